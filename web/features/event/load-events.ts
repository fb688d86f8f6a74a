import { type RouterContextProvider, redirect } from 'react-router';
import type { QueryOf } from '#shared/contracts/contract.ts';
import { getEventMonth, listEvents } from '#shared/contracts/event.contract.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { callApi } from '#web/lib/api.ts';
import { hitsOf } from '#web/lib/list-hits.ts';
import { type ListState, readListState, tidyList, tidyState } from '../publication/publication-list-state.ts';
import { EVENT_LIST } from './event-list-shape.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Loads the list of events and the month beside it, both narrowed by the same filters. An address with unknown values, or
 * beyond the last page, leads to the clean one.
 */
export async function loadEvents(request: Request, context: Readonly<RouterContextProvider>) {
  const url = new URL(request.url);
  const today = calendarDate(new Date());
  const state = withoutThisMonth(readListState(url.searchParams, EVENT_LIST), today);
  const { when, from, to, month } = state.choices;
  const query = filtersOf(state);
  const shownMonth = month || (from || today).slice(0, 7);
  const [list, calendar] = await Promise.all([
    callApi(context, listEvents, {
      query: {
        ...query,
        page: state.page,
        ...(when === 'past' ? { when: 'past' } : {}),
        ...(from ? { from } : {}),
        ...(to ? { to } : {}),
      },
    }),
    callApi(context, getEventMonth, { params: { month: shownMonth }, query }),
  ]);
  const clean = tidyState(state, list);
  const tidy = tidyList(url, clean, EVENT_LIST);
  if (tidy !== null) throw redirect(tidy);
  const hits = hitsOf(list.data, list.corrected ?? state.search);
  return { list, hits, state: clean, today, month: calendar };
}
export type EventsData = Awaited<ReturnType<typeof loadEvents>>;

/** The month of today needs no word in the address, unless days of another month are chosen. */
function withoutThisMonth(state: ListState, today: string): ListState {
  const usual = (state.choices.from || today).slice(0, 7);
  return state.choices.month === usual ? { ...state, choices: { ...state.choices, month: '' } } : state;
}

function filtersOf({ search, filters }: ListState): QueryOf<typeof getEventMonth> {
  return {
    ...(filters as QueryOf<typeof getEventMonth>),
    search,
    place: (filters.place ?? []).filter((one) => one === 'online' || one === 'in_person'),
    organiser: (filters.organiser ?? []).filter((one) => UUID.test(one)),
  };
}
