import type { RouterContextProvider } from 'react-router';
import { getProof } from '#shared/contracts/proof.contract.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import { sitePath } from '#web/lib/kept-path.ts';
import { SECURITY_PATH } from '#web/lib/profile-paths.ts';

/** What the page of a proof shows; null when the session ended meanwhile. */
export async function loadProof(url: URL, context: Readonly<RouterContextProvider>) {
  if (pageApi(context).caller.actor.kind !== 'person') return null;
  return { ...(await callApi(context, getProof)), back: wayBack(url) };
}
export type ProofData = NonNullable<Awaited<ReturnType<typeof loadProof>>>;

/** Where something was asked for that needs the proof. */
export const wayBack = (url: URL): string => sitePath(url.searchParams.get('back')) ?? SECURITY_PATH;
