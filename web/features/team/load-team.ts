import type { RouterContextProvider } from 'react-router';
import { getProof } from '#shared/contracts/proof.contract.ts';
import { getTeam } from '#shared/contracts/team.contract.ts';
import { callApi, pageApi } from '#web/lib/api.ts';

/** A team with what was done last; null when nobody is signed in any more, because the session ended while they typed. */
export async function loadTeam(id: string, url: URL, context: Readonly<RouterContextProvider>) {
  if (pageApi(context).caller.actor.kind !== 'person') return null;
  const team = await callApi(context, getTeam, { params: { id } });
  const proof = team.can.invite ? await callApi(context, getProof) : null;
  return {
    team,
    /** Has shown lately that it is them, as everything needs that gives or takes power over the page. */
    proved: proof !== null && proof.until !== null,
    done: url.searchParams.get('done'),
    /** Sent along with invitations: the same ones twice are sent once. */
    send_key: crypto.randomUUID(),
  };
}
export type TeamData = NonNullable<Awaited<ReturnType<typeof loadTeam>>>;
