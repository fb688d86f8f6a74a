import type { RouterContextProvider } from 'react-router';
import { exportRecords } from '#shared/contracts/collection-import.contract.ts';
import type { QueryOf } from '#shared/contracts/contract.ts';
import { callApi } from '#web/lib/api.ts';
import { collectionOf } from './collection-only.ts';
import { apiQuery, readListState } from './list/list-state.ts';

/** The records of a list as a CSV file; the text begins with the mark by which spreadsheets know UTF-8. */
export async function loadExport(name: string, url: URL, context: Readonly<RouterContextProvider>) {
  const collection = collectionOf(name);
  const { file_name, text } = await callApi(context, exportRecords, {
    params: { collection: collection.name },
    query: apiQuery(readListState(collection, url.searchParams)) as QueryOf<typeof exportRecords>,
  });
  return new Response(text.startsWith('\ufeff') ? text : `\ufeff${text}`, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${file_name.replace(/[^\w.-]/g, '_')}"`,
      'cache-control': 'private, no-store',
    },
  });
}
