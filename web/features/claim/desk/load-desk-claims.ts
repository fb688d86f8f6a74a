import { type RouterContextProvider, redirect } from 'react-router';
import { getDeskClaim, listDeskClaims } from '#shared/contracts/desk-claim.contract.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import { claimsQuery, claimsTo, readClaimsState } from './claims-state.ts';

type Context = Readonly<RouterContextProvider>;
const viewerOf = (context: Context) => {
  const { actor } = pageApi(context).caller;
  return actor.kind === 'person' ? actor.id : '';
};

/** Loads the list as its address asks; unknown values and a page beyond the last one lead to the clean address. */
export async function loadDeskClaims(url: URL, context: Context) {
  const state = readClaimsState(url.searchParams);
  const { filters, ...query } = state;
  const list = await callApi(context, listDeskClaims, { query: { ...query, filter: filters } });
  const clean = state.page > list.total_page ? { ...state, page: 1 } : state;
  const asked = new URLSearchParams(url.search);
  asked.delete('lang');
  if (asked.toString() !== claimsQuery(clean)) throw redirect(claimsTo(clean));
  return { state, list, now: new Date().toISOString(), viewer_id: viewerOf(context) };
}
export type DeskClaimsData = Awaited<ReturnType<typeof loadDeskClaims>>;

/** Everything the page of a claim shows at the desk. */
export async function loadDeskClaim(id: string, url: URL, context: Context) {
  return {
    claim: await callApi(context, getDeskClaim, { params: { id } }),
    done: url.searchParams.get('done'),
    now: new Date().toISOString(),
    viewer_id: viewerOf(context),
    list: claimsQuery(readClaimsState(new URLSearchParams(url.searchParams.get('list') ?? ''))),
  };
}
export type DeskClaimData = Awaited<ReturnType<typeof loadDeskClaim>>;
