import { and, asc, desc, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm';
import { EVENT_SPOTLIGHTS_MAX } from '#shared/constants.ts';
import type { Queryable } from '../../database/client.ts';
import { isPublished } from '../../database/is-published.ts';
import { file } from '../../database/schema/file.ts';
import { event } from '../../database/schema/publication.ts';
import { stakeholder } from '../../database/schema/stakeholder.ts';
import { taxonomy_term } from '../../database/schema/taxonomy.ts';
import { saying } from '../../search/saying.ts';
import { conditionsOf, during, type EventFilter, isPast, says } from './event-conditions.ts';

export const published = isPublished(event);

const from = (db: Queryable) =>
  db
    .select({ event, organiser: stakeholder, category: taxonomy_term, cover: file })
    .from(event)
    .leftJoin(stakeholder, and(eq(stakeholder.id, event.organiser_id), eq(stakeholder.status, 'approved')))
    .leftJoin(taxonomy_term, eq(taxonomy_term.id, event.category_id))
    .leftJoin(file, eq(file.id, event.cover_id));
export type EventRow = Awaited<ReturnType<ReturnType<typeof from>['execute']>>[number];

/**
 * Some events in an order. They are found by ids alone: whole rows, with their texts and what belongs to them, are read of
 * these only.
 */
function findSome(
  db: Queryable,
  condition: SQL | undefined,
  order: SQL[],
  limit: number,
  offset = 0,
): Promise<EventRow[]> {
  const ids = db
    .select({ id: event.id })
    .from(event)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return from(db)
    .where(inArray(event.id, ids))
    .orderBy(...order);
}

/** Everything a filter asks, the public rule included. */
export const asked = (filter: EventFilter): SQL | undefined =>
  and(published, says(filter), during(filter), ...Object.values(conditionsOf(filter)));

/** One page of coming (soonest first) or past (latest first) events. */
export function findEvents(
  db: Queryable,
  filter: EventFilter,
  { when, page, per_page }: { when: 'upcoming' | 'past'; page: number; per_page: number },
): Promise<EventRow[]> {
  const past = when === 'past';
  return findSome(
    db,
    and(asked(filter), past ? isPast : sql`not ${isPast}`),
    [past ? desc(event.starts_at) : asc(event.starts_at), asc(event.id)],
    per_page,
    (page - 1) * per_page,
  );
}

/** Staff-flagged events, coming ones first, then those that were last. */
export function findSpotlights(db: Queryable): Promise<EventRow[]> {
  return findSome(
    db,
    and(published, event.is_spotlight),
    [asc(isPast), asc(sql`case when not ${isPast} then ${event.starts_at} end`), desc(event.starts_at)],
    EVENT_SPOTLIGHTS_MAX,
  );
}

export async function findEvent(db: Queryable, id: string): Promise<EventRow | undefined> {
  const [row] = await from(db).where(and(published, eq(event.id, id)));
  return row;
}

/** Coming events near one: the same category, then the same organiser or province; the soonest first. */
export function findSimilar(
  db: Queryable,
  { id, category_id, organiser_id, province_code }: EventRow['event'],
  limit = 4,
): Promise<EventRow[]> {
  const near = sql`(
    case when ${event.category_id} = ${category_id}::uuid then 2 else 0 end
    + case when ${event.organiser_id} = ${organiser_id}::uuid then 1 else 0 end
    + case when ${event.province_code} = ${province_code}::text then 1 else 0 end)`;
  return findSome(
    db,
    and(published, ne(event.id, id), sql`not ${isPast}`, sql`${near} > 0`),
    [desc(near), asc(event.starts_at), asc(event.id)],
    limit,
  );
}

/** More than these in one month would fill a page that nobody reads. */
const MOST_IN_MONTH = 500;

/** The events of some days, in order, with what a calendar shows of them. */
export function findOfMonth(db: Queryable, filter: EventFilter) {
  return db
    .select({
      id: event.id,
      title: event.title,
      title_kh: event.title_kh,
      starts_at: event.starts_at,
      ends_at: event.ends_at,
      is_online: event.is_online,
    })
    .from(event)
    .where(asked(filter))
    .orderBy(asc(event.starts_at), asc(event.id))
    .limit(MOST_IN_MONTH);
}

/** How long calendars are told that an event was called off. */
const CANCELLED_DAYS = 30;
/** How long a calendar keeps what is over. */
const PAST_DAYS = 90;
const MOST_IN_FEED = 500;

const wasShown = or(sql`${event.published_at} is null`, sql`${event.published_at} <= now()`);
const calledOff = and(
  wasShown,
  or(eq(event.status, 'archived'), and(eq(event.status, 'approved'), sql`${event.deleted_at} is not null`)),
  sql`${event.updated_at} > now() - make_interval(days => ${sql.raw(String(CANCELLED_DAYS))})`,
);

/** What a calendar subscribes to: coming events, those of the last months, and for a while those called off. */
export async function findForCalendar(
  db: Queryable,
  filter: EventFilter & { search: string },
  when: 'upcoming' | 'past' | undefined,
): Promise<EventRow[]> {
  // What was called off is in no search document any more.
  const { title, title_kh, summary, summary_kh, venue, venue_kh } = event;
  const texts = [title, title_kh, summary, summary_kh, venue, venue_kh];
  const saysOfCalledOff = await saying(db, { from: sql`${event}`, texts, within: calledOff }, filter.search);
  const recent = filter.from
    ? undefined
    : gt(event.ends_at, sql`now() - make_interval(days => ${sql.raw(String(PAST_DAYS))})`);
  const condition = and(
    or(and(published, says(filter)), and(calledOff, saysOfCalledOff)),
    during(filter),
    ...Object.values(conditionsOf(filter)),
    when === 'past' ? isPast : when === 'upcoming' ? sql`not ${isPast}` : recent,
  );
  return findSome(db, condition, [desc(event.starts_at), asc(event.id)], MOST_IN_FEED);
}

/** An event for a calendar that has it already: public, or called off lately. */
export async function findOneForCalendar(db: Queryable, id: string): Promise<EventRow | undefined> {
  const [row] = await from(db).where(and(eq(event.id, id), or(published, calledOff)));
  return row;
}

const MOST_NEWS = 50;
const shownFrom = sql`coalesce(${event.published_at}, ${event.approved_at}, ${event.created_at})`;

/** The events shown last, for those who follow the news. */
export function findNewest(
  db: Queryable,
  filter: EventFilter,
  when: 'upcoming' | 'past' | undefined,
): Promise<EventRow[]> {
  const condition = and(asked(filter), when && (when === 'past' ? isPast : sql`not ${isPast}`));
  return findSome(db, condition, [desc(shownFrom), desc(event.id)], MOST_NEWS);
}

/** Names of the categories of events. */
export function findCategories(db: Queryable) {
  return db
    .select({ value: taxonomy_term.slug, name: taxonomy_term.name, name_kh: taxonomy_term.name_kh })
    .from(taxonomy_term)
    .where(inArray(taxonomy_term.kind, ['event_category']))
    .orderBy(asc(taxonomy_term.position));
}
