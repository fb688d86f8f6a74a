/** Where a submission stands: a profile, a listing request, a program or an event. */
export const REVIEW_STATUSES = [
  'draft',
  'reviewing',
  'approved',
  'returned',
  'rejected',
  'archived',
] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Imported profiles and team members may also be `inviting` (being sent) or `invited` (sent, open). */
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
export const INSIDE_VERBS = ['take', 'release', 'assign', 'translate'] as const;
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
  /** The return carries at least one message. */
  has_message: boolean;
  /** The rejection carries a reason. */
  has_reason: boolean;
  /** Every message of the last return is marked fixed or answered. */
  all_answered: boolean;
  /** The version decided on is the present one. */
  version_is_current: boolean;
}

/** Tabs of the owner's profile lists; `draft` and `rejected` only when not empty. */
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
