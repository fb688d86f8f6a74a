import { z } from 'zod';
import { access, both, count, full, one, record, staff, value, values, version } from './collection-parts.ts';
import { defineContract } from './contract.ts';
import { isoMoment, listOf, pageQuery, uuid } from './list.ts';

const revision = z.object({
  version: count,
  verb: z.string(),
  /** Names of the fields that differ from the revision before. */
  changed: z.array(z.string()),
  actor: staff.nullable(),
  created_at: isoMoment,
});

export const listRevisions = defineContract({
  id: 'collection.revisions',
  summary: 'Every state the record had, newest first',
  method: 'GET',
  path: `${one}revisions/`,
  access,
  params: record,
  query: z.object(pageQuery),
  response: listOf(revision),
});

export const getRevision = defineContract({
  id: 'collection.revision',
  summary: 'The record as it was at one version',
  method: 'GET',
  path: `${one}revisions/{version}/`,
  access,
  params: record.extend({ version }),
  response: revision.extend({ values, texts: z.record(z.string(), both) }),
});

/** One word or space of a text with what became of it. */
const part = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() });

export const compareRevisions = defineContract({
  id: 'collection.compare',
  summary: 'What differs between two versions of a record, field by field and word by word',
  method: 'GET',
  path: `${one}compare/`,
  access,
  params: record,
  query: z.object({
    from: version,
    /** The present version when it is left out. */
    to: version.optional(),
  }),
  response: z.object({
    from: revision,
    to: revision,
    fields: z.array(
      z.object({
        name: z.string(),
        from: value,
        to: value,
        /** The two as people read them, word by word. */
        parts: z.array(part),
      }),
    ),
  }),
});

export const revertRecord = defineContract({
  id: 'collection.revert',
  summary: 'Sets all fields to what they were at an earlier version; that is a new version',
  method: 'POST',
  path: `${one}revert/`,
  access,
  params: record,
  body: z.object({ version, to: version }),
  response: full,
});

export const listAudit = defineContract({
  id: 'collection.audit',
  summary: 'Who did what with the record and when, newest first',
  method: 'GET',
  path: `${one}audit/`,
  access,
  params: record,
  query: z.object(pageQuery),
  response: listOf(
    z.object({
      id: uuid,
      /** `publish`, `update` … */
      verb: z.string(),
      fields: z.array(z.string()),
      actor: staff.nullable(),
      actor_kind: z.string(),
      created_at: isoMoment,
    }),
  ),
});
