import { and, sql } from 'drizzle-orm';
import type { FacetCounts } from '#shared/contracts/directory-query.ts';
import { EVENT_FILTERS, type EVENT_PLACES } from '#shared/domain/event.ts';
import type { Queryable } from '../../database/client.ts';
import { event } from '../../database/schema/publication.ts';
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
import { findCategories, published } from './event.queries.ts';
import { conditionsOf, during, type EventFilter, isPast, says } from './event-conditions.ts';

const PLACE_NAMES: readonly KnownValue[] = [
  { value: 'in_person', name: 'In person', name_kh: 'ដោយផ្ទាល់' },
  { value: 'online', name: 'Online', name_kh: 'តាមអនឡាញ' },
] satisfies { value: (typeof EVENT_PLACES)[number]; name: string; name_kh: string }[];

/** How many events stand behind every value of every filter, coming or past as asked, and how many of both there are. */
export function countEvents(db: Queryable, filter: EventFilter, when: 'upcoming' | 'past'): Promise<Counted> {
  const conditions = conditionsOf(filter);
  return countFacets(db, {
    from: sql`${event}`,
    where: and(published, says(filter), during(filter)) ?? published,
    columns: [
      {
        key: 'when',
        value: isPast,
        shown: (past) => sql`case when ${past} then 'past' else 'upcoming' end`,
        condition: when === 'past' ? isPast : sql`not ${isPast}`,
      },
      {
        key: 'place',
        value: event.is_online,
        shown: (online) => sql`case when ${online} then 'online' else 'in_person' end`,
        condition: conditions.place,
      },
      { key: 'category', value: event.category_id, shown: slugOfTerm, condition: conditions.category },
      { key: 'province', value: event.province_code, condition: conditions.province },
      { key: 'organiser', value: event.organiser_id, condition: conditions.organiser },
    ],
  });
}

/** Counts with the names of their values, as a list answers them. */
export async function presentEventFacets(
  db: Queryable,
  filter: EventFilter,
  counted: Counted,
): Promise<FacetCounts[]> {
  const [categories, organisers] = await Promise.all([
    findCategories(db),
    nameOrganisers(db, countsOf(counted, 'organiser'), filter.organiser),
  ]);
  const known = {
    place: PLACE_NAMES,
    category: categories,
    province: PROVINCE_VALUES,
    organiser: organisers,
  };
  return presentFacets(EVENT_FILTERS, known, counted, filter, ['province', 'organiser']);
}
