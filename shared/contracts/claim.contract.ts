import { z } from 'zod';
import { DOCUMENT_MAX_MB, EMAIL_CODE_DIGITS, EMAIL_MAX, MEGABYTE_BYTES } from '../constants.ts';
import { CLAIM_PROOFS, CLAIM_RELATION_MAX, CLAIM_STATES, CLAIM_TEXT_MAX } from '../domain/claim.ts';
import { latinDigits } from '../format/digits.ts';
import { normaliseEmail } from '../rules/email.ts';
import { claimEvent, claimNames, claimRow, claimText, objectionUntil } from './claim-row.ts';
import { defineContract } from './contract.ts';
import { storedImage, upload } from './file.contract.ts';
import { isoMoment, listOf, pageQuery, uuid } from './list.ts';
import { optionalRuleText } from './rule-schema.ts';

const proof = z.enum(CLAIM_PROOFS);
const documentBytes = (DOCUMENT_MAX_MB + 1) * MEGABYTE_BYTES;

/** A claim as its claimant sees it; `viewer` owner: as who looks after the page today is shown a dispute. */
const claim = claimRow.extend({
  viewer: z.enum(['claimant', 'owner']),
  claimant: claimNames.nullable(),
  note: z.string(),
  /** The proofs the page allows, for its claimant. */
  proofs: z.array(proof),
  /** The address the code goes to, or the website. */
  proof_target: z.string(),
  /** What is to stand on the website. */
  proof_text: z.string(),
  code_expires_at: isoMoment.nullable(),
  objection_until: objectionUntil,
  document: storedImage.nullable(),
  events: z.array(claimEvent),
  can: z.object({
    prove: z.boolean(),
    answer: z.boolean(),
    withdraw: z.boolean(),
    object: z.boolean(),
    agree: z.boolean(),
  }),
});
export type Claim = z.infer<typeof claim>;
export type ClaimEvent = z.infer<typeof claimEvent>;

const address = z
  .string()
  .max(EMAIL_MAX * 2)
  .default('')
  .transform(normaliseEmail);

export const listClaims = defineContract({
  id: 'claim.list',
  summary: 'The claims of the caller, newest first, with the latest state of a page',
  method: 'GET',
  path: '/api/v1/stakeholder/claim-request/',
  access: 'member',
  query: z.object({ ...pageQuery, stakeholder_id: uuid.optional() }),
  response: z.object({
    ...listOf(claimRow).shape,
    /** Of the newest claim that is listed. */
    latest_state: z.enum([...CLAIM_STATES, 'none']),
  }),
});

export const getClaimRequest = defineContract({
  id: 'claim.get-request',
  summary: 'One claim of the caller, by the path of the list',
  method: 'GET',
  path: '/api/v1/stakeholder/claim-request/{id}/',
  access: 'member',
  params: z.object({ id: uuid }),
  response: claim,
});

export const requestClaim = defineContract({
  id: 'claim.request',
  summary: 'Asks to look after a page; on a page that has an owner it opens a dispute',
  method: 'POST',
  path: '/api/v1/stakeholder/claim-request/',
  access: 'member',
  limit: 'mail:claim',
  bodyKind: 'multipart',
  maxBytes: documentBytes,
  body: z.object({
    stakeholder_id: uuid,
    /** What they are there, in their words; empty for the page of a human being. */
    relation: optionalRuleText({ max: CLAIM_RELATION_MAX }),
    note: optionalRuleText({ max: CLAIM_TEXT_MAX }),
    proof,
    /** For `domain_code`: an address of the website's domain. */
    email: address,
    /** For `document`; it may also come later. */
    document: upload.optional(),
  }),
  response: claim,
  status: 201,
});

const params = z.object({ id: uuid });
const one = '/base-api/me/claims/{id}/' as const;

export const getClaim = defineContract({
  id: 'claim.get',
  summary: 'One claim, for its claimant and, while it is disputed, for the owners of the page',
  method: 'GET',
  path: one,
  access: 'member',
  params,
  response: claim,
});

export const chooseProof = defineContract({
  id: 'claim.choose-proof',
  summary: 'Chooses another proof, or sends the code again or to another address of the domain',
  method: 'POST',
  path: `${one}proof/`,
  access: 'member',
  limit: 'mail:claim',
  params,
  body: z.object({ proof, email: address }),
  response: claim,
});

export const confirmClaim = defineContract({
  id: 'claim.confirm',
  summary: 'Takes in the code that was mailed to the address of the page, or of its website’s domain',
  method: 'POST',
  path: `${one}confirm/`,
  access: 'member',
  limit: 'auth',
  params,
  body: z.object({
    code: z
      .string()
      .max(100)
      .default('')
      .transform((typed) =>
        latinDigits(typed)
          .replace(/\D/g, '')
          .slice(0, EMAIL_CODE_DIGITS + 1),
      ),
  }),
  response: claim,
});

export const checkWebsite = defineContract({
  id: 'claim.check-website',
  summary: 'Looks whether the text stands on the website of the page',
  method: 'POST',
  path: `${one}check/`,
  access: 'member',
  limit: 'auth',
  params,
  response: claim,
});

export const addClaimDocument = defineContract({
  id: 'claim.add-document',
  summary: 'Puts a document to a claim, in the place of an earlier one',
  method: 'POST',
  path: `${one}document/`,
  access: 'member',
  limit: 'upload',
  params,
  bodyKind: 'multipart',
  maxBytes: documentBytes,
  body: z.object({ document: upload }),
  response: claim,
});

export const answerClaim = defineContract({
  id: 'claim.answer',
  summary: 'Answers what the desk asked; the desk has its turn again',
  method: 'POST',
  path: `${one}answer/`,
  access: 'member',
  params,
  body: z.object({ text: claimText }),
  response: claim,
});

export const withdrawClaim = defineContract({
  id: 'claim.withdraw',
  summary: 'Takes a claim back before it is decided',
  method: 'POST',
  path: `${one}withdraw/`,
  access: 'member',
  params,
  response: claim,
});

export const saysOfOwner = defineContract({
  id: 'claim.owner-says',
  summary: 'What an owner of the page says to a dispute: objects or agrees, with a text',
  method: 'POST',
  path: `${one}owner/`,
  access: 'member',
  params,
  body: z.object({ says: z.enum(['object', 'agree']), text: claimText }),
  response: claim,
});

export const listDisputes = defineContract({
  id: 'claim.list-disputes',
  summary: 'Disputes about pages the caller owns',
  method: 'GET',
  path: '/base-api/me/disputes/',
  access: 'member',
  response: z.object({ data: z.array(claimRow) }),
});
