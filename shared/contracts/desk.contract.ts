import { z } from 'zod';
import { defineContract } from './contract.ts';
import { uuid, word } from './list.ts';

/** How many wait; null: the caller has nothing to do with them. */
const waiting = z.number().int().nullable();

export const countWaiting = defineContract({
  id: 'desk.waiting',
  summary: 'How much waits in each part of the desk that the caller works in',
  method: 'GET',
  path: '/desk-api/v1/waiting/',
  access: 'desk:enter',
  response: z.object({
    queue: waiting,
    claims: waiting,
    reports: waiting,
    corrections: waiting,
    contact: waiting,
  }),
});

/** What the palette of the desk finds, in the order it shows them. */
export const FOUND_GROUPS = [
  'record',
  'request',
  'claim',
  'report',
  'correction',
  'message',
  'content',
  'person',
] as const;
export type FoundGroup = (typeof FOUND_GROUPS)[number];

const found = z.object({
  group: z.enum(FOUND_GROUPS),
  id: uuid,
  name: z.string(),
  name_kh: z.string(),
  /** A reference or an address by which people know it; empty: nothing. */
  about: z.string(),
  /** Of `content`: the collection it belongs to; else empty. */
  collection: z.string(),
});
export type Found = z.infer<typeof found>;

export const findAtDesk = defineContract({
  id: 'desk.find',
  summary:
    'Records, cases, content and people of the desk by name, reference, e-mail address or phone number',
  method: 'GET',
  path: '/desk-api/v1/find/',
  access: 'desk:enter',
  limit: 'search',
  query: z.object({ search: word.default('') }),
  response: z.object({ data: z.array(found) }),
});

const taken = {
  access: 'desk:manage_people',
  params: z.object({ id: uuid }),
  response: z.object({
    queue: z.number().int(),
    claims: z.number().int(),
    reports: z.number().int(),
    corrections: z.number().int(),
    contact: z.number().int(),
  }),
} as const;

export const readTaken = defineContract({
  ...taken,
  id: 'desk.taken',
  summary: 'How much somebody of the desk has taken and not closed',
  method: 'GET',
  path: '/desk-api/v1/people/{id}/taken/',
});

export const giveBackTaken = defineContract({
  ...taken,
  id: 'desk.give-back',
  summary: 'Gives back to everybody all that somebody of the desk has taken',
  method: 'POST',
  path: '/desk-api/v1/people/{id}/taken/give-back/',
});
