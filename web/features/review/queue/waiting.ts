import { calendarDate, type Moment } from '#shared/format/calendar.ts';

/** Threads of the meter: five working days and a weekend would fill it, three threads a day. */
export const WAITING_THREADS = 16;
const HOURS_A_THREAD = 8;
const HOUR_MS = 3_600_000;

/** How many threads of the meter stand for a waiting time: one as soon as it waits, one more every eight hours. */
export function waitingThreads(since: Moment, now: Moment): number {
  const hours = Math.max(0, new Date(now).getTime() - new Date(since).getTime()) / HOUR_MS;
  return Math.min(WAITING_THREADS, Math.max(1, Math.floor(hours / HOURS_A_THREAD)));
}

/** Whether the promised day is over, or is today. `answer_by` is a calendar date in the zone of the country. */
export function promiseOf(answer_by: string | null, now: Moment): 'late' | 'today' | 'later' | null {
  if (!answer_by) return null;
  const today = calendarDate(now);
  if (answer_by < today) return 'late';
  return answer_by === today ? 'today' : 'later';
}
