import { and, eq, sql } from 'drizzle-orm';
import type { FacetCounts } from '#shared/contracts/directory-query.ts';
import { CLOSING_WINDOWS, PROGRAM_FILTERS, PROGRAM_STATUSES } from '#shared/domain/program.ts';
import type { Queryable } from '../../database/client.ts';
import { program } from '../../database/schema/publication.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';
import { serverTexts } from '../../feeds/server-texts.ts';
import {
  type Counted,
  countFacets,
  countsOf,
  type KnownValue,
  nameOrganisers,
  PROVINCE_VALUES,
  presentFacets,
} from '../publication/count-facets.ts';
import { findTerms, published } from './program.queries.ts';
import {
  closesBetween,
  closesWithin,
  conditionsOf,
  type ProgramFilter,
  says,
  statusOf,
} from './program-conditions.ts';

const STATUS_NAMES: readonly KnownValue[] = PROGRAM_STATUSES.map((value) => ({
  value,
  name: serverTexts.en(`program:status.${value}`),
  name_kh: serverTexts.km(`program:status.${value}`),
}));

const CLOSING_NAMES: readonly KnownValue[] = [
  { value: 'week', name: 'Within 7 days', name_kh: 'ក្នុងរយៈពេល 7 ថ្ងៃ' },
  { value: 'month', name: 'Within 30 days', name_kh: 'ក្នុងរយៈពេល 30 ថ្ងៃ' },
  { value: 'quarter', name: 'Within 90 days', name_kh: 'ក្នុងរយៈពេល 90 ថ្ងៃ' },
] satisfies { value: (typeof CLOSING_WINDOWS)[number]; name: string; name_kh: string }[];

/** How many programs stand behind every value of every filter, and in all. */
export function countPrograms(db: Queryable, filter: ProgramFilter, now: Date): Promise<Counted> {
  const asked = conditionsOf(filter, now);
  const windows = CLOSING_WINDOWS.map(
    (window) => sql`case when ${closesWithin(window, now)} then ${window}::text end`,
  );
  return countFacets(db, {
    from: sql`${program} left join ${taxonomy_term} on ${eq(taxonomy_term.id, program.category_id)}`,
    where: and(published, says(filter.search), closesBetween(filter)) ?? published,
    columns: [
      { key: 'status', value: statusOf, condition: asked.status },
      { key: 'category', value: sql`${taxonomy_term.slug}`, condition: asked.category },
      {
        key: 'closing',
        value: sql`array_remove(array[${sql.join(windows, sql`, `)}], null)`,
        many: true,
        condition: asked.closing,
      },
      { key: 'stage', value: sql`${program.stages}`, many: true, condition: asked.stage },
      { key: 'sector', value: sql`${program.sectors}`, many: true, condition: asked.sector },
      { key: 'province', value: sql`${program.province_code}`, condition: asked.province },
      { key: 'organiser', value: sql`${program.organiser_id}`, condition: asked.organiser },
    ],
  });
}

/** Counts with the names of their values, as a list answers them. */
export async function presentProgramFacets(
  db: Queryable,
  filter: ProgramFilter,
  counted: Counted,
): Promise<FacetCounts[]> {
  const [terms, organisers] = await Promise.all([
    findTerms(db, ['program_category', 'sector', 'stage']),
    nameOrganisers(db, countsOf(counted, 'organiser'), filter.organiser),
  ]);
  const termsOf = (kind: string) => terms.filter((term) => term.kind === kind);
  const known = {
    status: STATUS_NAMES,
    category: termsOf('program_category'),
    closing: CLOSING_NAMES,
    stage: termsOf('stage'),
    sector: termsOf('sector'),
    province: PROVINCE_VALUES,
    organiser: organisers,
  };
  return presentFacets(PROGRAM_FILTERS, known, counted, filter, ['sector', 'province', 'organiser']);
}
