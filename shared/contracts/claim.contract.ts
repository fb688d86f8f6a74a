import { z } from 'zod';
import { DOCUMENT_MAX_MB, EMAIL_CODE_DIGITS, EMAIL_MAX, MEGABYTE_BYTES } from '../constants.ts';
import { CLAIM_CASE, CLAIM_DECISIONS } from '../domain/cases/claim.ts';
import {
  CLAIM_PROOFS,
  CLAIM_RELATION_MAX,
  CLAIM_STATES,
  CLAIM_TEXT_MAX,
  CLAIM_VERBS,
} from '../domain/claim.ts';
import { STAKEHOLDER_KINDS } from '../domain/stakeholder-kinds.ts';
import { latinDigits } from '../format/digits.ts';
import { normaliseEmail } from '../rules/email.ts';
import { defineContract } from './contract.ts';
import { storedImage, upload } from './file.contract.ts';
import { isoMoment, listOf, manyOf, pageQuery, uuid, word } from './list.ts';
import { optionalRuleText, ruleText } from './rule-schema.ts';

const area = { area: 'claim', access: 'member' } as const;
const state = z.enum(CLAIM_STATES);
const proof = z.enum(CLAIM_PROOFS);
const documentBytes = (DOCUMENT_MAX_MB + 1) * MEGABYTE_BYTES;

const names = z.object({
  id: uuid,
  first_name: z.string(),
  last_name: z.string(),
  first_name_kh: z.string(),
  last_name_kh: z.string(),
});

const page = z.object({
  id: uuid,
  kind: z.enum(STAKEHOLDER_KINDS),
  name: z.string(),
  name_kh: z.string(),
  path: z.string().nullable(),
  website: z.string(),
  /** The domain of its website, where that is its owner's alone; null without one. */
  domain: z.string().nullable(),
  /** The page of a human being: nobody is asked what they are there. */
  is_person: z.boolean(),
});

const event = z.object({
  id: uuid,
  verb: z.enum([...CLAIM_VERBS, 'open', 'take', 'release']),
  to_state: state,
  by: z.enum(['claimant', 'owner', 'desk', 'page']),
  /** For the desk alone, and for the claimant about themselves. */
  actor: names.nullable(),
  text: z.string(),
  at: isoMoment,
});

const row = z.object({
  id: uuid,
  reference: z.string(),
  page,
  state,
  /** Whose turn it is; null when nobody has to act. */
  turn: z.enum(['desk', 'claimant']).nullable(),
  waiting_since: isoMoment,
  proof,
  proved_at: isoMoment.nullable(),
  /** Whether there is something to look at; until then it waits for its claimant, and nobody is told of it. */
  is_shown: z.boolean(),
  relation: z.string(),
  created_at: isoMoment,
  decided_at: isoMoment.nullable(),
  version: z.number().int(),
});

/** Until when the owners of the page have time to object before it may change hands; null when nobody is waited for. */
const objection_until = isoMoment.nullable();

/** A claim as its claimant sees it; `viewer` owner: as who looks after the page today is shown a dispute. */
const claim = row.extend({
  viewer: z.enum(['claimant', 'owner']),
  claimant: names.nullable(),
  note: z.string(),
  /** The proofs the page allows, for its claimant. */
  proofs: z.array(proof),
  /** The address the code goes to, or the website. */
  proof_target: z.string(),
  /** What is to stand on the website. */
  proof_text: z.string(),
  code_expires_at: isoMoment.nullable(),
  objection_until,
  document: storedImage.nullable(),
  events: z.array(event),
  can: z.object({
    prove: z.boolean(),
    answer: z.boolean(),
    withdraw: z.boolean(),
    object: z.boolean(),
    agree: z.boolean(),
  }),
});
export type Claim = z.infer<typeof claim>;
export type ClaimEvent = z.infer<typeof event>;

const text = ruleText({ max: CLAIM_TEXT_MAX }).prefault('');
const address = z
  .string()
  .max(EMAIL_MAX * 2)
  .default('')
  .transform(normaliseEmail);

