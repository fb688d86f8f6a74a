import { redirect } from 'react-router';
import { findAlikePages } from '#shared/contracts/matching.contract.ts';
import { listProfiles } from '#shared/contracts/profile.contract.ts';
import { listTeamInvites } from '#shared/contracts/team-invite.contract.ts';
import { STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { isPhone } from '#shared/rules/phone.ts';
import { WELCOME_PATH } from '#web/features/account/after-sign-in.ts';
import { callApi, pageApi, tryApi } from '#web/lib/api.ts';
import { readOneOf } from '#web/lib/list-query.ts';
import { type Context, isPerson } from '../load/person-page.ts';

const SKIPPED = 'welcome-skipped';
const YEAR_SECONDS = 31_536_000;

/**
 * The first question after signing in. Asked of people without a page who work at no desk and did not skip it; opened by
 * its address with a kind in it, it is shown to everybody. Null when the session is over.
 */
export async function loadWelcome(request: Request, url: URL, context: Context) {
  if (!isPerson(context)) return null;
  if (url.searchParams.has('skip')) throw redirect('/', { headers: { 'set-cookie': skipCookie(context) } });
  const kind = readOneOf(url.searchParams, 'kind', STAKEHOLDER_KINDS) ?? null;
  const name = (url.searchParams.get('name') ?? '').trim().slice(0, 200);
  const [profiles, invites] = await Promise.all([
    callApi(context, listProfiles, { query: { page: 1, per_page: 1, tab: 'all' } }),
    tryApi(context, listTeamInvites),
  ]);
  const skipped = (request.headers.get('cookie') ?? '').includes(`${SKIPPED}=1`);
  const asked = kind === null && !url.searchParams.has('ask');
  if (asked && (profiles.item_count > 0 || skipped || isOfDesk(context))) throw redirect('/');
  const found =
    kind && name
      ? await tryApi(context, findAlikePages, {
          query: { kind, ...(isPhone(name) ? { phone: name } : { name, name_kh: name }) },
        })
      : null;
  return {
    kind,
    name,
    found: found?.ok ? found.value.data : [],
    invited: invites.ok ? invites.value.data.length : 0,
  };
}
export type WelcomeData = NonNullable<Awaited<ReturnType<typeof loadWelcome>>>;

function isOfDesk(context: Context): boolean {
  const { actor } = pageApi(context).caller;
  return actor.kind === 'person' && actor.desk_roles.length > 0;
}

/** Sent back to this one page alone, so that no other page differs by it. */
function skipCookie(context: Context): string {
  const secure = pageApi(context).publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${SKIPPED}=1; Path=${WELCOME_PATH}; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}
