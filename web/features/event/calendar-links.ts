import { inLanguage } from '#shared/i18n/in-language.ts';
import type { Language } from '#shared/i18n/languages.ts';

/** What a calendar entry says of an event, in the reader's language. */
export interface CalendarEntry {
  title: string;
  place: string;
  url: string;
  starts_at: string;
  ends_at: string;
}

/** `20261126T110000Z`, the moment as calendars write it. */
const stamp = (moment: string) => `${new Date(moment).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

/** Opens the entry in Google Calendar. */
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

/** Opens the entry in Outlook. */
export function outlookCalendarUrl(entry: CalendarEntry): string {
  const url = new URL('https://outlook.live.com/calendar/0/deeplink/compose');
  url.search = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: entry.title,
    startdt: entry.starts_at,
    enddt: entry.ends_at,
    location: entry.place,
    body: entry.url,
  }).toString();
  return url.href;
}

/** The calendar file of an event, in the reader's language. */
export const calendarFile = (id: string, language: Language): string =>
  inLanguage(`/event/${id}.ics`, language);

/** Where a place is, on a map of another site. */
export function mapUrl(place: string): string {
  const url = new URL('https://www.google.com/maps/search/');
  url.search = new URLSearchParams({ api: '1', query: place }).toString();
  return url.href;
}
