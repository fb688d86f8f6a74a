import { TIME_ZONE_OFFSET_MINUTES } from '../../country/chosen/facts.ts';
import { localFields, parseCalendarDate } from '../../format/calendar.ts';
import { latinDigits } from '../../format/digits.ts';

const EARLIEST = Date.UTC(1900, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);

/**
 * A typed moment as ISO 8601 in UTC. Without a zone (`2026-11-23T14:30`, `23/11/2026 14:30`, a day alone) it is what the
 * clock of the country shows. Null when it is not a moment.
 */
export function parseMoment(typed: string): string | null {
  const text = latinDigits(typed.trim());
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/.test(text))
    return within(Date.parse(text));
  const parts = /^(\S+?)(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/.exec(text);
  const day = parts?.[1] ? parseCalendarDate(parts[1]) : null;
  if (!parts || !day) return null;
  const [hour, minute, second] = [parts[2], parts[3], parts[4]].map((part) => Number(part ?? 0)) as [
    number,
    number,
    number,
  ];
  if (hour > 23 || minute > 59 || second > 59) return null;
  return within(Date.parse(day) + ((hour * 60 + minute - TIME_ZONE_OFFSET_MINUTES) * 60 + second) * 1_000);
}

function within(time: number): string | null {
  return time >= EARLIEST && time < LATEST ? new Date(time).toISOString() : null;
}

/** A moment as the clock of the country shows it, the way `<input type="datetime-local">` writes it; `''` for nothing. */
export function localMoment(moment: string): string {
  return moment && !Number.isNaN(Date.parse(moment)) ? localFields(moment).toISOString().slice(0, 16) : '';
}
