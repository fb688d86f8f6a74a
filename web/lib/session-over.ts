import { askAfterReload } from './asked-path.ts';
import { type FetchResult, isSessionEnd, send, withoutLine } from './fetch-api.ts';
import { OVER_THE_FORM, openSignIn, openSignInFor } from './overlays.ts';
import { reloadOnce } from './reload-once.ts';
import { type Renewal, renewSession } from './renew-session.ts';

const REFRESH_PATH = '/api/v1/auth/token/refresh/';
const LOGOUT_PATH = '/api/v1/auth/logout/';

/** Renews the session and tries again; else signs out, reloads once or asks to sign in. */
export async function renewOrSignIn<T>(
  ask: () => Promise<FetchResult<T>>,
  failed: FetchResult<T>,
  askedAt: number,
): Promise<FetchResult<T>> {
  const renewal = await renewSession(askedAt, askForRenewal);
  if (renewal === 'unknown') return withoutLine();
  if (renewal === 'renewed') {
    const again = await ask();
    if (again.ok || !isSessionEnd(again.problem)) return again;
  }
  if (holdsForm()) {
    await forgetSession();
    openSignInFor(OVER_THE_FORM);
  } else await leaveDeadSession();
  return failed;
}

async function askForRenewal(): Promise<Renewal> {
  const answer = await send({ method: 'POST', path: REFRESH_PATH, body: {} });
  if (answer.ok) return 'renewed';
  return isSessionEnd(answer.problem) ? 'over' : 'unknown';
}

/** Pages a reload would lead away from, because visitors have none of them. */
const OWN_PAGES = /^\/(user|desk)\b/;

/** Whether a reload would lose what was typed: an own page or a dialog. One signs in over it instead. */
const holdsForm = () =>
  OWN_PAGES.test(window.location.pathname) || document.querySelector('.dialog form') !== null;

const forgetSession = () => send({ method: 'POST', path: LOGOUT_PATH, body: {} });

/** Removes the cookies of a session that is over and reloads the page, once; then only asks to sign in. */
export async function leaveDeadSession(): Promise<void> {
  await forgetSession();
  const { pathname, search } = window.location;
  askAfterReload(pathname + search);
  if (!reloadOnce('session')) openSignIn();
}
