import { z } from 'zod';
import { REVIEW_MESSAGE_MAX, SHORT_TEXT_MAX } from '../constants.ts';
import { SUBMISSION_CASE } from '../domain/cases/submission.ts';
import { DUPLICATE_REASONS } from '../domain/duplicate-reasons.ts';
import { EVENT_VERBS, REVIEW_STATUSES, REVIEW_VERBS } from '../domain/review.ts';
import { SUBJECT_KINDS } from '../domain/subject-kinds.ts';
import { returnMessage } from '../rules/text.ts';
import { caseCalls, caseNotes, staff } from './case-calls.ts';
import { defineContract } from './contract.ts';
import { storedImage } from './file.contract.ts';
import { isoMoment, uuid } from './list.ts';
import { addProblem, optionalRuleText, ruleText } from './rule-schema.ts';

const kind = z.enum(SUBJECT_KINDS);
const status = z.enum(REVIEW_STATUSES);
const tab = z.enum(SUBMISSION_CASE.list.tab.values);
const flags = z.array(z.enum(['resubmitted', 'duplicate', 'domain_match', 'women_led', 'one_language']));
const verb = z.enum(REVIEW_VERBS);
const fieldValue = z.union([z.string(), z.array(z.string())]).nullable();

/** A request as a row of the queue. */
export const submissionRow = z.object({
  id: uuid,
  reference: z.string(),
  kind,
  /** A page that is asked for, a profile of its owners, changes of one, or a suggestion. */
  asks: z.enum(['listing', 'profile', 'change', 'program', 'event']),
  type_slug: z.string().nullable(),
  name: z.string(),
  name_kh: z.string(),
  status,
  turn: z.enum(['owner', 'desk']).nullable(),
  round: z.number().int(),
  version: z.number().int(),
  requester_name: z.string(),
  waiting_since: isoMoment,
  /** Day by which we promised an answer, YYYY-MM-DD; null when it is not our turn. */
  answer_by: z.string().nullable(),
  overdue: z.boolean(),
  assignee: staff.nullable(),
  flags,
  logo: storedImage.nullable(),
  can: z.object({ take: z.boolean(), release: z.boolean(), decide: z.boolean() }),
});

const message = z.object({
  id: uuid,
  round: z.number().int(),
  field: z.string().nullable(),
  body: z.string(),
  body_kh: z.string(),
  author: staff.nullable(),
  answer: z.string(),
  fixed_at: isoMoment.nullable(),
  created_at: isoMoment,
});

const record = z.object({
  ...submissionRow.shape,
  requester: z.object({
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    role: z.string(),
    language: z.enum(['en', 'km']),
    /** Whether they sent it while signed in. */
    signed_in: z.boolean(),
  }),
  submitted_at: isoMoment.nullable(),
  decided_at: isoMoment.nullable(),
  decided_by: staff.nullable(),
  /** The page it is about, once there is one. */
  stakeholder_id: uuid.nullable(),
  /** The requester's note with this round. */
  note: z.string(),
  /** Reason of the last rejection or reopening. */
  reason: z.string(),
  /** All fields of the form in order, the empty ones too. */
  fields: z.array(
    z.object({
      name: z.string(),
      step: z.string(),
      section: z.string(),
      /** The heading of the section. */
      section_title: z.string(),
      label: z.string(),
      input: z.string(),
      lang: z.enum(['en', 'km']).nullable(),
      shown: z.enum(['public', 'members', 'desk']),
      value: fieldValue,
      /** As people read it, one text an entry; empty when nothing was given. */
      texts: z.array(z.string()),
      /** Of a field of the kind `image`. */
      image: storedImage.nullable(),
      /** The same in the round before; null when there was none. */
      was: z
        .object({ value: fieldValue, texts: z.array(z.string()), image: storedImage.nullable() })
        .nullable(),
      changed: z.boolean(),
      /** Nothing stands here, but the same text in the other language does. */
      untranslated: z.boolean(),
    }),
  ),
  changed_count: z.number().int(),
  messages: z.array(message),
  history: z.array(
    z.object({
      id: uuid,
      verb: z.enum(EVENT_VERBS),
      from_status: z.string(),
      to_status: z.string(),
      round: z.number().int(),
      actor: staff.nullable(),
      actor_kind: z.string(),
      reason: z.string(),
      changes: z.number().int(),
      created_at: isoMoment,
    }),
  ),
  notes: caseNotes,
  checks: z.object({
    duplicates: z.array(
      z.object({
        /** A page of the directory, a publication, or another open request. */
        what: z.enum(['stakeholder', 'program', 'event', 'submission']),
        id: uuid,
        kind,
        type_slug: z.string().nullable(),
        name: z.string(),
        name_kh: z.string(),
        reference: z.string().nullable(),
        reasons: z.array(z.enum(DUPLICATE_REASONS)),
        path: z.string(),
      }),
    ),
    domain: z.enum(['ok', 'attention', 'none']),
    image: z.object({
      result: z.enum(['ok', 'attention', 'none']),
      width: z.number().int().nullable(),
      height: z.number().int().nullable(),
    }),
    /** Of a suggestion: the organiser's page in the directory, if it has one. */
    organiser: z
      .object({
        result: z.enum(['ok', 'attention']),
        name: z.string(),
        name_kh: z.string(),
        path: z.string().nullable(),
      })
      .nullable(),
  }),
  /** The public page, once there is one. */
  page: z.string().nullable(),
  /** Until when the last decision can be undone. */
  undo_until: isoMoment.nullable(),
  /** The next open request of the queue, oldest first, for going on after a decision. */
  next: uuid.nullable(),
  can: z.object({
    take: z.boolean(),
    release: z.boolean(),
    decide: z.boolean(),
    note: z.boolean(),
    /** Buttons to draw. */
    verbs: z.array(verb),
    /** The viewer's own request: somebody else decides. */
    own: z.boolean(),
    /** Write the texts that are there in one language only. */
    translate: z.boolean(),
  }),
  /** Photos of the people a profile shows, as it would be approved. */
  faces: z.array(
    z.object({ list: z.enum(['team_members', 'product']), name: z.string(), photo: storedImage }),
  ),
});
export type SubmissionRecord = z.infer<typeof record>;

