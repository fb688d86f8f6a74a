import type { Place } from './place.ts';

/** The doors: signing in, registering, and the links of letters. */
export const ACCOUNT_PLACES: readonly Place[] = [
  { route: 'camdigikey-login', address: '/camdigikey-login' },
  { route: 'account/sign-in', address: '/account/sign-in' },
  { route: 'account/register', address: '/account/register' },
  { route: 'account/confirm-verify-email', address: '/account/confirm-verify-email' },
  { route: 'account/confirm-email/*', address: '/account/confirm-email/some-key' },
  { route: 'account/begin_password_reset', address: '/account/begin_password_reset' },
  { route: 'account/reset-password-confirm/*', address: '/account/reset-password-confirm/some-key' },
  { route: 'account/sign-out', address: '/account/sign-out', as: 'founder' },
];
