import { z } from 'zod';
import { EVENT_PLACES } from '../domain/event.ts';
import { defineContract } from './contract.ts';
import { facetCounts } from './directory-query.ts';
import { isoMoment, listOf, manyOf, pageQuery, tail, uuid, word } from './list.ts';
import { cardEnd, organiser, pageParts, termName, titles } from './publication.ts';
import { fieldsParameter } from './select.ts';

export const eventCard = z.object({
  id: uuid,
  uuid,
  tail,
  ...titles,
  category: termName.nullable(),
  organiser: organiser.nullable(),
  starts_at: isoMoment,
  ends_at: isoMoment,
  /** IANA name of the zone in which the place keeps its clocks. */
  time_zone: z.string(),
  is_past: z.boolean(),
  is_online: z.boolean(),
  is_spotlight: z.boolean(),
  venue: z.string(),
  venue_kh: z.string(),
  province_code: z.string().nullable(),
  capacity: z.number().int().nullable(),
  price: z.number().int(),
  currency: z.string(),
  ...cardEnd,
});
export type EventCard = z.infer<typeof eventCard>;

export const eventDetail = eventCard.extend({
  ...pageParts,
  address: z.string(),
  online_url: z.string(),
  register_url: z.string(),
  similar: z.array(eventCard),
});
export type EventDetail = z.infer<typeof eventDetail>;

/** What narrows a list, a month or a feed of events. `from` and `to` are days of the country, both included. */
const filters = {
  search: word.default(''),
  category: manyOf(word),
  province: manyOf(word),
  organiser: manyOf(uuid),
  place: manyOf(z.enum(EVENT_PLACES)),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
};

export const listEvents = defineContract({
  id: 'event.list',
  summary: 'Events: coming (soonest first) or past (latest first), with the spotlights',
  method: 'GET',
  path: '/public/api/v1/event/',
  access: 'public',
  query: z.object({
    ...pageQuery,
    ...filters,
    when: z.enum(['upcoming', 'past']).default('upcoming'),
    fields: fieldsParameter(eventCard),
  }),
  response: listOf(eventCard).extend({
    spotlights: z.array(eventCard),
    upcoming_count: z.number().int(),
    past_count: z.number().int(),
    facets: z.array(facetCounts),
    /** The search with its typing error mended, when that is what was found. */
    corrected: z.string().nullable(),
  }),
  cacheSeconds: 60,
});

export const getEventMonth = defineContract({
  id: 'event.month',
  summary: 'The days of a month with their events, for a calendar',
  method: 'GET',
  path: '/public/api/v1/event/month/{month}/',
  access: 'public',
  params: z.object({ month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/) }),
  query: z.object(filters),
  response: z.object({
    month: z.string(),
    /** Every day that has events, in order; an event of several days stands on each of them. */
    days: z.array(
      z.object({
        date: z.iso.date(),
        events: z.array(
          eventCard.pick({
            id: true,
            tail: true,
            title: true,
            title_kh: true,
            starts_at: true,
            ends_at: true,
            is_past: true,
            is_online: true,
          }),
        ),
      }),
    ),
  }),
  cacheSeconds: 60,
});

export const getEvent = defineContract({
  id: 'event.get',
  summary: 'One event with similar ones; 410 when it was taken down',
  method: 'GET',
  path: '/public/api/v1/event/{id}/',
  access: 'public',
  params: z.object({ id: uuid }),
  response: eventDetail,
  cacheSeconds: 60,
});

/** The query of `/event.ics` and `/event.atom`: that of the list. Without `when` and days a feed takes what it needs. */
export const eventFeedQuery = z.object({ ...filters, when: z.enum(['upcoming', 'past']).optional() });
export type EventFeedQuery = z.output<typeof eventFeedQuery>;
