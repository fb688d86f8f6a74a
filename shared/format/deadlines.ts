import type { Translator } from '../i18n/translate.ts';
import { daysBetween, type Moment } from './calendar.ts';
import { formatDate, formatDateTime } from './dates.ts';

/** Calendar days left in the zone of the country: 0 on the last day; null once the moment has passed. */
export function daysRemaining(closes_at: Moment, now: Moment): number | null {
  const over = isCalendarDate(closes_at)
    ? daysBetween(now, closes_at) < 0
    : new Date(closes_at).getTime() <= new Date(now).getTime();
  return over ? null : daysBetween(now, closes_at);
}

/** "closes in 3 days", "closes tomorrow", "closes today", "closed on 20 Nov 2026". */
export function closesIn(t: Translator, closes_at: Moment, now: Moment): string {
  const days = daysRemaining(closes_at, now);
  if (days === null) return t('common:time.closed_on', { date: formatDate(t.language, closes_at) });
  if (days === 0) return t('common:time.closes_today');
  return days === 1 ? t('common:time.closes_tomorrow') : t('common:time.closes_in', { count: days });
}

/** The relative and the absolute form together: "closes in 3 days, 23 Nov 2026, 17:00"; Khmer "… នៅថ្ងៃទី 23 …". */
export function deadlineText(t: Translator, closes_at: Moment, now: Moment): string {
  if (daysRemaining(closes_at, now) === null) return closesIn(t, closes_at, now);
  const date = isCalendarDate(closes_at)
    ? formatDate(t.language, closes_at)
    : formatDateTime(t.language, closes_at);
  return `${closesIn(t, closes_at, now)}${t.language === 'km' ? ' នៅថ្ងៃទី ' : ', '}${date}`;
}

/** "opens in 3 days", "opens today". */
export function opensIn(t: Translator, opens_at: Moment, now: Moment): string {
  const days = Math.max(0, daysBetween(now, opens_at));
  return days === 0 ? t('common:time.opens_today') : t('common:time.opens_in', { count: days });
}

function isCalendarDate(moment: Moment): boolean {
  return typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment);
}
