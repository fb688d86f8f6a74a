import type { RouterContextProvider } from 'react-router';
import { getProfile } from '#shared/contracts/profile.contract.ts';
import { getProof } from '#shared/contracts/proof.contract.ts';
import { getTeam, type Team } from '#shared/contracts/team.contract.ts';
import { LISTS_OF_KIND } from '#shared/domain/profile/part-fields.ts';
import { callApi, pageApi } from '#web/lib/api.ts';

/** A team with what was done last; null when nobody is signed in any more, because the session ended while they typed. */
export async function loadTeam(id: string, url: URL, context: Readonly<RouterContextProvider>) {
  if (pageApi(context).caller.actor.kind !== 'person') return null;
  const team = await callApi(context, getTeam, { params: { id } });
  const proof = team.can.invite ? await callApi(context, getProof) : null;
  return {
    team,
    /** Whether the reader stands on the page; null where pages of its kind show nobody. */
    me: await loadOwnPlace(team, context),
    /** Has shown lately that it is them, as everything needs that gives or takes power over the page. */
    proved: proof !== null && proof.until !== null,
    done: url.searchParams.get('done'),
    /** Sent along with invitations: the same ones twice are sent once. */
    send_key: crypto.randomUUID(),
  };
}
export type TeamData = NonNullable<Awaited<ReturnType<typeof loadTeam>>>;

async function loadOwnPlace({ page }: Team, context: Readonly<RouterContextProvider>) {
  const { actor } = pageApi(context).caller;
  if (!LISTS_OF_KIND[page.kind].includes('team_members') || actor.kind !== 'person') return null;
  const { lists, changes } = await callApi(context, getProfile, { params: { id: page.id } });
  return {
    shown: lists.team_members.some(({ person_id }) => person_id === actor.id),
    /** What the public page shows is not decided yet. */
    waits: changes.some(({ name }) => name === 'team_members'),
  };
}
