import { LOGIN_ACTION } from '#shared/constants.ts';
import { type PageAddress, without, withParam } from '#web/features/shell/addresses.ts';

/** The page that signs in without a script, and from mails. */
export const SIGN_IN_PATH = '/account/sign-in';
export const SIGN_OUT_PATH = '/account/sign-out';
/** An account by e-mail (7b `registration`). */
export const REGISTER_PATH = '/account/register';
/** "Look into your mailbox" after registering. */
export const CHECK_MAIL_PATH = '/account/confirm-verify-email';
/** Forgotten password. */
export const RESET_PATH = '/account/begin_password_reset';

/** Where the form posts to, with the way back. */
export const signInAction = (back: string) => `${SIGN_IN_PATH}?next=${encodeURIComponent(back)}`;

/** Parameter of the page one goes on to after signing in. */
export const NEXT = 'next';

/** This page with the sign-in dialog over it. */
export const withSignIn = (page: PageAddress) => withParam('action', LOGIN_ACTION, page);

/** This page without the dialog. */
export function withoutSignIn(page: PageAddress): string {
  const [pathname = '', search = ''] = without('action', page).split('?');
  return without(NEXT, { pathname, search });
}

/** The home page with the dialog over it, which leads to another page afterwards. */
export const signInFor = (next: string) => `/?${new URLSearchParams({ action: LOGIN_ACTION, [NEXT]: next })}`;
