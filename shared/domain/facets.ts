import { kindFromSlug, OTHER_STAKEHOLDER_SLUGS, type StakeholderKind } from './stakeholder-kinds.ts';

/** Roles in which a record carries terms of a master list: the values of `stakeholder_term.field`. */
export const TERM_FIELDS = [
  'sector',
  'industry',
  'business_model',
  'looking_at',
  'employee_range',
  'stage',
  'expertise',
  'interest',
  'investor_type',
  'investment_stage',
  'service',
] as const;
export type TermField = (typeof TERM_FIELDS)[number];

/** Filters of the directory; each is the query parameter of the same name, repeated for more than one value. */
export const FACET_KEYS = [
  'kind',
  'type',
  ...TERM_FIELDS,
  'province',
  'language',
  'funding_stage',
  'facts',
] as const;
export type FacetKey = (typeof FACET_KEYS)[number];
/** For what a call answers: a filter that this version knows. */
export const hasFacetKey = <T extends { key: string }>(facet: T): facet is T & { key: FacetKey } =>
  FACET_KEYS.some((key) => key === facet.key);

/** What `facts` can ask of a record. */
export const FACT_FILTERS = [
  { slug: 'confirmed', name: 'With confirmed facts', name_kh: 'មានព័ត៌មានដែលបានបញ្ជាក់' },
  { slug: 'woman-founder', name: 'Founded by women', name_kh: 'មានស្ថាបនិកជាស្ត្រី' },
] as const;
export type FactFilter = (typeof FACT_FILTERS)[number]['slug'];

/** One filter of the directory. */
export interface Facet {
  key: FacetKey;
  name: string;
  name_kh: string;
  /** The master list its values come from; null where the values are fixed. */
  taxonomy: string | null;
  /** `any`: records with one of the chosen values; `all`: records with every one of them. */
  match: 'any' | 'all';
  /** Values by number of records, or in the order of their list. */
  order: 'count' | 'list';
}

function facet(key: FacetKey, name: string, name_kh: string, more: Partial<Omit<Facet, 'key'>> = {}): Facet {
  return { key, name, name_kh, taxonomy: key, match: 'any', order: 'count', ...more };
}

export const FACETS: Readonly<Record<FacetKey, Facet>> = {
  kind: facet('kind', 'Kind', 'ប្រភេទ', { taxonomy: null, order: 'list' }),
  type: facet('type', 'Type', 'ប្រភេទ', { taxonomy: 'stakeholder_type', order: 'list' }),
  sector: facet('sector', 'Sector', 'វិស័យ'),
  industry: facet('industry', 'Industry', 'ឧស្សាហកម្ម'),
  business_model: facet('business_model', 'Business model', 'គំរូអាជីវកម្ម'),
  looking_at: facet('looking_at', 'Looking for', 'កំពុងស្វែងរក', { order: 'list' }),
  employee_range: facet('employee_range', 'Employees', 'ចំនួនបុគ្គលិក', { order: 'list' }),
  stage: facet('stage', 'Stage', 'ដំណាក់កាល', { order: 'list' }),
  expertise: facet('expertise', 'Expertise', 'ជំនាញ'),
  interest: facet('interest', 'Interests', 'ចំណាប់អារម្មណ៍'),
  investor_type: facet('investor_type', 'Investor type', 'ប្រភេទវិនិយោគិន'),
  investment_stage: facet('investment_stage', 'Invests at', 'ដំណាក់កាលវិនិយោគ', { order: 'list' }),
  service: facet('service', 'Services', 'សេវា'),
  province: facet('province', 'Province', 'រាជធានី ខេត្ត', { taxonomy: null }),
  language: facet('language', 'Language', 'ភាសា', { taxonomy: null }),
  funding_stage: facet('funding_stage', 'Latest funding', 'ហិរញ្ញប្បទានចុងក្រោយ', {
    taxonomy: 'funding_type',
    order: 'list',
  }),
  facts: facet('facts', 'Facts', 'ព័ត៌មាន', { taxonomy: null, match: 'all', order: 'list' }),
};

/** The filters of each kind's list in the order they are drawn; `all` is the mixed list. */
export const FACETS_OF_KIND: Readonly<Record<StakeholderKind | 'all', readonly FacetKey[]>> = {
  all: ['kind', 'province', 'sector'],
  startup: [
    'sector',
    'stage',
    'province',
    'facts',
    'industry',
    'employee_range',
    'business_model',
    'looking_at',
    'funding_stage',
  ],
  mentor: ['expertise', 'interest', 'language', 'province'],
  investor: ['investor_type', 'investment_stage', 'interest', 'province'],
  eso: ['sector', 'service', 'stage', 'province'],
  other: ['sector', 'province'],
};

/** Words after `/stakeholder/` that are no kind of their own. */
export type DirectoryScope = { kind: StakeholderKind | 'all'; type_slug: string | null };

/**
 * The part of the directory a category word means: `all`, one of the kinds, or one of the nine types. Any other
 * word means all other stakeholders.
 */
export function scopeOf(category: string): DirectoryScope {
  if (category === 'all') return { kind: 'all', type_slug: null };
  const kind = kindFromSlug(category);
  const isType = (OTHER_STAKEHOLDER_SLUGS as readonly string[]).includes(category);
  return { kind, type_slug: isType ? category : null };
}

/** The filters of a category's list in the order they are drawn. */
export function facetsOf(category: string): readonly Facet[] {
  const { kind, type_slug } = scopeOf(category);
  const keys: readonly FacetKey[] =
    kind === 'other' && type_slug === null ? ['type', ...FACETS_OF_KIND.other] : FACETS_OF_KIND[kind];
  return keys.map((key) => FACETS[key]);
}
