import { and, asc, eq, sql } from 'drizzle-orm';
import type { FacetCounts } from '#shared/contracts/directory-query.ts';
import { RESOURCE_FILTERS, type ResourceFilterKey } from '#shared/domain/resource.ts';
import type { Queryable } from '../../database/client.ts';
import { file } from '../../database/schema/file.ts';
import { resource, resource_page } from '../../database/schema/publication.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';
import {
  type Counted,
  countFacets,
  countsOf,
  type FacetColumn,
  type KnownValue,
  presentFacets,
  slugOfTerm,
} from '../publication/count-facets.ts';
import {
  conditionsOf,
  inSection,
  languagesOf,
  published,
  type ResourceFilter,
  says,
  typeOf,
  yearOf,
} from './resource-conditions.ts';

const LANGUAGE_NAMES: readonly KnownValue[] = [
  { value: 'km', name: 'Khmer', name_kh: 'ភាសាខ្មែរ' },
  { value: 'en', name: 'English', name_kh: 'ភាសាអង់គ្លេស' },
];
/** Most topics a filter names. */
const MOST_TAGS = 30;

/** How many posts and files stand behind every value of every filter. */
export function countResources(db: Queryable, filter: ResourceFilter): Promise<Counted> {
  const conditions = conditionsOf(filter);
  const column: Record<ResourceFilterKey, Pick<FacetColumn, 'value' | 'many' | 'few' | 'shown'>> = {
    category: { value: resource.category_id, few: true, shown: slugOfTerm },
    type: { value: typeOf, few: true },
    language: {
      value: resource.file_language,
      few: true,
      shown: (language) => sql`unnest(${languagesOf(language)})`,
    },
    tag: { value: resource.tags, many: true },
    year: { value: yearOf, few: true },
  };
  return countFacets(db, {
    from: sql`${resource} join ${resource_page} on ${eq(resource_page.id, resource.page_id)}
      left join ${file} on ${eq(file.id, resource.file_id)}`,
    where: and(published, inSection(filter), says(filter)) ?? published,
    columns: RESOURCE_FILTERS.map(({ key }) => ({ key, ...column[key], condition: conditions[key] })),
  });
}

/** Counts with the names of their values, as a list answers them. */
export async function presentResourceFacets(
  db: Queryable,
  filter: ResourceFilter,
  counted: Counted,
): Promise<FacetCounts[]> {
  const of = (key: string) => countsOf(counted, key);
  const categories = await db
    .select({ value: taxonomy_term.slug, name: taxonomy_term.name, name_kh: taxonomy_term.name_kh })
    .from(taxonomy_term)
    .where(eq(taxonomy_term.kind, 'resource_category'))
    .orderBy(asc(taxonomy_term.position));
  const known: Record<ResourceFilterKey, readonly KnownValue[]> = {
    category: categories,
    type: [...of('type').keys()].sort().map((value) => same(value, value.toUpperCase())),
    language: LANGUAGE_NAMES,
    tag: oftenest(of('tag'), filter.tag).map((value) => same(value)),
    year: [...of('year').keys()]
      .sort()
      .reverse()
      .map((value) => same(value)),
  };
  return presentFacets(RESOURCE_FILTERS, known, counted, filter, ['tag']);
}

/** A value that is called the same in both languages: a year, a type, a topic as it was typed. */
const same = (value: string, name = value): KnownValue => ({ value, name, name_kh: name });

function oftenest(counts: ReadonlyMap<string, number>, chosen: readonly string[]): string[] {
  const often = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])).slice(0, MOST_TAGS);
  return [...new Set([...often.map(([tag]) => tag), ...chosen.filter((tag) => counts.has(tag))])];
}
