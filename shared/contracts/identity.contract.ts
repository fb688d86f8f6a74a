import { z } from 'zod';
import { signedIn } from './account.contract.ts';
import { defineContract } from './contract.ts';
import { personNames } from './person-names.ts';

export const requestIdentityLogin = defineContract({
  id: 'account.request-identity-login',
  summary: 'Begins a sign-in by national identity: the address the browser goes to',
  method: 'GET',
  path: '/api/v1/camdigikey/request-login/',
  access: 'public',
  limit: 'auth',
  ownPagesOnly: true,
  query: z.object({
    /** 1: the signed-in person wants to sign in with this identity from now on. */
    link: z.literal('1').optional(),
    /** 1: the signed-in person shows by it once more that it is them. */
    prove: z.literal('1').optional(),
  }),
  response: z.object({ login_url: z.string() }),
});

export const claimIdentityToken = defineContract({
  id: 'account.claim-identity-token',
  summary:
    'Binds a token of the national identity to the sign-in this browser began: from then on it ends no other. The page of the way back calls it when the token arrives; who calls identity-login at once need not',
  method: 'POST',
  path: '/api/v1/camdigikey/claim/',
  access: 'public',
  limit: 'auth',
  ownPagesOnly: true,
  body: z.object({ token: z.string().min(1).max(16_000) }),
  badBody: 'account:identity.token_malformed',
  response: z.object({ status: z.literal(200) }),
});

export const identityLogin = defineContract({
  id: 'account.identity-login',
  summary: 'Ends a sign-in by national identity: changes the token the browser came back with for a session',
  method: 'POST',
  path: '/api/v1/camdigikey/login/',
  access: 'public',
  limit: 'auth',
  ownPagesOnly: true,
  body: z.object({
    token: z.string().min(1).max(16_000),
    /** What came back beside the token, where the provider sends it back. */
    state: z.string().max(500).optional(),
  }),
  badBody: 'account:identity.token_malformed',
  response: signedIn,
});

export const getWaitingIdentity = defineContract({
  id: 'account.get-waiting-identity',
  summary:
    'The identity this browser proved that came with the address of an account: its person chooses between linking it and an account of its own',
  method: 'GET',
  path: '/api/v1/camdigikey/waiting/',
  access: 'public',
  ownPagesOnly: true,
  response: z.object({
    ...personNames,
    /** Of the account that is known. */
    email: z.string(),
    /** Whether the caller signed in to that account since, and may link the identity to it. */
    can: z.object({ link: z.boolean() }),
  }),
});

export const settleIdentity = defineContract({
  id: 'account.settle-identity',
  summary: 'Links the waiting identity to the account with its address, or opens an account of its own',
  method: 'POST',
  path: '/api/v1/camdigikey/waiting/',
  access: 'public',
  limit: 'auth',
  ownPagesOnly: true,
  body: z.object({ choice: z.enum(['link', 'new']) }),
  response: signedIn,
});

export const linkedIdentity = z.object({
  provider: z.string(),
  linked_at: z.string(),
  used_at: z.string(),
  /** Its address, where another account has it: signing in there once links the two. */
  other_account: z.string().nullable(),
  can: z.object({ unlink: z.boolean() }),
});

export const listIdentities = defineContract({
  id: 'account.list-identities',
  summary: 'Identities with which the person signs in',
  method: 'GET',
  path: '/base-api/me/identities/',
  access: 'member',
  response: z.object({ offered: z.boolean(), data: z.array(linkedIdentity) }),
});

export const unlinkIdentity = defineContract({
  id: 'account.unlink-identity',
  summary: 'Ends signing in with an identity, if there is another way to sign in',
  method: 'DELETE',
  path: '/base-api/me/identities/{provider}/',
  access: 'member',
  needsProof: true,
  params: z.object({ provider: z.string().max(40) }),
  response: z.object({ status: z.literal(200) }),
});
