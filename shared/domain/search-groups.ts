import { type Addressed, eventPath, resourcePath, stakeholderPath } from './addresses.ts';
import { CATEGORY_SLUGS, type CategorySlug } from './stakeholder-kinds.ts';

/** The sixteen result groups in the order of the answer, with `eso` added after them. */
export const SEARCH_GROUPS = [
  'blogs',
  'files',
  'events',
  'programs',
  'startup',
  'mentor',
  'investor',
  'academic_institution',
  'co_working_space',
  'community_and_association',
  'corporate',
  'development_partner',
  'government_institution',
  'incubator_and_accelerator',
  'service_provider',
  'media',
  'eso',
] as const;
export type SearchGroup = (typeof SEARCH_GROUPS)[number];

/** The group in which records of a category are found: its slug with underscores. */
export function groupOfCategory(slug: CategorySlug): SearchGroup {
  return slug.replaceAll('-', '_') as SearchGroup;
}

/** The category slug of an ecosystem group; null for posts, files, events and programs. */
export function categoryOfGroup(group: SearchGroup): CategorySlug | null {
  return CATEGORY_SLUGS.find((slug) => groupOfCategory(slug) === group) ?? null;
}

/** The page of a search result. */
export function searchResultPath(group: SearchGroup, record: Addressed): string {
  if (group === 'blogs') return resourcePath({ ...record, kind: 'blog', page: 'blog' });
  if (group === 'files') return resourcePath({ ...record, kind: 'file', page: 'file' });
  if (group === 'events') return eventPath(record);
  if (group === 'programs') return `/program?id=${encodeURIComponent(record.id)}`;
  return stakeholderPath({ ...record, category: categoryOfGroup(group)! });
}
