/** The kinds of listed actors. `other` stands for all nine other-stakeholder types. */
export const STAKEHOLDER_KINDS = ['startup', 'mentor', 'investor', 'eso', 'other'] as const;
export type StakeholderKind = (typeof STAKEHOLDER_KINDS)[number];

/** Categories as calls name them: the kinds, `other` written out. */
export const STAKEHOLDER_CATEGORIES = ['startup', 'investor', 'mentor', 'eso', 'other-stakeholder'] as const;
export type StakeholderCategory = (typeof STAKEHOLDER_CATEGORIES)[number];

/** Mentors and investors may be people; their personal fields stand behind the sign-in wall. */
export const PERSON_KINDS: readonly StakeholderKind[] = ['mentor', 'investor'];

/** The nine other-stakeholder types with their fixed slugs. */
export const OTHER_STAKEHOLDER_TYPES = [
  { slug: 'academic-institution', name: 'Academic institution', name_kh: 'គ្រឹះស្ថានសិក្សា' },
  { slug: 'co-working-space', name: 'Co-working space', name_kh: 'កន្លែងធ្វើការរួម' },
  { slug: 'community-and-association', name: 'Community and association', name_kh: 'សហគមន៍ និងសមាគម' },
  { slug: 'corporate', name: 'Corporate', name_kh: 'សាជីវកម្ម' },
  { slug: 'development-partner', name: 'Development partner', name_kh: 'ដៃគូអភិវឌ្ឍន៍' },
  { slug: 'government-institution', name: 'Government institution', name_kh: 'ស្ថាប័នរដ្ឋ' },
  {
    slug: 'incubator-and-accelerator',
    name: 'Incubator and accelerator',
    name_kh: 'មជ្ឈមណ្ឌលបណ្តុះ និងពន្លឿនធុរកិច្ច',
  },
  { slug: 'service-provider', name: 'Service provider', name_kh: 'អ្នកផ្តល់សេវា' },
  { slug: 'media', name: 'Media', name_kh: 'ប្រព័ន្ធផ្សព្វផ្សាយ' },
] as const;
export type OtherStakeholderSlug = (typeof OTHER_STAKEHOLDER_TYPES)[number]['slug'];

/** Slugs under `/ecosystem/discover/category/` that have a page: four kinds and nine types. */
export type CategorySlug = Exclude<StakeholderKind, 'other'> | OtherStakeholderSlug;
export const OTHER_STAKEHOLDER_SLUGS: readonly OtherStakeholderSlug[] = OTHER_STAKEHOLDER_TYPES.map(
  ({ slug }) => slug,
);
export const CATEGORY_SLUGS: readonly CategorySlug[] = [
  'startup',
  'mentor',
  'investor',
  'eso',
  ...OTHER_STAKEHOLDER_SLUGS,
];

/** Whether a slug has a directory page; any other is 404 there. */
export function isCategorySlug(slug: string): slug is CategorySlug {
  return (CATEGORY_SLUGS as readonly string[]).includes(slug);
}

export function isOtherStakeholderSlug(slug: string): slug is OtherStakeholderSlug {
  return (OTHER_STAKEHOLDER_SLUGS as readonly string[]).includes(slug);
}

/** The category a call means by a slug: whatever is not one of the four is other-stakeholder. */
export function categoryFromSlug(slug: string): StakeholderCategory {
  return slug === 'startup' || slug === 'investor' || slug === 'mentor' || slug === 'eso'
    ? slug
    : 'other-stakeholder';
}

/** The kind a slug belongs to, as records store it. */
export function kindFromSlug(slug: string): StakeholderKind {
  const category = categoryFromSlug(slug);
  return category === 'other-stakeholder' ? 'other' : category;
}

/** The slug of a record's page: its kind, or its type when the kind is `other`. */
export function slugOf(kind: StakeholderKind, type_slug?: string | null): string {
  return kind === 'other' ? (type_slug ?? 'other-stakeholder') : kind;
}
