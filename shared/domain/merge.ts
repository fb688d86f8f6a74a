import { TERM_FIELDS, type TermField } from './facets.ts';
import type { StakeholderKind } from './stakeholder-kinds.ts';

/** For how long a merge can be taken back, if nothing changed since. */
export const MERGE_UNDO_HOURS = 24;

/** Which of two pages a field is taken from; `both` joins lists. */
export const MERGE_CHOICES = ['into', 'from', 'both'] as const;
export type MergeChoice = (typeof MERGE_CHOICES)[number];

const COMMON = [
  'name',
  'name_kh',
  'summary',
  'summary_kh',
  'description',
  'description_kh',
  'logo',
  'cover',
  'province_code',
  'address',
  'address_kh',
  'email',
  'phone',
  'website',
  'facebook',
  'linkedin',
  'x',
  'youtube',
  'telegram',
  'video_link',
] as const;

const OWN = {
  startup: [
    'year_of_establishment',
    'date_incorporated',
    'number_of_founders',
    'number_of_female_founders',
    'number_of_tech_founders',
  ],
  individual: [
    'last_name',
    'first_name',
    'last_name_kh',
    'first_name_kh',
    'role',
    'role_kh',
    'company',
    'company_kh',
    'languages',
  ],
  investor: ['ticket_min', 'ticket_max', 'ticket_currency'],
  eso: [],
} as const;
export type MergePart = keyof typeof OWN;

/** The fields of a kind that two pages are compared by, in the order of a page. */
export interface MergeField {
  name: string;
  /** The part of the record it stands in; null: its own row. */
  part: MergePart | 'terms' | 'areas' | null;
  /** Takes several values, so that both lists can be joined. */
  many: boolean;
}

const PARTS: Readonly<Record<StakeholderKind, readonly MergePart[]>> = {
  startup: ['startup'],
  mentor: ['individual'],
  investor: ['individual', 'investor'],
  eso: ['eso'],
  other: [],
};

/** Of the size and the stage of a startup there is one at a time. */
const takesMany = (kind: StakeholderKind, field: TermField) =>
  field !== 'employee_range' && !(field === 'stage' && kind === 'startup');

export function mergeFields(kind: StakeholderKind): MergeField[] {
  const own = PARTS[kind].flatMap((part) =>
    OWN[part].map((name): MergeField => ({ name, part, many: name === 'languages' })),
  );
  return [
    ...COMMON.map((name): MergeField => ({ name, part: null, many: false })),
    ...own,
    ...TERM_FIELDS.map((name): MergeField => ({ name, part: 'terms', many: takesMany(kind, name) })),
    { name: 'areas', part: 'areas', many: true },
  ];
}

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
