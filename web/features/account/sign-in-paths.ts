import { LOGIN_ACTION } from '#shared/constants.ts';
import { withParam } from '#web/features/shell/addresses.ts';

/** The page that signs in without a script, and from mails. */
export const SIGN_IN_PATH = '/account/sign-in';
export const SIGN_OUT_PATH = '/account/sign-out';
/** An account by e-mail (7b `registration`). */
export const REGISTER_PATH = '/account/register';
/** "Look into your mailbox" after registering (2.021). */
export const CHECK_MAIL_PATH = '/account/confirm-verify-email';
/** Forgotten password (2.020). */
export const RESET_PATH = '/account/begin_password_reset';

/** Where the form posts to, with the way back. */
export const signInAction = (back: string) => `${SIGN_IN_PATH}?next=${encodeURIComponent(back)}`;

/** This page with the sign-in dialog over it (2.080). */
export const withSignIn = (page: { pathname: string; search: string }) =>
  withParam('action', LOGIN_ACTION, page);
