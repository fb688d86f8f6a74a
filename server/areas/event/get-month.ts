import type { getEventMonth as contract } from '#shared/contracts/event.contract.ts';
import { addDays, calendarDate } from '#shared/format/calendar.ts';
import { tailOf } from '../../addresses/tail-of.ts';
import type { Handler } from '../../http/route.ts';
import { withSearch } from '../publication/search-publications.ts';
import { findOfMonth } from './event.queries.ts';
import { refuseUnknownEventFilters } from './event-filter-values.ts';
import { nextEventChange } from './next-event-change.ts';

/** The days of a month with their events; what is asked beside the month narrows them as it narrows the list. */
export const getMonth: Handler<typeof contract> = async ({ params, query }, context) => {
  context.tag('event', 'taxonomy');
  refuseUnknownEventFilters(context, query);
  const { database } = context.services;
  const { db } = database;
  const filter = await withSearch(database, query, 'events');
  const now = new Date();
  const first = `${params.month}-01`;
  const last = addDays(nextMonth(params.month), -1);
  const [rows, change] = await Promise.all([
    findOfMonth(db, { ...filter, from: later(first, query.from), to: earlier(last, query.to) }),
    nextEventChange(db),
  ]);
  context.freshUntil(change);
  const days = new Map<string, typeof rows>();
  for (const row of rows) {
    // An event that ends at midnight is not on the day that begins then.
    const end = earlier(last, calendarDate(row.ends_at.getTime() - 1));
    for (let day = later(first, calendarDate(row.starts_at)); day <= end; day = addDays(day, 1))
      days.set(day, [...(days.get(day) ?? []), row]);
  }
  return {
    month: params.month,
    days: [...days]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, events]) => ({
        date,
        events: events.map(({ starts_at, ends_at, ...event }) => ({
          ...event,
          tail: tailOf(event),
          starts_at: starts_at.toISOString(),
          ends_at: ends_at.toISOString(),
          is_past: ends_at <= now,
        })),
      })),
  };
};

/** The first day of the month after. */
const nextMonth = (month: string) => `${addDays(`${month}-28`, 4).slice(0, 7)}-01`;
const later = (one: string, other: string | undefined) => (other !== undefined && other > one ? other : one);
const earlier = (one: string, other: string | undefined) =>
  other !== undefined && other < one ? other : one;
