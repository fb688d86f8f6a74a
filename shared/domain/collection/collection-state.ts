import type { Collection } from './collection.ts';

/** Where a record stands, as the desk sees it. */
export const RECORD_STATES = ['published', 'scheduled', 'draft', 'archived', 'bin'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/** The states records of a collection can be in; what is not drafted is published or in the bin. */
export function statesOf({ publishes }: Pick<Collection, 'publishes'>): readonly RecordState[] {
  return publishes ? RECORD_STATES : ['published', 'bin'];
}

/** The state that follows from what is stored; it is never stored itself. */
export function stateOf(
  row: { status?: string; published_at?: Date | null; deleted_at: Date | null },
  now = new Date(),
): RecordState {
  if (row.deleted_at) return 'bin';
  if (row.status === undefined) return 'published';
  if (row.status === 'archived') return 'archived';
  if (row.status !== 'approved') return 'draft';
  return row.published_at && row.published_at > now ? 'scheduled' : 'published';
}

/** What can be done to a record besides changing its fields. */
export const RECORD_VERBS = ['publish', 'unpublish', 'archive', 'delete', 'restore'] as const;
export type RecordVerb = (typeof RECORD_VERBS)[number];

const VERBS: Readonly<Record<RecordState, readonly RecordVerb[]>> = {
  draft: ['publish', 'archive', 'delete'],
  scheduled: ['publish', 'unpublish', 'archive', 'delete'],
  published: ['unpublish', 'archive', 'delete'],
  archived: ['publish', 'unpublish', 'delete'],
  bin: ['restore'],
};

/** Whether a verb can be done now. Closed collections keep what they have. */
export function verbsOf(
  { publishes, closed, keepsShowing }: Pick<Collection, 'publishes' | 'closed' | 'keepsShowing'>,
  state: RecordState,
): readonly RecordVerb[] {
  // A new version of what stands is given its moment first, and then written.
  const more: readonly RecordVerb[] = keepsShowing && state === 'published' ? ['publish'] : [];
  return [...more, ...VERBS[state]].filter((verb) => {
    if (verb === 'delete' || verb === 'restore') return !closed;
    return publishes;
  });
}
