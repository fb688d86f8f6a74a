import { z } from 'zod';
import { PROOF_WAYS } from '../domain/proof.ts';
import { defineContract } from './contract.ts';
import { isoMoment } from './list.ts';
import { passkeyProof, passkeyQuestion } from './passkey.contract.ts';

const PATH = '/base-api/me/proof/';
const until = isoMoment.nullable();

export const getProof = defineContract({
  id: 'account.proof',
  summary: 'Until when this session has shown who it is, and the ways in which the person can show it',
  method: 'GET',
  path: PATH,
  access: 'member',
  response: z.object({
    /** Null: what needs a proof is refused with `proof_needed`. */
    until,
    /** Of mail there is talk only where there is nothing else. */
    ways: z.array(z.enum(PROOF_WAYS)),
    /** Where a code would go. */
    email: z.string(),
  }),
});

export const prove = defineContract({
  id: 'account.prove',
  summary: 'Shows once more who sits here, for what needs a proof; eight wrong ones end the session',
  method: 'POST',
  path: PATH,
  access: 'member',
  limit: 'auth',
  body: z.object({
    way: z.enum(PROOF_WAYS).exclude(['identity']),
    password: z.string().max(1_000).default(''),
    /** Of the app, of the recovery codes, or of the mail. */
    code: z.string().trim().max(40).default(''),
    passkey: passkeyProof.optional(),
  }),
  response: z.object({ until }),
});

export const askForProofPasskey = defineContract({
  id: 'account.ask-for-proof-passkey',
  summary: 'What a browser needs to ask for a passkey as a proof',
  method: 'POST',
  path: `${PATH}passkey/`,
  access: 'member',
  limit: 'auth',
  response: passkeyQuestion,
});

export const sendProofCode = defineContract({
  id: 'account.send-proof-code',
  summary: 'Sends a code to the confirmed address of the account, for people who have no other proof',
  method: 'POST',
  path: `${PATH}mail/`,
  access: 'member',
  limit: 'mail:account',
  response: z.object({ status: z.literal(202) }),
  status: 202,
});
