import { type RouterContextProvider, redirect } from 'react-router';
import { listPeople } from '#shared/contracts/desk-person.contract.ts';
import { callApi } from '#web/lib/api.ts';
import { apiQuery, peopleQuery, peopleTo, readPeopleState } from './people-state.ts';

/** Loads the list as its address asks; unknown values and a page beyond the last one lead to the clean address. */
export async function loadPeople(url: URL, context: Readonly<RouterContextProvider>) {
  const state = readPeopleState(url.searchParams);
  const list = await callApi(context, listPeople, { query: apiQuery(state) });
  const clean = state.page > list.total_page ? { ...state, page: 1 } : state;
  const asked = new URLSearchParams(url.search);
  asked.delete('lang');
  if (asked.toString() !== peopleQuery(clean)) throw redirect(peopleTo(clean));
  return { state, list };
}
export type PeopleData = Awaited<ReturnType<typeof loadPeople>>;
