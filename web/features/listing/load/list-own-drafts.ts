import type { RouterContextProvider } from 'react-router';
import { listProfiles } from '#shared/contracts/profile.contract.ts';
import { pageApi, tryApi } from '#web/lib/api.ts';

/** Profiles that somebody signed in has begun and not sent; none for visitors. */
export async function listOwnDrafts(context: Readonly<RouterContextProvider>) {
  if (pageApi(context).caller.actor.kind !== 'person') return [];
  const found = await tryApi(context, listProfiles, { query: { tab: 'draft', per_page: 20 } });
  if (!found.ok) return [];
  return found.value.data.map(({ id, kind, name, name_kh, path }) => {
    return { id, kind, name, name_kh, to: path };
  });
}
export type OwnDraft = Awaited<ReturnType<typeof listOwnDrafts>>[number];