export const listClaims = defineContract({
  ...area,
  id: 'claim.list',
  summary: 'The claims of the caller, newest first, with the latest state of a page (3.035, 4.024, 7.104)',
  method: 'GET',
  path: '/api/v1/stakeholder/claim-request/',
  query: z.object({ ...pageQuery, stakeholder_id: uuid.optional() }),
  response: z.object({
    ...listOf(row).shape,
    /** Of the newest claim that is listed. */
    latest_state: z.enum([...CLAIM_STATES, 'none']),
  }),
});

export const getClaimRequest = defineContract({
  ...area,
  id: 'claim.get-request',
  summary: 'One claim of the caller, by the path of the list',
  method: 'GET',
  path: '/api/v1/stakeholder/claim-request/{id}/',
  params: z.object({ id: uuid }),
  response: claim,
});

export const requestClaim = defineContract({
  ...area,
  id: 'claim.request',
  summary: 'Asks to look after a page; on a page that has an owner it opens a dispute (3.035, B.53, 7.105)',
  method: 'POST',
  path: '/api/v1/stakeholder/claim-request/',
  limit: 'mail:claim',
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
  bodyKind: 'multipart',
  response: claim,
  status: 201,
});

const params = z.object({ id: uuid });
const one = '/base-api/me/claims/{id}/' as const;

export const getClaim = defineContract({
  ...area,
  id: 'claim.get',
  summary: 'One claim, for its claimant and, while it is disputed, for the owners of the page',
  method: 'GET',
  path: one,
  params,
  response: claim,
});

export const chooseProof = defineContract({
  ...area,
  id: 'claim.choose-proof',
  summary: 'Chooses another proof, or sends the code again or to another address of the domain',
  method: 'POST',
  path: `${one}proof/`,
  limit: 'mail:claim',
  params,
  body: z.object({ proof, email: address }),
  response: claim,
});

export const confirmClaim = defineContract({
  ...area,
  id: 'claim.confirm',
  summary: 'Takes in the code that was mailed to the address of the page, or of its website’s domain',
  method: 'POST',
  path: `${one}confirm/`,
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
  ...area,
  id: 'claim.check-website',
  summary: 'Looks whether the text stands on the website of the page',
  method: 'POST',
  path: `${one}check/`,
  limit: 'auth',
  params,
  response: claim,
});

export const addClaimDocument = defineContract({
  ...area,
  id: 'claim.add-document',
  summary: 'Puts a document to a claim, in the place of an earlier one',
  method: 'POST',
  path: `${one}document/`,
  limit: 'upload',
  maxBytes: documentBytes,
  params,
  body: z.object({ document: upload }),
  bodyKind: 'multipart',
  response: claim,
});

export const answerClaim = defineContract({
  ...area,
  id: 'claim.answer',
  summary: 'Answers what the desk asked; the desk has its turn again',
  method: 'POST',
  path: `${one}answer/`,
  params,
  body: z.object({ text }),
  response: claim,
});

export const withdrawClaim = defineContract({
  ...area,
  id: 'claim.withdraw',
  summary: 'Takes a claim back before it is decided',
  method: 'POST',
  path: `${one}withdraw/`,
  params,
  response: claim,
});

export const saysOfOwner = defineContract({
  ...area,
  id: 'claim.owner-says',
  summary: 'What an owner of the page says to a dispute: objects or agrees, with a text',
  method: 'POST',
  path: `${one}owner/`,
  params,
  body: z.object({ says: z.enum(['object', 'agree']), text }),
  response: claim,
});

export const listDisputes = defineContract({
  ...area,
  id: 'claim.list-disputes',
  summary: 'Disputes about pages the caller owns',
  method: 'GET',
  path: '/base-api/me/disputes/',
  response: z.object({ data: z.array(row) }),
});

const staff = z.object({ id: uuid, name: z.string(), name_kh: z.string() });

const deskRow = row.extend({
  claimant: names,
  claimant_email: z.string(),
  assignee: staff.nullable(),
});

export const listDeskClaims = defineContract({
  id: 'claim.desk-list',
  area: 'claim',
  summary: 'Claims at the desk, what has waited longest first',
  method: 'GET',
  path: '/desk-api/v1/claims/',
  access: 'desk:read_queue',
  query: z.object({
    ...pageQuery,
    /** `waiting`: the desk’s turn. */
    state: z.enum(['waiting', ...CLAIM_STATES, 'all']).default('waiting'),
    filter: manyOf(z.enum(CLAIM_CASE.list.filters)),
    /** Name of the page or the claimant, or reference. */
    search: word.default(''),
    ordering: z.enum(CLAIM_CASE.list.orders).default('waiting'),
  }),
  response: z.object({
    ...listOf(deskRow).shape,
    /** Claims a state, under the present search and filters. */
    counts: z.record(z.string(), z.number().int()),
  }),
});

