import type { EventDetail } from '#shared/contracts/event.contract.ts';

/** What a calendar entry says of an event, in the reader's language. */
export interface CalendarEntry {
  id: string;
  title: string;
  place: string;
  url: string;
  starts_at: EventDetail['starts_at'];
  ends_at: EventDetail['ends_at'];
}

/** `20261126T110000Z`, the moment as calendars write it. */
const stamp = (moment: string) => `${new Date(moment).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

/** Opens the entry in Google Calendar (UX rule 51). */
export function googleCalendarUrl(entry: CalendarEntry): string {
  const url = new URL('https://calendar.google.com/calendar/render');
  url.search = new URLSearchParams({
    action: 'TEMPLATE',
    text: entry.title,
    dates: `${stamp(entry.starts_at)}/${stamp(entry.ends_at)}`,
    location: entry.place,
    details: entry.url,
  }).toString();
  return url.href;
}

/** The entry as a file for any other calendar, inside its own address, so that it needs no script and no call. */
export function calendarFileUrl(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Phum//Events//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.id}@phum`,
    `DTSTAMP:${stamp(entry.starts_at)}`,
    `DTSTART:${stamp(entry.starts_at)}`,
    `DTEND:${stamp(entry.ends_at)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `LOCATION:${escapeText(entry.place)}`,
    `URL:${entry.url}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(`${lines.map(fold).join('\r\n')}\r\n`)}`;
}

const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, '\\n');

/** Lines of at most 75 bytes (RFC 5545, 3.1), never cut inside a letter. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let out = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > 75) {
      out += '\r\n ';
      bytes = 1;
    }
    out += letter;
    bytes += size;
  }
  return out;
}
