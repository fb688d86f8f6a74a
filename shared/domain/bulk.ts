/** Decisions that may be taken on many requests at once. A return never: each needs words of its own. */
export const BULK_VERBS = ['approve', 'reject'] as const;
export type BulkVerb = (typeof BULK_VERBS)[number];

/** Most requests of one bulk decision. */
export const BULK_MOST = 100;

/**
 * Why a request of a bulk decision is left as it is: the actor's own, changed since it was looked at, no longer waiting
 * for a decision, not there any more, refused for another reason, or whoever ordered it may not decide any more.
 */
export const BULK_REFUSALS = ['own', 'stale', 'state', 'gone', 'refused', 'actor'] as const;
export type BulkRefusal = (typeof BULK_REFUSALS)[number];
export const BULK_RESULTS = ['done', ...BULK_REFUSALS] as const;
export type BulkResult = (typeof BULK_RESULTS)[number];

export const BULK_STATES = ['waiting', 'cancelled', 'done'] as const;
