import type { RouterContextProvider } from 'react-router';
import { getDirectoryImport, listDirectoryImports } from '#shared/contracts/directory-import.contract.ts';
import { callApi } from '#web/lib/api.ts';
import { readPage } from '#web/lib/list-query.ts';
import { notFound } from '#web/lib/read-problem.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const COUNT = /^\d{1,6}$/;

/** Imports into the directory, and one of them where the address names it. */
export async function loadDirectoryImport(url: URL, context: Readonly<RouterContextProvider>) {
  const id = url.searchParams.get('import');
  if (id !== null && !UUID.test(id)) throw notFound();
  const left = url.searchParams.get('left') ?? '';
  const [imports, one] = await Promise.all([
    callApi(context, listDirectoryImports, { query: { page: readPage(url.searchParams), per_page: 10 } }),
    id ? callApi(context, getDirectoryImport, { params: { id } }) : null,
  ]);
  /** It was done just now: how many rows were left out. */
  return { imports, one, left: COUNT.test(left) ? Number(left) : null };
}
export type DirectoryImportData = Awaited<ReturnType<typeof loadDirectoryImport>>;
