import type { RouterContextProvider } from 'react-router';
import { listClaims, listDisputes } from '#shared/contracts/claim.contract.ts';
import { readMatches } from '#shared/contracts/matching.contract.ts';
import { listTeamInvites } from '#shared/contracts/team-invite.contract.ts';
import { callApi, pageApi, tryApi } from '#web/lib/api.ts';

/** What waits for a person, and, by the link of a mail, the pages found for an address. */
export async function loadMatching(url: URL, context: Readonly<RouterContextProvider>) {
  if (pageApi(context).caller.actor.kind !== 'person') return null;
  const token = url.searchParams.get('token');
  const [invites, claims, disputes, found] = await Promise.all([
    callApi(context, listTeamInvites),
    callApi(context, listClaims, { query: { per_page: 5 } }),
    callApi(context, listDisputes),
    token ? tryApi(context, readMatches, { params: { token } }) : null,
  ]);
  return {
    token,
    invitations: invites.data,
    asked: invites.asked,
    claims: claims.data,
    disputes: disputes.data,
    matches: found?.ok ? found.value : null,
    /** The link is over, or was made for somebody else. */
    dead: found && !found.ok ? found.problem : null,
    sent: url.searchParams.get('sent'),
    done: url.searchParams.has('done'),
  };
}
export type MatchingData = NonNullable<Awaited<ReturnType<typeof loadMatching>>>;
