import { listCohortInvites } from '#shared/contracts/cohort.contract.ts';
import { listNamedRounds } from '#shared/contracts/funding.contract.ts';
import { countNotifications } from '#shared/contracts/notification.contract.ts';
import { listProfiles } from '#shared/contracts/profile.contract.ts';
import { listSaved } from '#shared/contracts/save.contract.ts';
import { listTeamInvites } from '#shared/contracts/team.contract.ts';
import { loadMissingAddress } from '#web/features/profile/address/load-address.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import { type Context, isPerson } from '../load/person-page.ts';
import { waitingOf } from './waiting-of.ts';

const SHOWN = 5;

/** What waits for a person, then what is theirs; null when the session is over. */
export async function loadStart(context: Context) {
  if (!isPerson(context)) return null;
  const few = { page: 1, per_page: SHOWN };
  const [profiles, teams, cohorts, rounds, counts, saved, address] = await Promise.all([
    callApi(context, listProfiles, { query: { page: 1, per_page: 100, tab: 'all' } }),
    tryApi(context, listTeamInvites),
    tryApi(context, listCohortInvites, { query: { page: 1, per_page: 50 } }),
    tryApi(context, listNamedRounds, { query: { page: 1, per_page: 50 } }),
    tryApi(context, countNotifications),
    tryApi(context, listSaved, { query: few }),
    loadMissingAddress(context),
  ]);
  return {
    profiles: profiles.data,
    waiting: waitingOf({
      profiles: profiles.data,
      teams: teams.ok ? teams.value.data : [],
      cohorts: cohorts.ok ? cohorts.value.data : [],
      rounds: rounds.ok ? rounds.value.data : [],
      connections: counts.ok ? counts.value.connection_request_count : 0,
      threads: counts.ok ? counts.value.inbox_count : 0,
      notices: counts.ok ? counts.value.total : 0,
    }),
    saved: saved.ok ? saved.value : null,
    address,
  };
}
export type StartData = NonNullable<Awaited<ReturnType<typeof loadStart>>>;
