import { TIME_ZONE_OFFSET } from '../country/chosen/facts.ts';
import type { Language } from '../i18n/languages.ts';
import { localFields, type Moment } from './calendar.ts';
import { MONTH_NAMES, shortMonth, WEEKDAY_NAMES } from './month-names.ts';

/*
 * Dates: always the year in full, 24 hours, by the zone of the country. Written out here and not by
 * Intl, because engines differ in spaces and short months ("Sept"), and a page must read the same on server and browser.
 */

/** Day, month and year stay on one line. */
const oneLine = (...parts: (string | number | undefined)[]): string => parts.join('\u00A0');

/** "20 Nov 2026", "20 វិច្ឆិកា 2026". */
export function formatDate(language: Language, moment: Moment): string {
  const at = localFields(moment);
  return oneLine(at.getUTCDate(), shortMonth(language, at.getUTCMonth()), at.getUTCFullYear());
}

/** "Friday 20 November 2026", "ថ្ងៃសុក្រ 20 វិច្ឆិកា 2026": a Khmer sentence puts it behind ត្រឹម or នៅ as it is. */
export function formatFullDate(language: Language, moment: Moment): string {
  const at = localFields(moment);
  const month = MONTH_NAMES[language][at.getUTCMonth()];
  const weekday = `${language === 'km' ? 'ថ្ងៃ' : ''}${WEEKDAY_NAMES[language][at.getUTCDay()]}`;
  return `${weekday} ${oneLine(at.getUTCDate(), month, at.getUTCFullYear())}`;
}

/** "November 2026", "វិច្ឆិកា 2026". */
export function formatMonth(language: Language, moment: Moment): string {
  const at = localFields(moment);
  return `${MONTH_NAMES[language][at.getUTCMonth()]} ${at.getUTCFullYear()}`;
}

/** "Nov", "វិច្ឆិកា": for calendars that show the year elsewhere. */
export function formatShortMonth(language: Language, moment: Moment): string {
  return shortMonth(language, localFields(moment).getUTCMonth());
}

/** "Fri", "សុក្រ". */
export function formatWeekday(language: Language, moment: Moment): string {
  const name = WEEKDAY_NAMES[language][localFields(moment).getUTCDay()] ?? '';
  return language === 'en' ? name.slice(0, 3) : name;
}

/** "14:05" in both languages. */
export function formatTime(moment: Moment): string {
  return localFields(moment).toISOString().slice(11, 16);
}

/** "20 Nov 2026, 14:05", "20 វិច្ឆិកា 2026 ម៉ោង 14:05". */
export function formatDateTime(language: Language, moment: Moment): string {
  return withTime(language, formatDate(language, moment), formatTime(moment));
}

/** "Friday 20 November 2026, 14:05", "ថ្ងៃសុក្រ 20 វិច្ឆិកា 2026 ម៉ោង 14:05". */
export function formatFullDateTime(language: Language, moment: Moment): string {
  return withTime(language, formatFullDate(language, moment), formatTime(moment));
}

/** A day and the hours of it: a comma in English, ម៉ោង in Khmer. */
export function withTime(language: Language, day: string, time: string): string {
  return language === 'km' ? `${day} ម៉ោង ${time}` : `${day}, ${time}`;
}

/** "20–23 Nov 2026", "20 Nov – 3 Dec 2026", "20 Nov 2026 – 3 Jan 2027"; Khmer "20 – 23 វិច្ឆិកា 2026". */
export function formatDateRange(language: Language, from: Moment, to: Moment): string {
  const first = localFields(from);
  const last = localFields(to);
  const end = formatDate(language, to);
  if (formatDate(language, from) === end) return end;
  if (first.getUTCFullYear() !== last.getUTCFullYear()) return `${formatDate(language, from)} – ${end}`;
  if (first.getUTCMonth() !== last.getUTCMonth()) {
    return `${first.getUTCDate()} ${shortMonth(language, first.getUTCMonth())} – ${end}`;
  }
  return `${first.getUTCDate()}${language === 'en' ? '–' : ' – '}${end}`;
}

/** The value of a `<time datetime>` attribute: the calendar date, or the moment with its offset. */
export function machineTime(moment: Moment): string {
  const at = localFields(moment).toISOString();
  const isCalendarDate = typeof moment === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(moment);
  return isCalendarDate ? at.slice(0, 10) : `${at.slice(0, 19)}${TIME_ZONE_OFFSET}`;
}
