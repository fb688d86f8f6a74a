import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { EventPlace } from '#shared/domain/event.ts';
import { event } from '../../database/schema/publication.ts';
import { isOneOfTerms } from '../publication/count-facets.ts';
import { at, dayEnd, dayStart } from '../publication/local-day.ts';
import { isAmong, type Searched } from '../publication/search-publications.ts';

/** What narrows a list, a month or a feed of events. */
export interface EventFilter extends Pick<Searched, 'among'> {
  category: string[];
  province: string[];
  organiser: string[];
  place: EventPlace[];
  from?: string | undefined;
  to?: string | undefined;
}

export const isPast = sql<boolean>`(${event.ends_at} <= now())`;

/** What the search of the list found. */
export const says = (filter: EventFilter): SQL | undefined => isAmong(event.id, filter);

/** Events that take place, wholly or in part, on the days given. */
export function during({ from, to }: Pick<EventFilter, 'from' | 'to'>): SQL | undefined {
  const parts = [
    ...(from ? [sql`${event.ends_at} > ${at(dayStart(from))}`] : []),
    ...(to ? [sql`${event.starts_at} < ${at(dayEnd(to))}`] : []),
  ];
  return parts.length > 0 ? sql.join(parts, sql` and `) : undefined;
}

const some = <T>(values: T[], condition: (values: T[]) => SQL): SQL | undefined =>
  values.length > 0 ? condition(values) : undefined;

/** What each filter asks of a row. */
export function conditionsOf(filter: EventFilter) {
  const [place] = filter.place;
  return {
    place: new Set(filter.place).size === 1 ? eq(event.is_online, place === 'online') : undefined,
    category: some(filter.category, (slugs) => isOneOfTerms(event.category_id, slugs)),
    province: some(filter.province, (codes) => inArray(event.province_code, codes)),
    organiser: some(filter.organiser, (ids) => inArray(event.organiser_id, ids)),
  };
}
