import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import { EVENT_SPOTLIGHTS_MAX } from '#shared/constants.ts';
import type { Queryable } from '../../database/client.ts';
import { isPublished } from '../../database/is-published.ts';
import { event } from '../../database/schema/publication.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';

export interface EventFilter {
  search: string;
  category: string[];
  province: string[];
  place?: 'online' | 'in_person' | undefined;
}

const isPast = sql<boolean>`${event.ends_at} < now()`;
const published = isPublished(event);

const from = (db: Queryable) =>
  db
    .select({ event, organiser: stakeholder, category: taxonomy_term })
    .from(event)
    .leftJoin(stakeholder, and(eq(stakeholder.id, event.organiser_id), eq(stakeholder.status, 'approved')))
    .leftJoin(taxonomy_term, eq(taxonomy_term.id, event.category_id));
export type EventRow = Awaited<ReturnType<ReturnType<typeof from>['execute']>>[number];

function where(filter: EventFilter): SQL | undefined {
  const like = `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`;
  return and(
    published,
    filter.search
      ? or(ilike(event.title, like), ilike(event.title_kh, like), ilike(event.summary, like))
      : undefined,
    filter.category.length > 0 ? inArray(taxonomy_term.slug, filter.category) : undefined,
    filter.province.length > 0 ? inArray(event.province_code, filter.province) : undefined,
    filter.place ? eq(event.is_online, filter.place === 'online') : undefined,
  );
}

/** One page of coming (soonest first) or past (latest first) events, with how many there are of both. */
export async function findEvents(
  db: Queryable,
  filter: EventFilter,
  page: { when: 'upcoming' | 'past'; page: number; per_page: number },
) {
  const past = page.when === 'past';
  const [rows, counts] = await Promise.all([
    from(db)
      .where(and(where(filter), past ? isPast : sql`not ${isPast}`))
      .orderBy(past ? desc(event.starts_at) : asc(event.starts_at), asc(event.id))
      .limit(page.per_page)
      .offset((page.page - 1) * page.per_page),
    db
      .select({ past: isPast.as('past'), total: count() })
      .from(event)
      .leftJoin(taxonomy_term, eq(taxonomy_term.id, event.category_id))
      .where(where(filter))
      .groupBy(sql`1`),
  ]);
  const totalOf = (value: boolean) => counts.find((row) => row.past === value)?.total ?? 0;
  return { rows, upcoming: totalOf(false), past: totalOf(true) };
}

/** Staff-flagged events, coming ones first (B.59). */
export async function findSpotlights(db: Queryable): Promise<EventRow[]> {
  return from(db)
    .where(and(published, event.is_spotlight))
    .orderBy(asc(isPast), asc(event.starts_at))
    .limit(EVENT_SPOTLIGHTS_MAX);
}

export async function findEvent(db: Queryable, id: string): Promise<EventRow | undefined> {
  const [row] = await from(db).where(and(published, eq(event.id, id)));
  return row;
}
