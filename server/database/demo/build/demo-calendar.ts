import { addDays, calendarDate } from '#shared/format/calendar.ts';

/** Dates counted from the moment of seeding, so that there is always something open, coming and past. */
export interface DemoCalendar {
  /** The day of seeding in Phnom Penh, YYYY-MM-DD. */
  today: string;
  year: number;
  /** A moment `days` from today (negative: ago) at a time of day in Phnom Penh. */
  at(days: number, time?: string): Date;
  /** A calendar date `days` from today. */
  date(days: number): string;
  hoursAgo(hours: number): Date;
}

export function createDemoCalendar(now: Date): DemoCalendar {
  const today = calendarDate(now);
  const date = (days: number) => addDays(today, days);
  return {
    today,
    year: Number(today.slice(0, 4)),
    date,
    at: (days, time = '09:00') => new Date(`${date(days)}T${time}:00+07:00`),
    hoursAgo: (hours) => new Date(now.getTime() - hours * 3_600_000),
  };
}
