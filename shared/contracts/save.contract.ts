import { z } from 'zod';
import { SAVED_GROUPS, SAVED_KINDS } from '../domain/saved.ts';
import { SAVED_LIST } from '../domain/saved-list.ts';
import { defineContract } from './contract.ts';
import { isoMoment, listOf, pageQuery, queryOf, uuid } from './list.ts';
import { oneOf } from './one-of.ts';

const kind = z.enum(SAVED_KINDS);
const group = z.enum(SAVED_GROUPS);

/** What the saved list shows of a thing that is still public; what its kind does not have is null or empty. */
export const savedCard = z.object({
  name: z.string(),
  name_kh: z.string(),
  summary: z.string(),
  summary_kh: z.string(),
  /** Path of its page. */
  link: z.string(),
  /** Category slug of a stakeholder. */
  category: z.string(),
  /** Address of a logo or cover. */
  image: z.string(),
  organiser: z.object({ name: z.string(), name_kh: z.string() }).nullable(),
  /** Of a program. */
  status: z.enum(['open', 'closed', 'upcoming']).nullable(),
  opens_at: isoMoment.nullable(),
  closes_at: isoMoment.nullable(),
  days_remaining: z.number().int().nullable(),
  /** Of an event. */
  starts_at: isoMoment.nullable(),
  ends_at: isoMoment.nullable(),
  is_past: z.boolean(),
  is_online: z.boolean(),
  venue: z.string(),
  venue_kh: z.string(),
  /** Of a post or a file. */
  published_at: isoMoment.nullable(),
  media_type: z.string(),
});
export type SavedCard = z.infer<typeof savedCard>;

/** Something a person keeps. `card` is null when it is not public any more: it can only be taken off the list. */
export const savedItem = z.object({
  kind,
  object_id: uuid,
  group,
  is_saved: z.literal(true),
  saved_at: isoMoment,
  card: savedCard.nullable(),
});
export type SavedItem = z.infer<typeof savedItem>;
const key = { kind, object_id: uuid };
const state = z.object({ ...key, is_saved: z.boolean() });

export const listSaved = defineContract({
  id: 'save.list',
  summary: 'What the signed-in person saved, by tab, with counts and what is near its date',
  method: 'GET',
  path: '/base-api/me/save/',
  access: 'member',
  query: z.object({
    ...pageQuery,
    ...queryOf(SAVED_LIST),
  }),
  response: listOf(savedItem).extend({
    /** All tabs of what the search leaves, whichever is asked for. */
    groups: z.array(z.object({ group, count: z.number().int() })),
    /** Everything saved, without search and tab. */
    saved_count: z.number().int(),
    /** Programs that close and events that begin within two weeks, the nearest first; six at most. */
    soon: z.array(savedItem),
    /** Coming events among what is saved: what the calendar file holds. */
    coming_events: z.number().int(),
  }),
});

export const getSaved = oneOf(listSaved, 'save.get');

export const saveItem = defineContract({
  id: 'save.add',
  summary: 'Keeps something public for later; doing so twice changes nothing',
  method: 'POST',
  path: '/base-api/me/save/',
  access: 'member',
  body: z.object(key),
  response: state,
});

export const unsaveItem = defineContract({
  id: 'save.remove',
  summary: 'Takes something off the saved list; doing so twice changes nothing',
  method: 'DELETE',
  path: '/base-api/me/save/{kind}/{object_id}/',
  access: 'member',
  params: z.object(key),
  response: state,
});

export const unsaveItemToo = defineContract({
  id: 'save.remove-by-query',
  summary: 'The same, with what is meant in the query',
  method: 'DELETE',
  path: '/base-api/me/save/',
  access: 'member',
  query: z.object(key),
  response: state,
});
