import type { RouterContextProvider } from 'react-router';
import { getImport, listImports } from '#shared/contracts/collection-import.contract.ts';
import { callApi } from '#web/lib/api.ts';
import { readPage } from '#web/lib/list-query.ts';
import { notFound } from '#web/lib/read-problem.ts';
import { collectionOf } from '../collection-only.ts';

/** Imports into a collection, and one of them where the address names it. */
export async function loadImport(name: string, url: URL, context: Readonly<RouterContextProvider>) {
  const collection = collectionOf(name);
  const id = url.searchParams.get('import');
  if (id !== null && !UUID.test(id)) throw notFound();
  const [imports, one] = await Promise.all([
    callApi(context, listImports, {
      params: { collection: collection.name },
      query: { page: readPage(url.searchParams), per_page: 10 },
    }),
    id ? callApi(context, getImport, { params: { collection: collection.name, id } }) : null,
  ]);
  return { collection: collection.name, imports, one, done: url.searchParams.get('done') };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type ImportData = Awaited<ReturnType<typeof loadImport>>;
