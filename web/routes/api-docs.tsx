import '#web/features/api-docs/api-docs.css';
import { DocsCallPage } from '#web/features/api-docs/docs-call.tsx';
import { DocsIndex } from '#web/features/api-docs/docs-index.tsx';
import { loadDocs } from '#web/features/api-docs/load-docs.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import type { Route } from './+types/api-docs.ts';

export const handle = { ...withTexts('api-docs'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('api-docs')];

export const loader = ({ params, url, context }: Route.LoaderArgs) => loadDocs(params.call, url, context);

/** The API, readable: all calls, or one of them. */
export default function ApiDocs({ loaderData }: Route.ComponentProps) {
  const { call, areas } = loaderData;
  return call ? <DocsCallPage call={call} areas={areas} /> : <DocsIndex {...loaderData} />;
}
