import type { listDeskClaims } from '#shared/contracts/claim.contract.ts';
import type { QueryOf, ResponseOf } from '#shared/contracts/contract.ts';
import { CLAIM_STATES, DESK_CLAIMS_PATH } from '#shared/domain/claim.ts';
import { withQuery } from '#web/lib/with-query.ts';

type Query = QueryOf<typeof listDeskClaims>;
export type ClaimsList = ResponseOf<typeof listDeskClaims>;
export type DeskClaimRow = ClaimsList['data'][number];
export type ClaimsTab = NonNullable<Query['state']>;
type ClaimsFilter = 'mine' | 'unassigned';

export const TABS: readonly ClaimsTab[] = ['waiting', ...CLAIM_STATES, 'all'];
const LONGEST_SEARCH = 200;

/** What the list of claims shows, read from its address with the names the API gives its parameters. */
export interface ClaimsState {
  state: ClaimsTab;
  filters: ClaimsFilter[];
  search: string;
  ordering: 'waiting' | '-waiting';
  page: number;
}

/** Reads the state from an address; what it does not know or cannot be is left out. */
export function readClaimsState(params: URLSearchParams): ClaimsState {
  const page = Number(params.get('page') ?? 1);
  const asked = params.getAll('filter');
  return {
    state: TABS.find((one) => one === params.get('state')) ?? 'waiting',
    filters: (['mine', 'unassigned'] as const).filter((filter) => asked.includes(filter)),
    search: (params.get('search') ?? '').trim().slice(0, LONGEST_SEARCH),
    ordering: params.get('ordering') === '-waiting' ? '-waiting' : 'waiting',
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  };
}

/** The query of a state, in one order, defaults left out, without the `?`. */
export function claimsQuery(state: ClaimsState): string {
  const params = new URLSearchParams();
  if (state.state !== 'waiting') params.set('state', state.state);
  for (const filter of state.filters) params.append('filter', filter);
  if (state.search) params.set('search', state.search);
  if (state.ordering !== 'waiting') params.set('ordering', state.ordering);
  if (state.page > 1) params.set('page', String(state.page));
  return params.toString();
}

export function claimsTo(state: ClaimsState): string {
  const query = claimsQuery(state);
  return withQuery(DESK_CLAIMS_PATH, query);
}

/** A state after a change of what is listed: back on the first page. */
export const withChange = (state: ClaimsState, change: Partial<ClaimsState>): ClaimsState => ({
  ...state,
  page: 1,
  ...change,
});

/** The page of a claim; it remembers the list one comes from. */
export const deskClaimTo = (id: string, list: string): string =>
  `${DESK_CLAIMS_PATH}/${encodeURIComponent(id)}${list ? `?${new URLSearchParams({ list })}` : ''}`;
