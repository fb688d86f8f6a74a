import { type RouterContextProvider, redirect } from 'react-router';
import { listOptions, listRecords } from '#shared/contracts/collection.contract.ts';
import type { QueryOf } from '#shared/contracts/contract.ts';
import { listViews } from '#shared/contracts/saved-view.contract.ts';
import { callApi } from '#web/lib/api.ts';
import { collectionOf } from '../collection-only.ts';
import { apiQuery, listQuery, listTo, readListState } from './record-list-state.ts';

/**
 * Loads a list as its address asks. Unknown values, defaults and a page beyond the last one lead to the clean address,
 * so that one view has one address.
 */
export async function loadList(name: string, url: URL, context: Readonly<RouterContextProvider>) {
  const collection = collectionOf(name);
  const params = { collection: collection.name };
  const state = readListState(collection, url.searchParams);
  const query = { ...apiQuery(state), page: state.page } as QueryOf<typeof listRecords>;
  const [list, choices, { views }] = await Promise.all([
    callApi(context, listRecords, { params, query }),
    callApi(context, listOptions, { params }),
    callApi(context, listViews, { query: { list: collection.name } }),
  ]);
  const clean = state.page > list.total_page ? { ...state, page: 1 } : state;
  const asked = new URLSearchParams(url.search);
  asked.delete('lang');
  if (asked.toString() !== listQuery(clean)) throw redirect(listTo(collection, clean));
  return { collection: collection.name, state, list, options: choices.options, views };
}

export type ListData = Awaited<ReturnType<typeof loadList>>;
export type ListRow = ListData['list']['data'][number];
export type Options = ListData['options'];
