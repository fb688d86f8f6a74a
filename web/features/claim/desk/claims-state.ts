import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { listDeskClaims } from '#shared/contracts/desk-claim.contract.ts';
import { CLAIM_CASE } from '#shared/domain/cases/claim.ts';
import { DESK_CLAIMS_PATH } from '#shared/domain/claim.ts';
import { defineListState } from '#web/lib/list-state.ts';

export type ClaimsList = ResponseOf<typeof listDeskClaims>;
export type DeskClaimRow = ClaimsList['data'][number];

export const TABS = CLAIM_CASE.list.state.values;

/** The list in its address. */
export const claimsList = defineListState(DESK_CLAIMS_PATH, CLAIM_CASE.list);
export type ClaimsState = ReturnType<typeof claimsList.read>;
export const { read: readClaimsState, query: claimsQuery, to: claimsTo, change: withChange } = claimsList;

/** The page of a claim; it remembers the list one comes from. */
export const deskClaimTo = (id: string, list: string): string =>
  `${DESK_CLAIMS_PATH}/${encodeURIComponent(id)}${list ? `?${new URLSearchParams({ list })}` : ''}`;
