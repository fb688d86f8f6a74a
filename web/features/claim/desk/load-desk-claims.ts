import type { RouterContextProvider } from 'react-router';
import { getDeskClaim, listDeskClaims } from '#shared/contracts/desk-claim.contract.ts';
import { caseViewer } from '#web/features/case-desk/load-case.ts';
import { callApi } from '#web/lib/api.ts';
import { loadList } from '#web/lib/load-list.ts';
import { claimsList, claimsQuery, readClaimsState } from './claims-state.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadDeskClaims(url: URL, context: Context) {
  const found = await loadList(url, context, claimsList, listDeskClaims);
  return { ...found, ...caseViewer(context) };
}
export type DeskClaimsData = Awaited<ReturnType<typeof loadDeskClaims>>;

/** Everything the page of a claim shows at the desk. */
export async function loadDeskClaim(id: string, url: URL, context: Context) {
  return {
    claim: await callApi(context, getDeskClaim, { params: { id } }),
    ...caseViewer(context),
    list: claimsQuery(readClaimsState(new URLSearchParams(url.searchParams.get('list') ?? ''))),
  };
}
export type DeskClaimData = Awaited<ReturnType<typeof loadDeskClaim>>;
