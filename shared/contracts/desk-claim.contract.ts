import { z } from 'zod';
import { CLAIM_CASE, CLAIM_DECISIONS } from '../domain/cases/claim.ts';
import { CLAIM_TEXT_MAX } from '../domain/claim.ts';
import { canAtDesk, caseCalls, caseNotes, staff } from './case-calls.ts';
import { claimEvent, claimNames, claimRow, claimText, objectionUntil } from './claim-row.ts';
import { storedImage } from './file.contract.ts';
import { isoMoment } from './list.ts';
import { optionalRuleText } from './rule-schema.ts';

const deskRow = claimRow.extend({
  claimant: claimNames,
  claimant_email: z.string(),
  assignee: staff.nullable(),
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
  notes: caseNotes,
  decided_by: staff.nullable(),
  objection_until: objectionUntil,
  undo_until: isoMoment.nullable(),
  /** Whether the caller may give the page away alone: a proof was found right or opened by them, or the owner agrees. */
  has_proof: z.boolean(),
  /** The owner objects: whatever the proof, two people decide that the page changes hands. */
  objected: z.boolean(),
  /** Who wants the page to change hands without one, and why: somebody else decides. */
  proposal: z.object({ by: staff, text: z.string(), is_own: z.boolean() }).nullable(),
  can: z.object({
    /** Involved themselves: then somebody else decides. */
    own: z.boolean(),
    ...canAtDesk,
    verbs: z.array(z.enum([...CLAIM_DECISIONS, 'undo'])),
  }),
});
export type DeskClaim = z.infer<typeof deskClaim>;

const desk = caseCalls(CLAIM_CASE, {
  area: 'claim',
  path: '/desk-api/v1/claims/',
  row: deskRow,
  record: deskClaim,
});

export const listDeskClaims = desk.list('Claims at the desk, what has waited longest first', {
  id: 'claim.desk-list',
  /** Claims a state, under the present search and filters. */
  more: { counts: z.record(z.string(), z.number().int()) },
});
export const getDeskClaim = desk.get(
  'One claim with its proof, the page, its owners and its history',
  'claim.desk-get',
);
export const takeClaim = desk.assign('take', 'Takes a claim, also from a colleague');
export const releaseClaim = desk.assign('release', 'Gives a claim back to everybody');
export const noteOnClaim = desk.note('Adds a note that never leaves the desk');

const version = z.number().int();
const bare = z.object({ version });
const withText = z.object({ version, text: claimText });
const mayHaveText = z.object({ version, text: optionalRuleText({ max: CLAIM_TEXT_MAX }) });

export const askClaim = desk.step('ask', 'Asks the claimant for more, in words', { body: withText });
/** It gives a page to somebody. */
export const approveClaim = desk.step('approve', 'Makes the claimant the owner of the page', {
  body: mayHaveText,
  needsProof: true,
});
export const rejectClaim = desk.step('reject', 'Refuses a claim, with the reason', { body: withText });
export const transferClaim = desk.step('transfer', 'Decides a dispute: the page goes to the claimant', {
  body: withText,
  needsProof: true,
});
export const keepClaim = desk.step('keep', 'Decides a dispute: the page stays where it is', {
  body: withText,
});
export const undoClaim = desk.step(
  'undo',
  'Takes the caller’s own last decision back while its mail is held',
  { body: bare },
);
export const withdrawClaimProposal = desk.step(
  'withdraw-proposal',
  'Takes back what the caller proposed to a colleague, where there was no proof',
  { body: bare },
);