const path = '/desk-api/v1/submissions/';
const desk = caseCalls(SUBMISSION_CASE, { area: 'review', path, row: submissionRow, record });
const version = z.coerce.number().int().min(1).max(1_000_000);
const reason = ruleText({ max: REVIEW_MESSAGE_MAX });
const mayHaveReason = z.object({ version, reason: optionalRuleText({ max: REVIEW_MESSAGE_MAX }) });

export const exportSubmissions = defineContract({
  id: 'review.export',
  summary: 'The requests of a list as CSV text, for spreadsheets',
  method: 'GET',
  path: `${path}export/`,
  access: `desk:${SUBMISSION_CASE.desk.read}`,
  query: desk.query.omit({ page: true, per_page: true }),
  response: z.object({
    file_name: z.string(),
    text: z.string(),
    records: z.number().int(),
    cut: z.boolean(),
  }),
});

export const listSubmissions = desk.list(
  'The queue: requests by kind, state and filter, oldest waiting first',
  {
    more: {
      /** Requests a tab under the present status, filters and search. */
      tabs: z.array(z.object({ tab, count: z.number().int() })),
      figures: z.object({
        waiting_on_us: z.number().int(),
        waiting_on_them: z.number().int(),
        due_today: z.number().int(),
        overdue: z.number().int(),
      }),
    },
  },
);
export const getSubmission = desk.get('One request with its checks, messages, history and notes');
export const takeSubmission = desk.assign('take', 'Takes a request, also from a colleague');
export const releaseSubmission = desk.assign('release', 'Gives a request back to the queue');
export const assignSubmission = desk.assign(
  'assign',
  'Gives a request to a colleague who decides, with a word',
  z.object({ assignee_id: uuid, note: optionalRuleText({ max: SHORT_TEXT_MAX }) }),
);
export const listReviewers = defineContract({
  id: 'review.colleagues',
  summary: 'Who decides on requests, by name: to whom one can be given',
  method: 'GET',
  path: `${path}colleagues/`,
  access: `desk:${SUBMISSION_CASE.desk.read}`,
  response: z.object({ data: z.array(staff) }),
});
export const addNote = desk.note('Adds a note that never leaves the desk');
export const translateSubmission = desk.step(
  'translate',
  'Writes texts in the language they lack; what was sent stays as it is',
  {
    body: z.object({
      version,
      /** By the name of the field that is empty: `summary_kh` where only `summary` was written. */
      texts: z.record(z.string().max(60), z.string().max(40_000)),
    }),
  },
);
export const approveSubmission = desk.step(
  'approve',
  'Approves: the page is public at once, the mail leaves when it can no longer be undone',
  { body: z.object({ version }) },
);
export const returnSubmission = desk.step(
  'return',
  'Returns with at least one message, each about a field or the whole',
  {
    body: z.object({
      version,
      messages: z
        .array(
          z.object({
            field: z.string().max(60).nullable().default(null),
            body: optionalRuleText({ max: REVIEW_MESSAGE_MAX }),
            body_kh: optionalRuleText({ max: REVIEW_MESSAGE_MAX }),
          }),
        )
        .max(60)
        .default([])
        .transform((messages) => messages.filter(({ body, body_kh }) => body !== '' || body_kh !== ''))
        .superRefine((messages, ctx) => {
          const problem = returnMessage(messages.map(({ body, body_kh }) => body + body_kh).join(''));
          if (problem) addProblem(ctx, problem);
        }),
    }),
  },
);
export const rejectSubmission = desk.step('reject', 'Rejects with a reason; staff may reopen it', {
  body: z.object({ version, reason }),
});
export const reopenSubmission = desk.step('reopen', 'Takes a rejected or archived request up again', {
  body: mayHaveReason,
});
export const archiveSubmission = desk.step(
  'archive',
  'Takes the page of an approved request off the site and keeps it',
  { body: mayHaveReason },
);
export const undoDecision = desk.step(
  'undo',
  'Takes the own last decision back while its mail has not left',
  { body: z.object({ version }) },
);
