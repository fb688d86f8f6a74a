import type { RouterContextProvider } from 'react-router';
import { getCurrentUser, signInOptions } from '#shared/contracts/account.contract.ts';
import { getShell } from '#shared/contracts/content.contract.ts';
import { countNotifications } from '#shared/contracts/notification.contract.ts';
import { bringsSession } from '#shared/domain/session-cookies.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { pageApi, tryApi } from '#web/lib/api.ts';
import type { ShellData } from './shell-data.ts';

/** What the frame of every page shows. A part that cannot be read is left out: the page itself must still appear. */
export async function loadShell(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<ShellData> {
  const { caller, publicUrl, demo } = pageApi(context);
  const hadSession = bringsSession(request.headers.get('cookie'), publicUrl.startsWith('https:'));
  const isSignedIn = caller.actor.kind === 'person';
  const [content, options, user, counts] = await Promise.all([
    tryApi(context, getShell),
    tryApi(context, signInOptions),
    isSignedIn || hadSession ? tryApi(context, getCurrentUser) : null,
    isSignedIn ? tryApi(context, countNotifications) : null,
  ]);
  return {
    language: caller.language,
    viewer: user?.ok
      ? {
          ...user.value,
          ...(counts?.ok ? { counts: counts.value } : {}),
        }
      : null,
    session_ended: user !== null && !user.ok && user.problem.status === 401,
    sign_in: options.ok ? options.value : null,
    content: content.ok ? content.value : null,
    public_url: publicUrl,
    demo,
    year: calendarDate(new Date()).slice(0, 4),
  };
}
