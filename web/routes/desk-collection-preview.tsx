import { uploadFile } from '#shared/contracts/collection.contract.ts';
import { withFiles } from '#shared/domain/files-form.ts';
import { loadPreview, previewTyped } from '#web/features/collection/preview/load-preview.ts';
import { PreviewPage } from '#web/features/collection/preview/preview-page.tsx';
import { deskOnly } from '#web/features/desk/frame/desk-only.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/desk-collection-preview.ts';

const TEXTS = ['collection', 'program', 'event', 'resource', 'content'] as const;

export const handle = withTexts(...TEXTS);
export const clientMiddleware = [fetchTexts(...TEXTS)];
export const middleware = [deskOnly];

export const loader = ({ params, context }: Route.LoaderArgs) =>
  loadPreview(params.collection, params.id, context);

export const action = withFiles(
  ({ params, request, context }: Route.ActionArgs) =>
    previewTyped(params.collection, params.id, request, context),
  uploadFile,
);

export default function DeskCollectionPreview({ loaderData, actionData }: Route.ComponentProps) {
  return <PreviewPage preview={loaderData} typed={actionData} />;
}
