import { TIME_ZONE_OFFSET_MINUTES } from '../country/chosen/facts.ts';
import { latinDigits } from './digits.ts';

const DAY_MS = 86_400_000;

/** Whatever names a moment: a Date, an ISO text of the API, or milliseconds since 1970. */
export type Moment = Date | string | number;

/**
 * A moment, or a calendar date `YYYY-MM-DD`, as a Date whose UTC fields read as the clock of the country.
 * The zone has had one offset since 1979 and no summer time, so no table is needed and every engine agrees.
 */
export function localFields(moment: Moment): Date {
  const isCalendarDate = typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment);
  const time = new Date(moment).getTime();
  if (Number.isNaN(time)) throw new RangeError(`Not a date: ${String(moment)}`);
  return new Date(isCalendarDate ? time : time + TIME_ZONE_OFFSET_MINUTES * 60_000);
}

/** The calendar date in the zone of the country at a moment, `YYYY-MM-DD`. */
export function calendarDate(moment: Moment): string {
  return localFields(moment).toISOString().slice(0, 10);
}

/** Calendar days from one moment to another, both read in the zone of the country; negative when `to` is earlier. */
export function daysBetween(from: Moment, to: Moment): number {
  return Math.round((Date.parse(calendarDate(to)) - Date.parse(calendarDate(from))) / DAY_MS);
}

/** A calendar date some days later (or earlier). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/**
 * A typed date as `YYYY-MM-DD`: accepts that form and dd/mm/yyyy (also with dots, hyphens, Khmer digits).
 * Null when it is not a day of the calendar; never US order.
 */
export function parseCalendarDate(text: string): string | null {
  const typed = latinDigits(text.trim());
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed);
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(typed);
  const [year, month, day] = iso ? iso.slice(1) : local ? local.slice(1).reverse() : [];
  if (!year || !month || !day) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : null;
}
