import { z } from 'zod';
import { EMAIL_MAX } from '../constants.ts';
import { CORRECTION_CASE, CORRECTION_STATES } from '../domain/cases/correction.ts';
import { CORRECTED_PAGES, CORRECTION_TEXT_MAX } from '../domain/correction.ts';
import { email, normaliseEmail } from '../rules/email.ts';
import { botFields } from './bot-fields.ts';
import { canAtDesk, caseCalls, caseNotes, staff } from './case-calls.ts';
import { defineContract } from './contract.ts';
import { isoMoment, uuid } from './list.ts';
import { optionalRuleText, ruleText } from './rule-schema.ts';

const area = 'correction';
const params = z.object({ id: uuid });
const said = ruleText({ max: CORRECTION_TEXT_MAX });

export const sendCorrection = defineContract({
  id: 'correction.send',
  summary:
    'Says what is right on a public page, with a source; who leaves an address hears what became of it',
  method: 'POST',
  path: '/api/v1/corrected-pages/{kind}/{id}/',
  access: 'public',
  limit: 'mail:contact',
  params: z.object({ kind: z.enum(CORRECTED_PAGES), id: uuid }),
  body: z.object({
    fact: ruleText({ max: CORRECTION_TEXT_MAX, label: 'correction:send.fact' }),
    correct: ruleText({ max: CORRECTION_TEXT_MAX, label: 'correction:send.correct' }),
    source: ruleText({ max: CORRECTION_TEXT_MAX, label: 'correction:send.source' }),
    email: optionalRuleText({ max: EMAIL_MAX, rules: [email], label: 'correction:send.email' }).transform(
      normaliseEmail,
    ),
    ...botFields,
  }),
  response: z.object({ reference: z.string(), state: z.enum(CORRECTION_STATES) }),
  status: 201,
});

const row = z.object({
  id: uuid,
  reference: z.string(),
  subject_kind: z.enum(CORRECTED_PAGES),
  subject_id: uuid,
  /** What the page was called then, and its path. */
  name: z.string(),
  name_kh: z.string(),
  path: z.string(),
  fact: z.string(),
  state: z.enum(CORRECTION_STATES),
  /** Of the desk; for the desk alone. */
  assignee: staff.nullable(),
  created_at: isoMoment,
});
export type CorrectionRow = z.infer<typeof row>;

const record = row.extend({
  correct: z.string(),
  source: z.string(),
  /** Whether a mail tells the requester what became of it. */
  answers: z.boolean(),
  answer: z.string(),
  decided_as: z.enum(['owner', 'desk']).nullable(),
  decided_at: isoMoment.nullable(),
  /** For the desk alone. */
  requester: staff.nullable(),
  decided_by: staff.nullable(),
  notes: caseNotes,
  /** Until when the caller can undo their answer. */
  undo_until: isoMoment.nullable(),
  can: z.object({ ...canAtDesk, decide: z.boolean() }),
});
export type CorrectionRecord = z.infer<typeof record>;

const desk = caseCalls(CORRECTION_CASE, { area, path: '/desk-api/v1/corrections/', row, record });
const body = z.object({ answer: said });

export const listCorrections = desk.list('Requests for a correction, the oldest open one first');
export const getCorrection = desk.get('One request for a correction');
export const takeCorrection = desk.assign('take', 'Takes one, also from a colleague');
export const releaseCorrection = desk.assign('release', 'Gives one back to everybody');
export const noteOnCorrection = desk.note('Adds a note that never leaves the desk');
export const acceptCorrection = desk.step('accept', 'Finds that it is right, and says what was changed', {
  body,
});
export const declineCorrection = desk.step('decline', 'Leaves the page as it is, and says why', { body });
export const undoCorrection = desk.step('undo', 'Takes the caller’s own answer back while its mail is held');

const own = { access: 'member', params, response: record } as const;

export const getOwnCorrection = defineContract({
  ...own,
  id: 'correction.own',
  summary: 'One request for a correction of a page the caller owns',
  method: 'GET',
  path: '/base-api/me/corrections/{id}/',
});
export const answerOwnCorrection = defineContract({
  ...own,
  id: 'correction.answer-own',
  summary: 'An owner of the page accepts or declines it',
  method: 'POST',
  path: '/base-api/me/corrections/{id}/',
  body: body.extend({ says: z.enum(['accept', 'decline']) }),
});
export const undoOwnCorrection = defineContract({
  ...own,
  id: 'correction.undo-own',
  summary: 'An owner takes their own answer back while its mail is held',
  method: 'POST',
  path: '/base-api/me/corrections/{id}/undo/',
});
