import { z } from 'zod';
import { EMAIL_MAX } from '../constants.ts';
import { REPORT_CASE, REPORT_STATES } from '../domain/cases/report.ts';
import {
  REPORT_MEASURES,
  REPORT_REASONS,
  REPORT_SUBJECTS,
  REPORT_TEXT_MAX,
  REPORTED_PAGES,
  type ReportReason,
} from '../domain/report.ts';
import { email, normaliseEmail } from '../rules/email.ts';
import { botFields } from './bot-fields.ts';
import { canAtDesk, caseCalls, caseNotes, staff } from './case-calls.ts';
import { defineContract } from './contract.ts';
import { isoMoment, uuid } from './list.ts';
import { addProblem, optionalRuleText, ruleText } from './rule-schema.ts';

/** One of those there are; anything else is a problem at the field, in words. */
const chosenReason = z
  .string()
  .max(100)
  .default('')
  .superRefine((value, ctx) => {
    if (!REPORT_REASONS.some((one) => one === value)) addProblem(ctx, { key: 'select' });
  })
  .transform((value) => value as ReportReason);

export const sendReport = defineContract({
  id: 'report.send',
  summary:
    'Reports a person, a page or a message to the desk; sent twice while it is open it stays one report',
  method: 'POST',
  path: '/base-api/me/reports/',
  access: 'member',
  limit: 'report',
  body: z.object({
    subject_kind: z.enum(REPORT_SUBJECTS),
    subject_id: uuid,
    reason: z.enum(REPORT_REASONS),
    description: optionalRuleText({ max: REPORT_TEXT_MAX }),
  }),
  response: z.object({ reference: z.string(), state: z.enum(REPORT_STATES) }),
  status: 201,
});

/** What has a page of its own that everybody may open, and so report without signing in. */
const pageSubject = z.object({ kind: z.enum(REPORTED_PAGES), id: uuid });

export const getReportedPage = defineContract({
  id: 'report.page',
  summary: 'What the page is called that somebody is about to report',
  method: 'GET',
  path: '/public/api/v1/reported-pages/{kind}/{id}/',
  access: 'public',
  params: pageSubject,
  response: z.object({ ...pageSubject.shape, name: z.string(), name_kh: z.string(), path: z.string() }),
});

export const reportPage = defineContract({
  id: 'report.send-page',
  summary:
    'Reports a public page to the desk, also without an account; who leaves an address hears how it ended',
  method: 'POST',
  path: '/api/v1/reported-pages/{kind}/{id}/',
  access: 'public',
  limit: 'mail:contact',
  params: pageSubject,
  body: z.object({
    reason: chosenReason,
    description: optionalRuleText({ max: REPORT_TEXT_MAX, label: 'report:send.description' }),
    email: optionalRuleText({ max: EMAIL_MAX, rules: [email], label: 'report:send.email' }).transform(
      normaliseEmail,
    ),
    ...botFields,
  }),
  response: z.object({ reference: z.string(), state: z.enum(REPORT_STATES) }),
  status: 201,
});

const row = z.object({
  id: uuid,
  uuid,
  reference: z.string(),
  subject_kind: z.enum(REPORT_SUBJECTS),
  subject_id: uuid,
  /** What it was called when it was reported, in either script. */
  name: z.string(),
  name_kh: z.string(),
  reason: z.enum(REPORT_REASONS),
  state: z.enum(REPORT_STATES),
  reporter: staff.nullable(),
  /** Nobody was signed in who sent it. */
  by_visitor: z.boolean(),
  assignee: staff.nullable(),
  /** Reports about the same thing, this one among them. */
  same_subject: z.number().int(),
  created_at: isoMoment,
  decided_at: isoMoment.nullable(),
});
export type ReportRow = z.infer<typeof row>;

const record = row.extend({
  description: z.string(),
  /** Whether a mail tells the reporter how it ended. */
  answers: z.boolean(),
  /** What was reported, as it read then. */
  evidence: z.record(z.string(), z.string()),
  /** Path of the page it is about, if the desk can open it. */
  link: z.string().nullable(),
  /** Whom a measure would concern. */
  person: staff.nullable(),
  decision: z.string(),
  decided_by: staff.nullable(),
  others: z.array(row),
  history: z.array(
    z.object({
      verb: z.string(),
      actor: staff.nullable(),
      at: isoMoment,
      measure: z.string(),
      decision: z.string(),
    }),
  ),
  notes: caseNotes,
  measures: z.array(z.enum(REPORT_MEASURES)),
  /** What followed from the decision. */
  measure: z.enum(REPORT_MEASURES),
  /** How long a decision can be undone. */
  hold_seconds: z.number().int(),
  /** Until when this one can be. */
  undo_until: isoMoment.nullable(),
  can: z.object({ ...canAtDesk, decide: z.boolean(), undo: z.boolean(), put_back: z.boolean() }),
});
export type ReportRecord = z.infer<typeof record>;

const desk = caseCalls(REPORT_CASE, { area: 'report', path: '/desk-api/v1/reports/', row, record });
const why = ruleText({ max: REPORT_TEXT_MAX });

export const listReports = desk.list('Reports, the oldest open one first');
export const getReport = desk.get(
  'One report with what was reported, other reports about it, and what can be done',
);
export const takeReport = desk.assign('take', 'Takes a report, also from a colleague');
export const releaseReport = desk.assign('release', 'Gives a report back to everybody');
export const noteOnReport = desk.note('Adds a note that never leaves the desk');
export const dismissReport = desk.step('dismiss', 'Finds nothing wrong with what was reported', {
  body: z.object({ decision: why }),
});
export const upholdReport = desk.step(
  'uphold',
  'Finds the report right and does something about it; open reports about the same are decided with it',
  { body: z.object({ decision: why, measure: z.enum(REPORT_MEASURES) }) },
);
export const undoReport = desk.step(
  'undo',
  'Takes the caller’s own decision back while its mail is held: what was taken away is there again, the reports are open',
);
export const putBackReport = desk.step(
  'put-back',
  'Puts back what an upheld report took away, with the reason; the report stays upheld',
  { body: z.object({ decision: why }) },
);
