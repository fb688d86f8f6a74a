import { z } from 'zod';
import { RECORD_VERBS } from '../domain/collection/collection-state.ts';
import { access, base, collection, count, full, one, problem, record, version } from './collection-parts.ts';
import { defineContract } from './contract.ts';
import { uuid } from './list.ts';

const verb = z.enum(RECORD_VERBS);

const bare = z.object({ version });

export const publishRecord = defineContract({
  id: 'collection.publish',
  summary: 'Publishes a record at once, or at a moment to come',
  method: 'POST',
  path: `${one}publish/`,
  access,
  params: record,
  body: z.object({
    version,
    /** Moment of publication: ISO 8601, or without a zone as the clock of the country shows it; empty: now. */
    at: z.string().max(40).nullable().default(null),
  }),
  response: full,
});

export const unpublishRecord = defineContract({
  id: 'collection.unpublish',
  summary: 'Makes a draft of a record again',
  method: 'POST',
  path: `${one}unpublish/`,
  access,
  params: record,
  body: bare,
  response: full,
});

export const archiveRecord = defineContract({
  id: 'collection.archive',
  summary: 'Takes a record off the site and keeps it',
  method: 'POST',
  path: `${one}archive/`,
  access,
  params: record,
  body: bare,
  response: full,
});

export const deleteRecord = defineContract({
  id: 'collection.delete',
  summary: 'Puts a record into the bin',
  method: 'DELETE',
  path: one,
  access,
  params: record,
  query: bare,
  response: full,
});

export const restoreRecord = defineContract({
  id: 'collection.restore',
  summary: 'Takes a record out of the bin, into the state it had',
  method: 'POST',
  path: `${one}restore/`,
  access,
  params: record,
  body: bare,
  response: full,
});

export const changeRecords = defineContract({
  id: 'collection.bulk',
  summary: 'Does one thing to several records; each succeeds or fails on its own',
  method: 'POST',
  path: `${base}bulk/`,
  access,
  params: collection,
  body: z.object({
    verb,
    ids: z.array(uuid).min(1).max(200),
    /** Of the one record that is meant, as it was read; without it whatever it is by now. */
    version: z.number().int().optional(),
    /** Moment of publication, as in `collection.publish`. */
    at: z.string().max(40).nullable().default(null),
  }),
  response: z.object({
    done: count,
    results: z.array(z.object({ id: uuid, title: z.string(), title_kh: z.string(), problem })),
    /** Give it to `collection.undo` to take all of it back; null when nothing was done. */
    undo: z.string().nullable(),
  }),
});

export const undoChanges = defineContract({
  id: 'collection.undo',
  summary: 'Takes a bulk action back, except for records that changed since',
  method: 'POST',
  path: `${base}undo/`,
  access,
  params: collection,
  body: z.object({ undo: z.string().max(40_000) }),
  response: z.object({
    done: count,
    results: z.array(z.object({ id: uuid, title: z.string(), title_kh: z.string(), problem })),
  }),
});

export const moveRecord = defineContract({
  id: 'collection.move',
  summary: 'Puts a record before another one, or at the end, where the order is kept by hand',
  method: 'POST',
  path: `${one}move/`,
  access,
  params: record,
  body: z.object({ before: uuid.nullable() }),
  /** Records whose place changed. */
  response: z.object({ moved: count }),
});
