import type { Translator } from '../i18n/translate.ts';
import type { Moment } from './calendar.ts';
import { formatDate } from './dates.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long something has waited, in its largest whole unit: "4 d", "5 h", "12 min". */
export function waitingTime(t: Translator, since: Moment, now: Moment): string {
  const waited = elapsed(since, now);
  if (waited >= DAY_MS) return t('common:time.waiting_days', { count: Math.floor(waited / DAY_MS) });
  if (waited >= HOUR_MS) return t('common:time.waiting_hours', { count: Math.floor(waited / HOUR_MS) });
  return t('common:time.waiting_minutes', { count: Math.floor(waited / MINUTE_MS) });
}

/** "just now", "5 minutes ago", "3 hours ago", "6 days ago"; the date after a week. */
export function timeAgo(t: Translator, moment: Moment, now: Moment): string {
  const passed = elapsed(moment, now);
  if (passed < MINUTE_MS) return t('common:time.just_now');
  if (passed < HOUR_MS) return t('common:time.ago_minutes', { count: Math.floor(passed / MINUTE_MS) });
  if (passed < DAY_MS) return t('common:time.ago_hours', { count: Math.floor(passed / HOUR_MS) });
  if (passed < 7 * DAY_MS) return t('common:time.ago_days', { count: Math.floor(passed / DAY_MS) });
  return formatDate(t.language, moment);
}

function elapsed(since: Moment, now: Moment): number {
  return Math.max(0, new Date(now).getTime() - new Date(since).getTime());
}
