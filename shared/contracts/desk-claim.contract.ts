import { z } from 'zod';
import { CLAIM_CASE, CLAIM_DECISIONS } from '../domain/cases/claim.ts';
import { CLAIM_STATES, CLAIM_TEXT_MAX } from '../domain/claim.ts';
import { claimEvent, claimNames, claimRow, claimText, objectionUntil } from './claim-row.ts';
import { defineContract } from './contract.ts';
import { storedImage } from './file.contract.ts';
import { isoMoment, listOf, manyOf, pageQuery, uuid, word } from './list.ts';
import { optionalRuleText } from './rule-schema.ts';

const params = z.object({ id: uuid });
const staff = z.object({ id: uuid, name: z.string(), name_kh: z.string() });

const deskRow = claimRow.extend({
  claimant: claimNames,
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
  owners: z.array(claimNames.extend({ email: z.string() })),
  /** Other claims of the page, and of the claimant. */
  others: z.array(claimRow.extend({ claimant: claimNames })),
  events: z.array(claimEvent),
  decided_by: staff.nullable(),
  objection_until: objectionUntil,
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
    body: z.object({ version, text: withText ? claimText : optionalRuleText({ max: CLAIM_TEXT_MAX }) }),
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
