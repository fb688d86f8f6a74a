import { listProfiles } from '#shared/contracts/profile.contract.ts';
import { listSaved } from '#shared/contracts/save.contract.ts';
import { listTasks } from '#shared/contracts/task.contract.ts';
import { loadMissingAddress } from '#web/features/account/address/load-address.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import { type Context, isPerson } from '../load/person-page.ts';

const SHOWN = 5;

/** What waits for a person, then what is theirs; null when the session is over. */
export async function loadStart(context: Context) {
  if (!isPerson(context)) return null;
  const few = { page: 1, per_page: SHOWN };
  const [profiles, tasks, saved, address] = await Promise.all([
    callApi(context, listProfiles, { query: { page: 1, per_page: 100, tab: 'all' } }),
    callApi(context, listTasks),
    tryApi(context, listSaved, { query: few }),
    loadMissingAddress(context),
  ]);
  return { profiles: profiles.data, tasks, saved: saved.ok ? saved.value : null, address };
}
export type StartData = NonNullable<Awaited<ReturnType<typeof loadStart>>>;
