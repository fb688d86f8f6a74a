import { latinDigits } from '../format/digits.ts';
import type { Rule } from './rule.ts';

/** A typed time of day as `HH:MM`; reads `9:00`, `09.00` and Khmer digits. Null when it is none. */
export function parseTime(text: string): string | null {
  const [, hours = '', minutes = ''] =
    /^(\d{1,2})[:.](\d{2})(?::\d{2})?$/.exec(latinDigits(text.trim())) ?? [];
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}

/** Optional; a time of day on the 24-hour clock. */
export const time: Rule = (value) => (value.trim() === '' || parseTime(value) ? null : { key: 'time' });
