import { and, sql } from 'drizzle-orm';
import type { FacetCounts } from '#shared/contracts/directory-query.ts';
import { type CLOSING_WINDOWS, PROGRAM_FILTERS, PROGRAM_STATUSES } from '#shared/domain/program.ts';
import type { Queryable } from '../../database/client.ts';
import { program } from '../../database/schema/publication.ts';
import { serverTexts } from '../../feeds/server-texts.ts';
import {
  type Counted,
  countFacets,
  countsOf,
  type KnownValue,
  nameOrganisers,
  PROVINCE_VALUES,
  presentFacets,
  slugOfTerm,
} from '../publication/count-facets.ts';
import { findTerms, published } from './program.queries.ts';
import {
  closesBetween,
  conditionsOf,
  type ProgramFilter,
  says,
  statusOf,
  windowsOf,
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
  return countFacets(db, {
    from: sql`${program}`,
    where: and(published, says(filter), closesBetween(filter)) ?? published,
    columns: [
      { key: 'status', value: statusOf, condition: asked.status },
      { key: 'category', value: program.category_id, shown: slugOfTerm, condition: asked.category },
      {
        key: 'closing',
        value: windowsOf(now),
        many: true,
        condition: asked.closing,
      },
      { key: 'stage', value: program.stages, many: true, condition: asked.stage },
      { key: 'sector', value: program.sectors, many: true, condition: asked.sector },
      { key: 'province', value: program.province_code, condition: asked.province },
      { key: 'organiser', value: program.organiser_id, condition: asked.organiser },
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
