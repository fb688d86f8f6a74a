import type { RouterContextProvider } from 'react-router';
import { exportRecords } from '#shared/contracts/collection-import.contract.ts';
import type { QueryOf } from '#shared/contracts/contract.ts';
import { callApi } from '#web/lib/api.ts';
import { csvFile } from '#web/lib/csv-file.ts';
import { collectionOf } from './collection-only.ts';
import { apiQuery, readListState } from './list/record-list-state.ts';

/** The records of a list as a CSV file; the text begins with the mark by which spreadsheets know UTF-8. */
export async function loadExport(name: string, url: URL, context: Readonly<RouterContextProvider>) {
  const collection = collectionOf(name);
  return csvFile(
    await callApi(context, exportRecords, {
      params: { collection: collection.name },
      query: apiQuery(readListState(collection, url.searchParams)) as QueryOf<typeof exportRecords>,
    }),
  );
}
