import { z } from 'zod';
import { defineContract } from './contract.ts';

const PATH = '/base-api/me/second-factor/';
/** Six digits of the app, or a recovery code. */
export const oneTimeCode = z.string().trim().min(6).max(40);

export const getSecondFactor = defineContract({
  id: 'account.second-factor',
  summary: 'Whether signing in asks for a one-time code, and whether it must',
  method: 'GET',
  path: PATH,
  access: 'member',
  response: z.object({
    enabled: z.boolean(),
    /** Desk staff must have a second factor. */
    needed: z.boolean(),
    can: z.object({ remove: z.boolean() }),
    recovery_codes_left: z.number().int(),
  }),
});

export const beginSecondFactor = defineContract({
  id: 'account.begin-second-factor',
  summary: 'A new secret for an authenticator app; counts only once a code of it was shown',
  method: 'POST',
  path: PATH,
  access: 'member',
  limit: 'auth',
  needsProof: true,
  response: z.object({
    /** For typing, in groups of four. */
    secret: z.string(),
    uri: z.string(),
    /** The same as a picture: lines of the QR code, `1` is dark. */
    qr: z.array(z.string()),
  }),
});

export const confirmSecondFactor = defineContract({
  id: 'account.confirm-second-factor',
  summary: 'Switches one-time codes on by a first code; answers the recovery codes, once',
  method: 'POST',
  path: `${PATH}confirm/`,
  access: 'member',
  limit: 'auth',
  needsProof: true,
  body: z.object({ code: oneTimeCode }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
});

export const removeSecondFactor = defineContract({
  id: 'account.remove-second-factor',
  summary: 'Switches one-time codes off, by a code; not the last second factor of desk staff',
  method: 'POST',
  path: `${PATH}remove/`,
  access: 'member',
  limit: 'auth',
  body: z.object({ code: oneTimeCode }),
  response: z.object({ status: z.literal(200) }),
});
