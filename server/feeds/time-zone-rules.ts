import { zoneFields, zoneOffset } from '#shared/format/zones.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/**
 * A VTIMEZONE (RFC 5545, 3.6.5) that holds from one moment to another: the offset at the beginning, then each change as an
 * observance of its own. Taken from the engine's own table of zones, so that no other is needed.
 */
export function timeZoneRules(zone: string, from: Date, to: Date): string {
  const begin = yearOf(from, 0);
  const observances = [observance(zone, begin, zoneOffset(begin, zone))];
  for (const moment of changesBetween(zone, begin, yearOf(to, 1)))
    observances.push(observance(zone, moment, zoneOffset(new Date(moment.getTime() - MINUTE_MS), zone)));
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...observances, 'END:VTIMEZONE'].join('\r\n');
}

const yearOf = (moment: Date, later: number) => new Date(Date.UTC(moment.getUTCFullYear() + later, 0, 1));

/** The moments at which the offset of a zone changes, to the minute. */
function changesBetween(zone: string, from: Date, to: Date): Date[] {
  const changes: Date[] = [];
  for (let day = from.getTime(); day < to.getTime(); day += DAY_MS) {
    const before = zoneOffset(day, zone);
    if (zoneOffset(day + DAY_MS, zone) === before) continue;
    let low = day;
    let high = day + DAY_MS;
    while (high - low > MINUTE_MS) {
      const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS;
      if (zoneOffset(middle, zone) === before) low = middle;
      else high = middle;
    }
    changes.push(new Date(high));
  }
  return changes;
}

function observance(zone: string, moment: Date, offsetFrom: number): string {
  const offsetTo = zoneOffset(moment, zone);
  // The clock as it read when the change came.
  const local = new Date(moment.getTime() + offsetFrom * MINUTE_MS);
  const name = offsetTo > standardOffset(zone, moment) ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${local.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${offset(offsetFrom)}`,
    `TZOFFSETTO:${offset(offsetTo)}`,
    `END:${name}`,
  ].join('\r\n');
}

/** The lesser of the offsets of January and July: what a zone keeps without summer time. */
function standardOffset(zone: string, moment: Date): number {
  const year = zoneFields(moment, zone).getUTCFullYear();
  return Math.min(zoneOffset(Date.UTC(year, 0, 15), zone), zoneOffset(Date.UTC(year, 6, 15), zone));
}

function offset(minutes: number): string {
  const size = Math.abs(minutes);
  const hours = String(Math.floor(size / 60)).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${hours}${String(size % 60).padStart(2, '0')}`;
}
