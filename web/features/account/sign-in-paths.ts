import { LOGIN_ACTION } from '#shared/constants.ts';
import { withParam } from '#web/features/shell/addresses.ts';

/** The page that signs in without a script, and from mails. */
export const SIGN_IN_PATH = '/account/sign-in';
export const SIGN_OUT_PATH = '/account/sign-out';

/** Where the form posts to, with the way back. */
export const signInAction = (back: string) => `${SIGN_IN_PATH}?next=${encodeURIComponent(back)}`;

/** This page with the sign-in dialog over it (2.080). */
export const withSignIn = (page: { pathname: string; search: string }) =>
  withParam('action', LOGIN_ACTION, page);
