/** Where a submission stands (B.50): a profile, a listing request, a program or an event. */
export const REVIEW_STATUSES = [
  'draft',
  'reviewing',
  'approved',
  'returned',
  'rejected',
  'archived',
] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Imported profiles and team members may also be `inviting` (being sent) or `invited` (sent, open) (4.017, B.50). */
export const PROFILE_STATUSES = [...REVIEW_STATUSES, 'inviting', 'invited'] as const;
export type ProfileStatus = (typeof PROFILE_STATUSES)[number];

export const REVIEW_VERBS = [
  'submit',
  'withdraw',
  'approve',
  'return',
  'reject',
  'resubmit',
  'archive',
  'reopen',
  'undo',
] as const;
export type ReviewVerb = (typeof REVIEW_VERBS)[number];

/** What the desk does on its own, which is nobody else's business. */
export const INSIDE_VERBS = ['take', 'release', 'translate'] as const;
/** Everything that the history of a request tells. */
export const EVENT_VERBS = [...REVIEW_VERBS, ...INSIDE_VERBS] as const;
export type EventVerb = (typeof EVENT_VERBS)[number];

/** Whether an event is one of those that owners are told of. */
export const isToldToOwner = (verb: string): verb is ReviewVerb =>
  (REVIEW_VERBS as readonly string[]).includes(verb);

/** `owner`: who sent it or may edit it. `desk`: reviewers and administrators. */
export type ReviewParty = 'owner' | 'desk';

/** Who looks at the submission, as far as it decides which buttons there are. */
export interface ReviewViewer {
  /** Sent it, or may submit for its organisation. */
  is_owner: boolean;
  /** Holds a desk role that decides. */
  is_reviewer: boolean;
  /** Sent it, or belongs to its organisation: then never decides on it. */
  is_involved: boolean;
  /** Took the last decision and may still undo it: its mail has not left. */
  may_undo: boolean;
}

/** What must hold at the moment of the change, beyond who asks. */
export interface ReviewFacts {
  /** Every required field is there. */
  complete: boolean;
  /** The requester's e-mail address was confirmed. */
  email_confirmed: boolean;
  /** The return carries at least one message (5.029). */
  has_message: boolean;
  /** The rejection carries a reason. */
  has_reason: boolean;
  /** Every message of the last return is marked fixed or answered. */
  all_answered: boolean;
  /** The version decided on is the present one (UX rule 32). */
  version_is_current: boolean;
}

export type ReviewGuard = keyof ReviewFacts | 'not_involved' | 'may_undo';

export interface ReviewTransition {
  from: ReviewStatus;
  verb: ReviewVerb;
  to: ReviewStatus;
  who: readonly ReviewParty[];
  guards: readonly ReviewGuard[];
}

/** The life of a submission. There is no other way from one status to another. */
export const REVIEW_TRANSITIONS: readonly ReviewTransition[] = [
  { from: 'draft', verb: 'submit', to: 'reviewing', who: ['owner'], guards: ['complete', 'email_confirmed'] },
  { from: 'reviewing', verb: 'withdraw', to: 'draft', who: ['owner'], guards: [] },
  {
    from: 'reviewing',
    verb: 'approve',
    to: 'approved',
    who: ['desk'],
    guards: ['not_involved', 'version_is_current'],
  },
  {
    from: 'reviewing',
    verb: 'return',
    to: 'returned',
    who: ['desk'],
    guards: ['not_involved', 'version_is_current', 'has_message'],
  },
  {
    from: 'reviewing',
    verb: 'reject',
    to: 'rejected',
    who: ['desk'],
    guards: ['not_involved', 'version_is_current', 'has_reason'],
  },
  {
    from: 'returned',
    verb: 'resubmit',
    to: 'reviewing',
    who: ['owner'],
    guards: ['complete', 'all_answered'],
  },
  { from: 'returned', verb: 'withdraw', to: 'draft', who: ['owner'], guards: [] },
  { from: 'approved', verb: 'archive', to: 'archived', who: ['owner', 'desk'], guards: [] },
  { from: 'rejected', verb: 'reopen', to: 'reviewing', who: ['desk'], guards: ['not_involved'] },
  { from: 'archived', verb: 'reopen', to: 'reviewing', who: ['desk'], guards: ['not_involved'] },
  { from: 'approved', verb: 'undo', to: 'reviewing', who: ['desk'], guards: ['not_involved', 'may_undo'] },
  { from: 'returned', verb: 'undo', to: 'reviewing', who: ['desk'], guards: ['not_involved', 'may_undo'] },
  { from: 'rejected', verb: 'undo', to: 'reviewing', who: ['desk'], guards: ['not_involved', 'may_undo'] },
];

/** The row for a verb in a status; null when the verb does not exist there. */
export function findTransition(from: ReviewStatus, verb: ReviewVerb): ReviewTransition | null {
  return REVIEW_TRANSITIONS.find((row) => row.from === from && row.verb === verb) ?? null;
}

/** The status a verb leads to; null when it does not exist there. */
export function nextState(from: ReviewStatus, verb: ReviewVerb): ReviewStatus | null {
  return findTransition(from, verb)?.to ?? null;
}

/** The verbs a viewer gets buttons for: nobody decides on a submission of their own or of their organisation. */
export function allowedVerbs(from: ReviewStatus, viewer: ReviewViewer): ReviewVerb[] {
  return REVIEW_TRANSITIONS.filter((row) => row.from === from && mayAsk(row, viewer)).map((row) => row.verb);
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
  return { to: row.to };
}

function mayAsk(row: ReviewTransition, viewer: ReviewViewer): boolean {
  const asOwner = row.who.includes('owner') && viewer.is_owner;
  const asDesk = row.who.includes('desk') && viewer.is_reviewer;
  if (!asOwner && !asDesk) return false;
  if (row.guards.includes('not_involved') && (viewer.is_involved || viewer.is_owner)) return false;
  return !row.guards.includes('may_undo') || viewer.may_undo;
}

/** Whose turn it is; null when nobody has to act. */
export function turnOf(status: ReviewStatus): ReviewParty | null {
  if (status === 'reviewing') return 'desk';
  return status === 'draft' || status === 'returned' ? 'owner' : null;
}

/** Tabs of the owner's profile lists (4.018); `draft` and `rejected` only when not empty (B.51). */
export const PROFILE_TABS = [
  'all',
  'approved',
  'reviewing',
  'returned',
  'archived',
  'draft',
  'rejected',
] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The tabs to draw for these counts, in order. */
export function visibleTabs(counts: Partial<Record<ReviewStatus, number>>): ProfileTab[] {
  return PROFILE_TABS.filter((tab) => (tab !== 'draft' && tab !== 'rejected') || (counts[tab] ?? 0) > 0);
}
