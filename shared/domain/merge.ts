/** For how long a merge can be taken back, if nothing changed since. */
export const MERGE_UNDO_HOURS = 24;

/** Which of two pages a field is taken from; `both` joins lists. */
export const MERGE_CHOICES = ['into', 'from', 'both'] as const;
export type MergeChoice = (typeof MERGE_CHOICES)[number];

/** What belongs to a page besides its fields, and goes to the one that stays. */
export const MERGED_PARTS = [
  'product',
  'team_member',
  'funding_round',
  'stakeholder_member',
  'submission',
  'claim',
  'cohort',
  'cohort_member',
  'connection',
  'program',
  'event',
  'saved_item',
] as const;
export type MergedPart = (typeof MERGED_PARTS)[number];

export const MERGE_REFUSALS = ['same', 'kind', 'state', 'own', 'open_request', 'open_claim'] as const;
export type MergeRefusal = (typeof MERGE_REFUSALS)[number];
