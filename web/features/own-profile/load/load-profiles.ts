import { redirect } from 'react-router';
import { getOwnProfile } from '#shared/contracts/person.contract.ts';
import { listProfiles } from '#shared/contracts/profile.contract.ts';
import { profilesPath } from '#shared/domain/profile/own-profile-paths.ts';
import { PROFILE_TABS } from '#shared/domain/review.ts';
import { PERSON_KINDS, type StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { callApi, tryApi } from '#web/lib/api.ts';
import { leadToTidy } from '#web/lib/lead-to-tidy.ts';
import { readOneOf, readPage, withParams } from '#web/lib/list-query.ts';
import { type Context, isPerson } from './person-page.ts';

const OWNERSHIPS = ['owned', 'member'] as const;
const DONE = ['deleted'] as const;

/** One's own profiles of a kind, as the address asks for them; null when the session is over. */
export async function loadProfiles(url: URL, context: Context, kind: StakeholderKind) {
  if (!isPerson(context)) return null;
  const params = url.searchParams;
  const tab = readOneOf(params, 'tab', PROFILE_TABS) ?? 'all';
  const ownership = readOneOf(params, 'ownership', OWNERSHIPS);
  const page = readPage(params);
  const creates = params.has('create');
  const shown = { tab: tab === 'all' ? undefined : tab, ownership, page: page > 1 ? page : undefined };
  leadToTidy(url, withParams(profilesPath(kind), '', shown), ['create']);
  const [list, known] = await Promise.all([
    callApi(context, listProfiles, { query: { kind, tab, page, per_page: 20, ownership } }),
    creates && PERSON_KINDS.includes(kind) ? tryApi(context, getOwnProfile) : null,
  ]);
  if (page > Math.max(1, list.total_page))
    throw redirect(withParams(profilesPath(kind), params, { page: undefined }));
  return {
    kind,
    tab,
    ownership: ownership ?? null,
    list,
    creates,
    done: readOneOf(params, 'done', DONE) ?? null,
    /** Names of the account, so that nobody types them twice. */
    known: (known?.ok
      ? {
          first_name: known.value.first_name,
          last_name: known.value.last_name,
          first_name_kh: known.value.first_name_kh,
          last_name_kh: known.value.last_name_kh,
        }
      : {}) as Record<string, string>,
  };
}
export type ProfilesData = NonNullable<Awaited<ReturnType<typeof loadProfiles>>>;
