import type { RouterContextProvider } from 'react-router';
import { getClaim, listClaims, listDisputes } from '#shared/contracts/claim.contract.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import { leadToTidy } from '#web/lib/lead-to-tidy.ts';
import { readPage, withParams } from '#web/lib/list-query.ts';

type Context = Readonly<RouterContextProvider>;
const isSignedIn = (context: Context) => pageApi(context).caller.actor.kind === 'person';

/** A person's claims, and disputes about pages of theirs. */
export async function loadClaims(url: URL, context: Context) {
  if (!isSignedIn(context)) return null;
  const page = readPage(url.searchParams);
  leadToTidy(url, withParams(url.pathname, '', { page: page > 1 ? page : undefined }));
  const [list, disputes] = await Promise.all([
    callApi(context, listClaims, { query: { page } }),
    callApi(context, listDisputes),
  ]);
  return { list, disputes: disputes.data };
}
export type ClaimsData = NonNullable<Awaited<ReturnType<typeof loadClaims>>>;

/** One claim with what was done last. */
export async function loadClaim(id: string, url: URL, context: Context) {
  if (!isSignedIn(context)) return null;
  const claim = await callApi(context, getClaim, { params: { id } });
  return { claim, done: url.searchParams.get('done'), send_key: crypto.randomUUID() };
}
export type ClaimData = NonNullable<Awaited<ReturnType<typeof loadClaim>>>;
