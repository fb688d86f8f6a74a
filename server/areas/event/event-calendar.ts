import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import { TIME_ZONE } from '#shared/country/chosen/facts.ts';
import { findProvince } from '#shared/domain/provinces.ts';
import { isTimeZone } from '#shared/format/zones.ts';
import { inLanguage } from '#shared/i18n/in-language.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { publicationPath } from '../../addresses/page-path.ts';
import { timeZoneRules } from '../../feeds/time-zone-rules.ts';
import { ZonedDate } from '../../feeds/zoned-date.ts';
import { plainText } from '../publication/rich-text.ts';
import type { EventRow } from './event.queries.ts';

export interface CalendarTexts {
  /** Name of the calendar. */
  name: string;
  language: Language;
  publicUrl: string;
  online: string;
}

/** Something of a whole day. */
export interface DayEntry extends ICalEventData {
  start: Date;
  allDay: true;
}

/** How often a calendar that follows the site asks again. */
const REFRESH_SECONDS = 3 * 3600;

/**
 * Events as a calendar (RFC 5545). The UID of an event never changes, SEQUENCE counts its versions, and one
 * that was called off says so. Times are those of the place, with the rules of its zone. `days` are entries of whole days.
 */
export function eventCalendar(
  rows: readonly EventRow[],
  texts: CalendarTexts,
  days: readonly DayEntry[] = [],
): string {
  const dayStarts = days.map(({ start }) => start.getTime());
  const starts = [...rows.map(({ event }) => event.starts_at.getTime()), ...dayStarts];
  const ends = [...rows.map(({ event }) => event.ends_at.getTime()), ...dayStarts];
  const calendar = ical({
    prodId: { company: 'Phum', product: 'Events', language: texts.language },
    name: texts.name,
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    // No zone of the calendar itself: it would turn stamps, which are UTC, into local time.
    timezone: {
      name: null,
      generator: (zone) => timeZoneRules(zone, new Date(Math.min(...starts)), new Date(Math.max(...ends))),
    },
  });
  for (const row of rows) calendar.createEvent(entryOf(row, texts));
  for (const day of days) calendar.createEvent(day);
  return refreshBeforeParts(calendar.toString());
}

/** Properties of a calendar stand before its components (RFC 5545, 3.6); the library writes these two behind the zones. */
function refreshBeforeParts(text: string): string {
  const lines = text.split('\r\n');
  const isRefresh = (line: string) => /^(REFRESH-INTERVAL|X-PUBLISHED-TTL)[;:]/.test(line);
  const rest = lines.filter((line) => !isRefresh(line));
  const first = rest.findIndex((line, n) => n > 0 && line.startsWith('BEGIN:'));
  return rest.toSpliced(first < 0 ? -1 : first, 0, ...lines.filter(isRefresh)).join('\r\n');
}

function entryOf({ event, organiser }: EventRow, { language, publicUrl, online }: CalendarTexts) {
  const calledOff = event.status !== 'approved' || event.deleted_at !== null;
  const url = inLanguage(publicUrl + publicationPath('event', event), language);
  const body = plainText(localName(event, language, 'body').text)
    .replaceAll(/\s+/g, ' ')
    .trim();
  const summary = localName(event, language, 'summary').text;
  const by = organiser ? localName(organiser, language).text : '';
  const parts = [body.startsWith(summary) ? '' : summary, body, by, event.register_url, url];
  return {
    id: `${event.id}@${new URL(publicUrl).hostname}`,
    sequence: event.version - 1,
    stamp: event.updated_at,
    created: event.created_at,
    lastModified: event.updated_at,
    start: new ZonedDate(event.starts_at),
    end: new ZonedDate(event.ends_at),
    timezone: isTimeZone(event.time_zone) ? event.time_zone : TIME_ZONE,
    summary: localName(event, language, 'title').text,
    location: placeOf(event, language, online),
    description: calledOff ? url : parts.filter(Boolean).join('\n\n'),
    url,
    status: calledOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  };
}

function placeOf(event: EventRow['event'], language: Language, online: string): string {
  if (event.is_online) return event.online_url || online;
  const province = findProvince(event.province_code);
  const parts = [
    localName(event, language, 'venue').text,
    event.address,
    province ? localName(province, language).text : '',
  ];
  // An address often repeats the venue or the province.
  return parts
    .filter((part, i) => part && !parts.some((o, j) => j !== i && o.length > part.length && o.includes(part)))
    .join(', ');
}
