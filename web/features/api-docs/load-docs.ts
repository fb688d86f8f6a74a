import type { RouterContextProvider } from 'react-router';
import { pageApi } from '#web/lib/api.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { type DocsArea, type DocsCall, type OpenApi, readOpenApi } from './read-openapi.ts';

/** One line of the list of calls. */
export type DocsHead = Pick<DocsCall, 'id' | 'method' | 'path' | 'summary' | 'access'>;

/** All calls in a few words; with the id of one, that call whole. */
export function loadDocs(id: string | undefined, url: URL, context: Readonly<RouterContextProvider>) {
  const api = pageApi(context);
  const areas = areasOf(api.openApi() as OpenApi, api.publicUrl);
  const all = areas.flatMap(({ calls }) => calls);
  const call = id === undefined ? null : (all.find((one) => one.id === id) ?? null);
  if (id !== undefined && !call) throw notFound();
  return {
    base: api.publicUrl,
    search: (url.searchParams.get('search') ?? '').slice(0, 100),
    areas: areas.map(({ name, calls }) => ({ name, calls: calls.map(headOf) })),
    call,
  };
}

const read = new WeakMap<OpenApi, DocsArea[]>();

/** The description is the same as long as the process lives, and is read once: that takes a tenth of a second. */
function areasOf(api: OpenApi, base: string): DocsArea[] {
  const areas = read.get(api) ?? readOpenApi(api, base);
  read.set(api, areas);
  return areas;
}

export type DocsData = ReturnType<typeof loadDocs>;

const headOf = ({ id, method, path, summary, access }: DocsCall): DocsHead => ({
  id,
  method,
  path,
  summary,
  access,
});
