import { TIME_ZONE } from '../country/chosen/facts.ts';
import { localFields, type Moment } from './calendar.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Whether the engine knows a zone by this IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return name.includes('/') || name === 'UTC';
  } catch {
    return false;
  }
}

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    clocks.set(zone, clock);
  }
  return clock;
}

/** A moment as a Date whose UTC fields read as the clock of a zone. A zone nobody knows reads as that of the country. */
export function zoneFields(moment: Moment, zone: string): Date {
  if (zone === TIME_ZONE || !isTimeZone(zone)) return localFields(moment);
  const part: Record<string, number> = {};
  for (const { type, value } of clockOf(zone).formatToParts(new Date(moment))) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** Minutes a zone's clock is ahead of UTC at a moment. */
export function zoneOffset(moment: Moment, zone: string): number {
  const whole = Math.floor(new Date(moment).getTime() / 1000) * 1000;
  return Math.round((zoneFields(whole, zone).getTime() - whole) / 60_000);
}

/** "UTC+7", "UTC+5:30", "UTC". */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const size = Math.abs(minutes);
  const rest = size % 60 === 0 ? '' : `:${String(size % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '-' : '+'}${Math.floor(size / 60)}${rest}`;
}
