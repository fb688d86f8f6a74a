import { loadSharedPreview } from '#web/features/collection/preview/load-preview.ts';
import { SharedPreviewPage } from '#web/features/collection/preview/preview-page.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/shared-preview.ts';

const TEXTS = ['preview', 'program', 'event', 'resource', 'content'] as const;

export const handle = withTexts(...TEXTS);
export const clientMiddleware = [fetchTexts(...TEXTS)];

export const loader = ({ params, context }: Route.LoaderArgs) => loadSharedPreview(params.key, context);

export default function SharedPreview({ loaderData }: Route.ComponentProps) {
  return <SharedPreviewPage preview={loaderData} />;
}
