import { z } from 'zod';
import { DESK_ROLES } from '../domain/roles.ts';
import { defineContract } from './contract.ts';
import { uuid } from './list.ts';
import { passkeyProof } from './passkey.contract.ts';
import { personNames } from './person-names.ts';

/** The signed-in person as every page shows them. `photo` is the address of an image, never empty. */
export const currentUser = z.object({
  id: uuid,
  uuid,
  ...personNames,
  email: z.string(),
  photo: z.string(),
  language: z.enum(['en', 'km']),
  desk_roles: z.array(z.enum(DESK_ROLES)),
});
export type CurrentUser = z.infer<typeof currentUser>;

/**
 * Absent in answers to browsers, which have them as cookies that no script can read: a script that got into a page must not
 * carry a session away. Callers that say neither `Origin` nor `Sec-Fetch-Site` are no browsers.
 */
const token = z.string().optional().describe('Not in answers to browsers, which have it as a cookie.');
const tokens = { access_token: token, refresh_token: token };

/** What every way of signing in answers. */
export const signedIn = z.object({ ...tokens, data: currentUser });
const secret = z.string().max(2_000);

export const signIn = defineContract({
  id: 'account.sign-in',
  summary: 'Signs in with e-mail or username, and password; sets the session cookies',
  method: 'POST',
  path: '/public/api/v1/auth/login/',
  access: 'public',
  limit: 'auth',
  ownPagesOnly: true,
  body: z.object({
    /** The address, or the username where one was chosen. */
    email: z.string().trim().min(1).max(254),
    password: z.string().min(1).max(1_000),
    /** One-time or recovery code, once `second_factor_needed` was answered. */
    code: z.string().trim().max(40).optional(),
    /** The answer of a passkey to the question that came with `second_factor_needed`, instead of a code. */
    passkey: passkeyProof.optional(),
  }),
  response: signedIn,
});

export const signInOptions = defineContract({
  id: 'account.sign-in-options',
  summary: 'The ways of signing in and signing up that are offered here',
  method: 'GET',
  path: '/public/api/v1/auth/options/',
  access: 'public',
  response: z.object({
    /** By the national digital identity. */
    identity: z.boolean(),
    /** New accounts by e-mail and password. */
    registration: z.boolean(),
  }),
});
export type SignInOptions = z.infer<typeof signInOptions.response>;

export const refreshSession = defineContract({
  id: 'account.refresh',
  summary: 'Changes a refresh token (body or cookie) for a new pair',
  method: 'POST',
  path: '/api/v1/auth/token/refresh/',
  access: 'public',
  limit: 'write',
  body: z.object({ refresh_token: secret.optional() }).default({}),
  response: z.object(tokens),
});

export const signOut = defineContract({
  id: 'account.sign-out',
  summary: 'Ends the session, also when its token is already dead; clears the cookies',
  method: 'POST',
  path: '/api/v1/auth/logout/',
  access: 'public',
  body: z.object({ refresh_token: secret.optional() }).default({}),
  response: z.object({ status: z.literal(200) }),
});

export const getCurrentUser = defineContract({
  id: 'account.current-user',
  summary: 'The signed-in person',
  method: 'GET',
  path: '/public/',
  access: 'member',
  response: currentUser,
});
