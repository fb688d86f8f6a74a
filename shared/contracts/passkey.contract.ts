import { z } from 'zod';
import { PASSKEY_NAME_LENGTH } from '../domain/passkey.ts';
import { defineContract } from './contract.ts';
import { uuid } from './list.ts';
import { oneOf } from './one-of.ts';
import { openToMore } from './open-to-more.ts';
import { oneTimeCode } from './second-factor.contract.ts';

const PATH = '/base-api/me/passkeys/';

/** Bytes as WebAuthn writes them into JSON. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);
const passkeyName = z.string().trim().min(1).max(PASSKEY_NAME_LENGTH);
const known = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** What a browser needs to ask for a passkey (WebAuthn: PublicKeyCredentialRequestOptionsJSON). */
export const passkeyQuestion = z.object({
  challenge: z.string(),
  rpId: z.string(),
  allowCredentials: z.array(known),
  userVerification: z.literal('preferred'),
  timeout: z.number().int(),
});
export type PasskeyQuestion = z.infer<typeof passkeyQuestion>;

/** What a browser gives of a passkey; it adds what else the standard has, today or later. */
const credentialOf = <R extends z.ZodObject>(response: R) =>
  openToMore(
    z.object({
      id: bytes(1_400),
      rawId: bytes(1_400),
      type: z.literal('public-key'),
      response: openToMore(response),
    }),
  );

/** The signature of a passkey (WebAuthn: AuthenticationResponseJSON). */
export const passkeyProof = credentialOf(
  z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(4_000),
  }),
);
export type PasskeyProof = z.infer<typeof passkeyProof>;

/** A passkey just made (WebAuthn: RegistrationResponseJSON). */
export const newPasskey = credentialOf(
  z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(12_000),
    transports: z.array(z.string().max(20)).max(10).optional(),
  }),
);
export type NewPasskey = z.infer<typeof newPasskey>;

export const listPasskeys = defineContract({
  id: 'account.list-passkeys',
  summary: 'Passkeys with which the person confirms a sign-in by password, the oldest first',
  method: 'GET',
  path: PATH,
  access: 'member',
  response: z.object({
    data: z.array(
      z.object({
        id: uuid,
        name: z.string(),
        created_at: z.string(),
        used_at: z.string().nullable(),
        /** Desk staff keep at least one second factor. */
        can: z.object({ remove: z.boolean() }),
      }),
    ),
  }),
});

export const getPasskey = oneOf(listPasskeys, 'account.get-passkey');

export const beginPasskey = defineContract({
  id: 'account.begin-passkey',
  summary: 'What a browser needs to make a passkey; good for five minutes in this session',
  method: 'POST',
  path: `${PATH}begin/`,
  access: 'member',
  limit: 'auth',
  needsProof: true,
  response: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })),
    excludeCredentials: z.array(known),
    authenticatorSelection: z.object({
      residentKey: z.literal('discouraged'),
      requireResidentKey: z.literal(false),
      userVerification: z.literal('preferred'),
    }),
    attestation: z.literal('none'),
    timeout: z.number().int(),
  }),
});

export const addPasskey = defineContract({
  id: 'account.add-passkey',
  summary: 'Keeps a passkey under a name; with the first second factor come recovery codes, once',
  method: 'POST',
  path: PATH,
  access: 'member',
  limit: 'auth',
  needsProof: true,
  body: z.object({ name: passkeyName, passkey: newPasskey }),
  response: z.object({ id: uuid, recovery_codes: z.array(z.string()) }),
  status: 201,
});

export const renamePasskey = defineContract({
  id: 'account.rename-passkey',
  summary: 'Gives a passkey another name',
  method: 'PATCH',
  path: `${PATH}{id}/`,
  access: 'member',
  params: z.object({ id: uuid }),
  body: z.object({ name: passkeyName }),
  response: z.object({ id: uuid, name: z.string() }),
});

export const askForPasskey = defineContract({
  id: 'account.ask-for-passkey',
  summary: 'What a browser needs to ask for a passkey before one is removed',
  method: 'POST',
  path: `${PATH}ask/`,
  access: 'member',
  limit: 'auth',
  response: passkeyQuestion,
});

export const removePasskey = defineContract({
  id: 'account.remove-passkey',
  summary: 'Removes a passkey, by a code or by a passkey; not the last second factor of desk staff',
  method: 'POST',
  path: `${PATH}{id}/remove/`,
  access: 'member',
  limit: 'auth',
  params: z.object({ id: uuid }),
  body: z.object({ code: oneTimeCode.optional(), passkey: passkeyProof.optional() }),
  response: z.object({ status: z.literal(200) }),
});
