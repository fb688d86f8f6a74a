import { YEAR_OF_ESTABLISHMENT_MIN } from '../constants.ts';
import { calendarDate, parseCalendarDate } from '../format/calendar.ts';
import { latinDigits } from '../format/digits.ts';
import type { RuleProblem } from './rule.ts';

/** A day of the calendar, typed as dd/mm/yyyy or `YYYY-MM-DD`. */
export function date(value: string): RuleProblem | null {
  return value.trim() === '' || parseCalendarDate(value) ? null : { key: 'date' };
}

/** Today in the zone of the country or later. */
export function startDateTodayOrLater(value: string, now: Date = new Date()): RuleProblem | null {
  if (value.trim() === '') return null;
  const day = parseCalendarDate(value);
  if (!day) return { key: 'date' };
  return day >= calendarDate(now) ? null : { key: 'start_date' };
}

/** Today in the zone of the country or earlier: date incorporated, announced date, date of birth. */
export function dateNotInFuture(value: string, now: Date = new Date()): RuleProblem | null {
  if (value.trim() === '') return null;
  const day = parseCalendarDate(value);
  if (!day) return { key: 'date' };
  return day <= calendarDate(now) ? null : { key: 'date_not_future' };
}

/** A year from 1900 to this one. */
export function yearOfEstablishment(value: string, now: Date = new Date()): RuleProblem | null {
  const typed = latinDigits(value.trim());
  if (typed === '') return null;
  const max = calendarDate(now).slice(0, 4);
  const inside = /^\d{4}$/.test(typed) && Number(typed) >= YEAR_OF_ESTABLISHMENT_MIN && typed <= max;
  return inside ? null : { key: 'year', params: { min: String(YEAR_OF_ESTABLISHMENT_MIN), max } };
}
