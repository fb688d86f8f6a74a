import { chosen, oneOf, someOf, words } from '../list-parts.ts';
import { PROVINCES } from '../provinces.ts';
import {
  REVIEW_STATUSES,
  type ReviewFacts,
  type ReviewParty,
  type ReviewStatus,
  type ReviewVerb,
  type ReviewViewer,
} from '../review.ts';
import { SUBJECT_KINDS } from '../subject-kinds.ts';
import { type CaseTransition, defineCase } from './define-case.ts';

export type ReviewGuard = keyof ReviewFacts | 'not_involved' | 'may_undo';
type ReviewTransition = CaseTransition<ReviewStatus, ReviewVerb, ReviewParty, ReviewGuard>;

const PROVINCE_CODES = PROVINCES.map(({ code }) => code);

/** A request to be listed, a profile, changes of one, a suggestion: who sent it asks, the desk decides. */
export const SUBMISSION_CASE = defineCase({
  entity: 'submission',
  states: REVIEW_STATUSES,
  begins: ['draft'],
  assigned: ['reviewing', 'returned'],
  turn: { draft: 'owner', reviewing: 'desk', returned: 'owner' },
  asks: 'owner',
  ways: [
    {
      verb: 'submit',
      from: ['draft'],
      to: 'reviewing',
      by: ['owner'],
      guards: ['complete', 'email_confirmed'],
    },
    {
      verb: 'resubmit',
      from: ['returned'],
      to: 'reviewing',
      by: ['owner'],
      guards: ['complete', 'all_answered'],
    },
    { verb: 'withdraw', from: ['reviewing', 'returned'], to: 'draft', by: ['owner'] },
    {
      verb: 'approve',
      from: ['reviewing'],
      to: 'approved',
      by: ['desk'],
      guards: ['not_involved', 'version_is_current'],
    },
    {
      verb: 'return',
      from: ['reviewing'],
      to: 'returned',
      by: ['desk'],
      guards: ['not_involved', 'version_is_current', 'has_message'],
    },
    {
      verb: 'reject',
      from: ['reviewing'],
      to: 'rejected',
      by: ['desk'],
      guards: ['not_involved', 'version_is_current', 'has_reason'],
    },
    { verb: 'archive', from: ['approved'], to: 'archived', by: ['owner', 'desk'] },
    {
      verb: 'reopen',
      from: ['rejected', 'archived'],
      to: 'reviewing',
      by: ['desk'],
      guards: ['not_involved'],
    },
    {
      verb: 'undo',
      from: ['approved', 'returned', 'rejected'],
      to: 'reviewing',
      by: ['desk'],
      guards: ['not_involved', 'may_undo'],
    },
  ],
  decisions: ['approve', 'return', 'reject'],
  undoable: ['approve', 'return', 'reject'],
  // A return never: each needs words of its own.
  atOnce: { approve: 'plain', reject: 'words' },
  desk: { read: 'read_queue', decide: 'decide', assign: 'assign' },
  list: {
    tab: oneOf(['all', ...SUBJECT_KINDS], 'all'),
    /** `waiting` on the desk, on the `owner`, `all`, or one status. */
    status: oneOf(['waiting', 'owner', 'all', ...REVIEW_STATUSES], 'waiting'),
    filter: someOf(['mine', 'unassigned', 'profile', 'change', 'resubmitted', 'duplicates', 'one_language']),
    search: words,
    /** Whoever of the desk looks at it, by id. */
    assignee: chosen,
    province: oneOf(PROVINCE_CODES, ''),
    /** By the slug of the master list. */
    sector: chosen,
    /** In which its owner is written to. */
    language: oneOf(['en', 'km'], ''),
    /** Days between which it was sent, YYYY-MM-DD. */
    sent_from: chosen,
    sent_until: chosen,
    ordering: oneOf(['waiting', '-waiting', 'name', '-name', 'round', '-round'], 'waiting'),
  },
});

/** The row for a verb in a status; null when the verb does not exist there. */
export const findTransition = (from: ReviewStatus, verb: ReviewVerb): ReviewTransition | null =>
  SUBMISSION_CASE.find(from, verb);

/** The status a verb leads to; null when it does not exist there. */
export function nextState(from: ReviewStatus, verb: ReviewVerb): ReviewStatus | null {
  const row = findTransition(from, verb);
  return row && SUBMISSION_CASE.step(from, verb, row.by[0]!);
}

/** The verbs a viewer gets buttons for: nobody decides on a submission of their own or of their organisation. */
export function allowedVerbs(from: ReviewStatus, viewer: ReviewViewer): ReviewVerb[] {
  return SUBMISSION_CASE.transitions
    .filter((row) => row.from === from && mayAsk(row, viewer))
    .map((row) => row.verb);
}

/** Why a change is refused: not from this status, not by this viewer, or a guard that does not hold. */
export type ReviewRefusal = 'not_from_here' | 'not_allowed' | keyof ReviewFacts;

/** Decides one change: the new status, or the first reason against it. */
export function decide(
  from: ReviewStatus,
  verb: ReviewVerb,
  viewer: ReviewViewer,
  facts: Partial<ReviewFacts>,
): { to: ReviewStatus } | { refusal: ReviewRefusal } {
  const row = findTransition(from, verb);
  if (!row) return { refusal: 'not_from_here' };
  if (!mayAsk(row, viewer)) return { refusal: 'not_allowed' };
  for (const guard of row.guards) {
    if (guard !== 'not_involved' && guard !== 'may_undo' && facts[guard] !== true) return { refusal: guard };
  }
  return { to: nextState(from, verb)! };
}

function mayAsk(row: ReviewTransition, viewer: ReviewViewer): boolean {
  const asOwner = row.by.includes('owner') && viewer.is_owner;
  const asDesk = row.by.includes('desk') && viewer.is_reviewer;
  if (!asOwner && !asDesk) return false;
  if (row.guards.includes('not_involved') && (viewer.is_involved || viewer.is_owner)) return false;
  return !row.guards.includes('may_undo') || viewer.may_undo;
}

/** Whose turn it is; null when nobody has to act. */
export const turnOf = (status: ReviewStatus): ReviewParty | null =>
  (SUBMISSION_CASE.turn as Partial<Record<ReviewStatus, ReviewParty>>)[status] ?? null;
