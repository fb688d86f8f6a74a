import { type RouterContextProvider, redirect } from 'react-router';
import type { QueryOf } from '#shared/contracts/contract.ts';
import {
  getProgram,
  getProgramPage,
  listPrograms,
  type ProgramCard,
} from '#shared/contracts/program.contract.ts';
import { programPath, recordIdIn } from '#shared/domain/addresses.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import { hitsOf } from '#web/lib/list-hits.ts';
import { type ListState, readListState, tidyList, tidyState } from '../publication/publication-list-state.ts';
import { PROGRAM_LIST } from './program-list-shape.ts';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Loads the list of programs, with the program shown over it (`?id=`). An address with unknown values, or beyond
 * the last page, leads to the clean one, so that one view has one address.
 */
export async function loadPrograms(request: Request, context: Readonly<RouterContextProvider>) {
  const url = new URL(request.url);
  const state = readListState(url.searchParams, PROGRAM_LIST);
  const id = recordIdIn(url.searchParams.get('id') ?? '');
  const [list, page, opened] = await Promise.all([
    callApi(context, listPrograms, { query: queryOf(state) }),
    callApi(context, getProgramPage),
    UUID.test(id) ? tryApi(context, getProgram, { params: { id } }) : null,
  ]);
  const clean = tidyState(state, list);
  const tidy = tidyList(url, clean, PROGRAM_LIST);
  if (tidy !== null) throw redirect(tidy);
  // One that is not there has a page that says so, with its status.
  if (id && !opened?.ok) throw redirect(`/program/${encodeURIComponent(id)}`);
  const hits = hitsOf(list.data, list.corrected ?? state.search);
  return {
    list: { ...list, data: list.data.map(asRow) },
    hits,
    state: clean,
    page,
    /** The true address of what is shown. */
    shown_at: opened?.ok ? programPath(opened.value) : null,
    opened: opened?.ok ? { ...opened.value, related: opened.value.related.map(withoutLogo) } : null,
  };
}
export type ProgramsData = Awaited<ReturnType<typeof loadPrograms>>;

/** A card says in words whose program it is; the logo stands where one is opened. */
const withoutLogo = ({ organiser, ...card }: ProgramCard): ProgramCard => ({
  ...card,
  organiser: organiser && { ...organiser, logo: '' },
});

/** A row shows words alone; what it does not show is not carried along. */
const asRow = (card: ProgramCard): ProgramCard => ({
  ...withoutLogo(card),
  cover: null,
  apply_url: '',
  stages: [],
  sectors: [],
});

/** The query of the API for a state; what is no value of a list of ours is not sent. */
function queryOf({ search, filters, choices, page }: ListState): QueryOf<typeof listPrograms> {
  const known = {
    ...filters,
    status: (filters.status ?? []).filter((one) => ['open', 'upcoming', 'closed'].includes(one)),
    closing: (filters.closing ?? []).filter((one) => ['week', 'month', 'quarter'].includes(one)),
    organiser: (filters.organiser ?? []).filter((one) => UUID.test(one)),
  };
  const { closes_from, closes_to, ordering } = choices;
  return {
    ...(known as QueryOf<typeof listPrograms>),
    search,
    page,
    ordering: ordering as 'closing',
    ...(closes_from ? { closes_from } : {}),
    ...(closes_to ? { closes_to } : {}),
  };
}
