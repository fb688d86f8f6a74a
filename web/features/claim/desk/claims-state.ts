import type { QueryOf, ResponseOf } from '#shared/contracts/contract.ts';
import type { listDeskClaims } from '#shared/contracts/desk-claim.contract.ts';
import { CLAIM_STATES, DESK_CLAIMS_PATH } from '#shared/domain/claim.ts';
import { defineListState, oneOf, pageNumber, someOf, typedText } from '#web/lib/list-state.ts';

type Query = QueryOf<typeof listDeskClaims>;
export type ClaimsList = ResponseOf<typeof listDeskClaims>;
export type DeskClaimRow = ClaimsList['data'][number];
export type ClaimsTab = NonNullable<Query['state']>;
type ClaimsFilter = 'mine' | 'unassigned';

export const TABS: readonly ClaimsTab[] = ['waiting', ...CLAIM_STATES, 'all'];

/** What the list of claims shows, read from its address with the names the API gives its parameters. */
export interface ClaimsState {
  state: ClaimsTab;
  filters: ClaimsFilter[];
  search: string;
  ordering: 'waiting' | '-waiting';
  page: number;
}

/** The list in its address. */
export const claimsList = defineListState<ClaimsState>(DESK_CLAIMS_PATH, {
  state: oneOf(TABS, 'waiting'),
  filters: someOf(['mine', 'unassigned'], 'filter'),
  search: typedText,
  ordering: oneOf(['waiting', '-waiting'], 'waiting'),
  page: pageNumber,
});
export const { read: readClaimsState, query: claimsQuery, to: claimsTo, change: withChange } = claimsList;

/** The page of a claim; it remembers the list one comes from. */
export const deskClaimTo = (id: string, list: string): string =>
  `${DESK_CLAIMS_PATH}/${encodeURIComponent(id)}${list ? `?${new URLSearchParams({ list })}` : ''}`;
