import { REVIEW_MESSAGE_MAX } from '../constants.ts';
import { CORRECTION_CASE } from './cases/correction.ts';
import { REPORT_CASE } from './cases/report.ts';
import { SUBMISSION_CASE } from './cases/submission.ts';
import { CORRECTION_TEXT_MAX } from './correction.ts';
import { REPORT_TEXT_MAX } from './report.ts';

/** Kinds of cases of which many can be decided at once, with the longest text that goes to each. */
const KINDS = {
  submission: { life: SUBMISSION_CASE, most: REVIEW_MESSAGE_MAX },
  report: { life: REPORT_CASE, most: REPORT_TEXT_MAX },
  correction: { life: CORRECTION_CASE, most: CORRECTION_TEXT_MAX },
} as const;

export const BULK_KINDS = ['submission', 'report', 'correction'] as const satisfies (keyof typeof KINDS)[];
export type BulkKindName = (typeof BULK_KINDS)[number];

/** Decisions on many, of all kinds; what a kind allows says its descriptor. */
export const BULK_VERBS = ['approve', 'reject', 'dismiss', 'accept', 'decline'] as const;
export type BulkVerb = (typeof BULK_VERBS)[number];

/** The decisions that can be taken on many cases of a kind. */
export const bulkVerbs = (kind: BulkKindName): BulkVerb[] =>
  BULK_VERBS.filter((verb) => Object.hasOwn(KINDS[kind].life.atOnce, verb));

/** Whether one text goes to each, and how long it may be; null: none does. */
export function bulkWords(kind: BulkKindName, verb: BulkVerb): { most: number } | null {
  const { life, most } = KINDS[kind];
  return (life.atOnce as Partial<Record<BulkVerb, string>>)[verb] === 'words' ? { most } : null;
}

/** Most cases of one bulk decision. */
export const BULK_MOST = 100;
/** Most that one person decides alone: above, a colleague has to agree before anything happens. */
export const BULK_ALONE = 20;

/**
 * Why a case of a bulk decision is left as it is: the actor's own, changed since it was looked at, no longer waiting
 * for a decision, not there any more, refused for another reason, or whoever ordered it may not decide any more.
 */
export const BULK_REFUSALS = ['own', 'stale', 'state', 'gone', 'refused', 'actor'] as const;
export type BulkRefusal = (typeof BULK_REFUSALS)[number];
export const BULK_RESULTS = ['done', ...BULK_REFUSALS] as const;
export type BulkResult = (typeof BULK_RESULTS)[number];

/** `proposed`: until a colleague agrees; `waiting`: until its hold is over. */
export const BULK_STATES = ['proposed', 'waiting', 'cancelled', 'done'] as const;