const deskClaim = deskRow.extend({
  note: z.string(),
  proof_target: z.string(),
  proof_text: z.string(),
  document: storedImage.nullable(),
  /** For the page of a human being: whether the claimant's name is the one on it, and their account has a national identity. */
  identity: z.object({ same_name: z.boolean(), linked: z.boolean() }).nullable(),
  /** Who looks after the page today. */
  owners: z.array(names.extend({ email: z.string() })),
  /** Other claims of the page, and of the claimant. */
  others: z.array(row.extend({ claimant: names })),
  events: z.array(event),
  decided_by: staff.nullable(),
  objection_until,
  undo_until: isoMoment.nullable(),
  /** Whether the caller may give the page away alone: a proof was found right or opened by them, or the owner agrees. */
  has_proof: z.boolean(),
  /** Who wants the page to change hands without one, and why: somebody else decides. */
  proposal: z.object({ by: staff, text: z.string(), is_own: z.boolean() }).nullable(),
  can: z.object({
    /** Involved themselves: then somebody else decides. */
    own: z.boolean(),
    take: z.boolean(),
    release: z.boolean(),
    verbs: z.array(z.enum([...CLAIM_DECISIONS, 'undo'])),
  }),
});
export type DeskClaim = z.infer<typeof deskClaim>;

export const getDeskClaim = defineContract({
  area: 'claim',
  access: 'desk:read_queue',
  id: 'claim.desk-get',
  summary: 'One claim with its proof, the page, its owners and its history',
  method: 'GET',
  path: '/desk-api/v1/claims/{id}/',
  params,
  response: deskClaim,
});

const assign = (verb: 'take' | 'release', summary: string) =>
  defineContract({
    area: 'claim',
    access: 'desk:assign',
    id: `claim.${verb}`,
    summary,
    method: 'POST',
    path: `/desk-api/v1/claims/{id}/${verb}/`,
    params,
    response: deskClaim,
  });
export const takeClaim = assign('take', 'Takes a claim, also from a colleague');
export const releaseClaim = assign('release', 'Gives a claim back to everybody');

const version = z.number().int();
const decision = (verb: (typeof CLAIM_DECISIONS)[number], summary: string, withText: boolean) =>
  defineContract({
    area: 'claim',
    access: 'desk:decide',
    id: `claim.${verb}`,
    summary,
    method: 'POST',
    path: `/desk-api/v1/claims/{id}/${verb}/`,
    // Gives a page to somebody.
    needsProof: verb === 'approve' || verb === 'transfer',
    params,
    body: z.object({ version, text: withText ? text : optionalRuleText({ max: CLAIM_TEXT_MAX }) }),
    response: deskClaim,
  });
export const askClaim = decision('ask', 'Asks the claimant for more, in words', true);
export const approveClaim = decision('approve', 'Makes the claimant the owner of the page', false);
export const rejectClaim = decision('reject', 'Refuses a claim, with the reason', true);
export const transferClaim = decision('transfer', 'Decides a dispute: the page goes to the claimant', true);
export const keepClaim = decision('keep', 'Decides a dispute: the page stays where it is', true);

export const undoClaim = defineContract({
  area: 'claim',
  access: 'desk:decide',
  id: 'claim.undo',
  summary: 'Takes the caller’s own last decision back while its mail is held',
  method: 'POST',
  path: '/desk-api/v1/claims/{id}/undo/',
  params,
  body: z.object({ version }),
  response: deskClaim,
});

export const withdrawClaimProposal = defineContract({
  id: 'claim.withdraw-proposal',
  area: 'claim',
  summary: 'Takes back what the caller proposed to a colleague, where there was no proof',
  method: 'POST',
  path: '/desk-api/v1/claims/{id}/withdraw-proposal/',
  access: 'desk:decide',
  params,
  body: z.object({ version }),
  response: deskClaim,
});
