import type { DirectoryScope } from '#shared/domain/facets.ts';
import { groupOfCategory, type SearchGroup } from '#shared/domain/search-groups.ts';
import {
  CATEGORY_SLUGS,
  OTHER_STAKEHOLDER_SLUGS,
  type StakeholderKind,
  slugOf,
} from '#shared/domain/stakeholder-kinds.ts';

/** The number of each result group in `search_document.kind`. Stored: add at the end, never renumber. */
export const SEARCH_KINDS: Readonly<Record<SearchGroup, number>> = {
  blogs: 0,
  files: 1,
  events: 2,
  programs: 3,
  startup: 4,
  mentor: 5,
  investor: 6,
  academic_institution: 7,
  co_working_space: 8,
  community_and_association: 9,
  corporate: 10,
  development_partner: 11,
  government_institution: 12,
  incubator_and_accelerator: 13,
  service_provider: 14,
  media: 15,
  eso: 16,
};

const GROUPS = Object.keys(SEARCH_KINDS) as SearchGroup[];

/** The group behind a stored number. */
export function groupOfKind(kind: number): SearchGroup {
  const group = GROUPS[kind];
  if (!group) throw new RangeError(`No search group has the number ${kind}`);
  return group;
}

/** The group in which a stakeholder is found. */
export function groupOfStakeholder(kind: StakeholderKind, type_slug: string | null): SearchGroup {
  return slugOf(kind, type_slug).replaceAll('-', '_') as SearchGroup;
}

/** The groups in which the records of a part of the directory are found. */
export function groupsOfScope({ kind, type_slug }: DirectoryScope): SearchGroup[] {
  if (kind === 'all') return CATEGORY_SLUGS.map(groupOfCategory);
  if (kind === 'other' && !type_slug) return OTHER_STAKEHOLDER_SLUGS.map(groupOfCategory);
  return [groupOfStakeholder(kind, type_slug)];
}
