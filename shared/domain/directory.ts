import { TERM_FIELDS } from './facets.ts';

/** Where the desk keeps the directory. */
export const DIRECTORY_PATH = '/desk/directory';
export const directoryRecordPath = (id: string): string => `${DIRECTORY_PATH}/${id}`;

/** Where a record of the directory stands, as the desk sorts them. `off`: it was public and is not on the site now. */
export const DIRECTORY_STATES = ['public', 'draft', 'review', 'off', 'merged', 'rejected'] as const;
export type DirectoryState = (typeof DIRECTORY_STATES)[number];

/** The statuses of records that make up a state; `off` and `merged` share one and differ by the redirect. */
export const STATUSES_OF: Readonly<Record<DirectoryState, readonly string[]>> = {
  public: ['approved'],
  draft: ['draft', 'returned'],
  review: ['reviewing'],
  off: ['archived'],
  merged: ['archived'],
  rejected: ['rejected'],
};

/** The state of a record by its status. */
export function directoryState(status: string, isMerged: boolean): DirectoryState {
  if (status === 'archived') return isMerged ? 'merged' : 'off';
  return DIRECTORY_STATES.find((state) => STATUSES_OF[state].includes(status)) ?? 'draft';
}

/** Columns one can choose besides the name, in the order they stand. */
export const DIRECTORY_COLUMNS = [
  'kind',
  'state',
  'province',
  'sector',
  'owner',
  'complete',
  'languages',
  'email',
  'phone',
  'website',
  'confirmed_at',
  'approved_at',
  'updated_at',
  'created_at',
] as const;
export type DirectoryColumn = (typeof DIRECTORY_COLUMNS)[number];

export const DEFAULT_DIRECTORY_COLUMNS: readonly DirectoryColumn[] = [
  'kind',
  'state',
  'province',
  'owner',
  'complete',
  'languages',
  'updated_at',
];

export const DIRECTORY_ORDERS = [
  '-updated_at',
  'updated_at',
  'name',
  '-name',
  'name_kh',
  '-name_kh',
  'complete',
  '-complete',
  'created_at',
  '-created_at',
] as const;
export type DirectoryOrder = (typeof DIRECTORY_ORDERS)[number];

/** How complete a record is, in three steps; each says from which percentage on and below which. */
export const COMPLETE_STEPS = { low: [0, 40], middle: [40, 70], high: [70, 101] } as const;
export const COMPLETE_LEVELS = ['low', 'middle', 'high'] as const;

/** When facts of a record were last confirmed. */
export const CONFIRMED_WHEN = ['never', 'year', 'older'] as const;

/** Who confirmed a fact that a record says. */
export const FACT_SOURCES = ['registry', 'document', 'investor', 'owner'] as const;

/** The master lists by which the directory is narrowed, as on the public site. */
export const DIRECTORY_TERMS = TERM_FIELDS;

/** Why a page is taken off the site. */
export const OFF_CAUSES = [
  'closed',
  'asked',
  'false',
  'out_of_scope',
  'unreachable',
  'legal',
  'report',
  'other',
] as const;
export type OffCause = (typeof OFF_CAUSES)[number];
/** Those staff choose from; a report brings its own words. */
export const OFF_CHOICES = OFF_CAUSES.filter((cause) => cause !== 'report');

/** What an entry of a record's history is. */
export const REVISION_VERBS = [
  'create',
  'update',
  'publish',
  'archive',
  'correct',
  'take-down',
  'put-back',
  'restore',
  'import',
] as const;

/** Longest reason, in grapheme clusters. */
export const REASON_MAX = 500;

/** Where pages stand that may be one and the same. */
export const DUPLICATES_PATH = `${DIRECTORY_PATH}/duplicates`;
/** What two pages may have alike. */
export const ALIKE = ['name', 'name_kh', 'email', 'phone', 'domain'] as const;
export type Alike = (typeof ALIKE)[number];
/** More pages than this that have something alike are an address that many share, not one page many times. */
export const MOST_ALIKE = 12;
