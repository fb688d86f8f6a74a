import { type SQL, sql } from 'drizzle-orm';
import { TIME_ZONE_OFFSET_MINUTES } from '#shared/country/chosen/facts.ts';
import { addDays, calendarDate } from '#shared/format/calendar.ts';

/** The moment at which a day of the country begins. */
export function dayStart(date: string): Date {
  return new Date(Date.parse(date) - TIME_ZONE_OFFSET_MINUTES * 60_000);
}

/** The moment at which the day after a day of the country begins. */
export const dayEnd = (date: string): Date => dayStart(addDays(date, 1));

/** The next midnight in the zone of the country: what counts days changes then. */
export const nextMidnight = (now = new Date()): Date => dayEnd(calendarDate(now));

/** A moment as a parameter of SQL. */
export const at = (moment: Date): SQL => sql`${moment.toISOString()}::timestamptz`;
