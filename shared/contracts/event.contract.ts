import { z } from 'zod';
import { defineContract } from './contract.ts';
import { isoMoment, listOf, manyOf, pageQuery, uuid, word } from './list.ts';
import { bodies, organiser, termName, titles } from './publication.ts';

export const eventCard = z.object({
  id: uuid,
  uuid,
  ...titles,
  category: termName.nullable(),
  organiser: organiser.nullable(),
  starts_at: isoMoment,
  ends_at: isoMoment,
  is_past: z.boolean(),
  is_online: z.boolean(),
  is_spotlight: z.boolean(),
  venue: z.string(),
  venue_kh: z.string(),
  province_code: z.string().nullable(),
});
export type EventCard = z.infer<typeof eventCard>;

export const eventDetail = eventCard.extend({
  ...bodies,
  address: z.string(),
  online_url: z.string(),
  register_url: z.string(),
  capacity: z.number().int().nullable(),
  price: z.number().int(),
  currency: z.string(),
});
export type EventDetail = z.infer<typeof eventDetail>;

export const listEvents = defineContract({
  id: 'event.list',
  area: 'event',
  summary: 'Events: coming (soonest first) or past (latest first), with the spotlights (3.015, 3.016)',
  method: 'GET',
  path: '/public/api/v1/event/',
  access: 'public',
  query: z.object({
    ...pageQuery,
    search: word.default(''),
    when: z.enum(['upcoming', 'past']).default('upcoming'),
    category: manyOf(word),
    province: manyOf(word),
    place: z.enum(['online', 'in_person']).optional(),
  }),
  response: listOf(eventCard).extend({
    spotlights: z.array(eventCard),
    upcoming_count: z.number().int(),
    past_count: z.number().int(),
  }),
  cacheSeconds: 60,
});

export const getEvent = defineContract({
  id: 'event.get',
  area: 'event',
  summary: 'One event',
  method: 'GET',
  path: '/public/api/v1/event/{id}/',
  access: 'public',
  params: z.object({ id: uuid }),
  response: eventDetail,
  cacheSeconds: 60,
});
