import { calendarDate, type Moment } from '../../format/calendar.ts';

/** `2026-Q3` */
export const QUARTER = /^(\d{4})-Q([1-4])$/;

/** The quarter of a moment in the zone of the country. */
export function quarterOf(moment: Moment): string {
  const date = calendarDate(moment);
  return `${date.slice(0, 4)}-Q${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
}

/** The quarter some quarters later, or earlier. */
export function addQuarters(quarter: string, by: number): string {
  const [, year, number] = QUARTER.exec(quarter)!;
  const at = Number(year) * 4 + Number(number) - 1 + by;
  return `${Math.floor(at / 4)}-Q${(at % 4) + 1}`;
}

/** The last day of a quarter. */
export function lastDayOf(quarter: string): string {
  const [, year, number] = QUARTER.exec(quarter)!;
  return new Date(Date.UTC(Number(year), Number(number) * 3, 0)).toISOString().slice(0, 10);
}

/** The month some months later, or earlier: `2026-11`. */
export function addMonths(month: string, by: number): string {
  return new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)) - 1 + by, 1))
    .toISOString()
    .slice(0, 7);
}
