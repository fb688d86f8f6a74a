import { z } from 'zod';
import { DOCUMENT_MAX_MB, MEGABYTE_BYTES } from '../constants.ts';
import {
  access,
  base,
  collection,
  count,
  listQuery,
  names,
  problem,
  record,
  staff,
} from './collection-parts.ts';
import { defineContract } from './contract.ts';
import { upload } from './file.contract.ts';
import { isoMoment, listOf, pageQuery, uuid } from './list.ts';

export const exportRecords = defineContract({
  id: 'collection.export',
  summary: 'The records of a list as CSV text, for spreadsheets and for an import later',
  method: 'GET',
  path: `${base}export/`,
  access,
  params: collection,
  query: listQuery,
  response: z.object({ file_name: z.string(), text: z.string(), records: count }),
});

const importRow = z.object({
  /** Line of the file the row begins at, the heading being 1. */
  row: count,
  will: z.enum(['create', 'update', 'nothing', 'refuse']),
  /** The record it is about, also one that says the same already. */
  record_id: uuid.nullable(),
  title: z.string(),
  changed: z.array(z.string()),
  /** In the reader's language; `field` is empty when it is about the row. */
  problems: z.array(z.object({ field: z.string(), message: z.string() })),
});

const importReport = z.object({
  /** Give it to `collection.import`; null when nothing can be imported. */
  id: uuid.nullable(),
  file_name: z.string(),
  /** Columns of the file that the collection does not have. */
  unknown_columns: z.array(z.string()),
  /** Columns that new records need and the file lacks. */
  missing_columns: z.array(z.string()),
  counts: z.object({ create: count, update: count, nothing: count, refuse: count }),
  /** The rows, of a long file as many as a page shows: first those that are refused, last those that change nothing. */
  rows: z.array(importRow),
});
export type ImportReport = z.infer<typeof importReport>;

export const checkImport = defineContract({
  id: 'collection.check-import',
  summary: 'Reads a CSV file and says what each row would do, without doing it',
  method: 'POST',
  path: `${base}imports/check/`,
  access,
  limit: 'upload',
  params: collection,
  bodyKind: 'multipart',
  maxBytes: (DOCUMENT_MAX_MB + 1) * MEGABYTE_BYTES,
  body: z.object({ file: upload }),
  response: importReport,
});

const importResult = z.object({
  id: uuid,
  collection: names,
  file_name: z.string(),
  actor: staff.nullable(),
  created_at: isoMoment,
  undone_at: isoMoment.nullable(),
  created: count,
  updated: count,
  /** Rows of the file that were left out. */
  refused: count,
  rows: z.array(
    z.object({ row: count, did: z.enum(['create', 'update']), record_id: uuid, title: z.string() }),
  ),
  can: z.object({ undo: z.boolean() }),
});
export type ImportResult = z.infer<typeof importResult>;

export const runImport = defineContract({
  id: 'collection.import',
  summary: 'Does what a checked file says; rows with problems are left out',
  method: 'POST',
  path: `${base}imports/`,
  access,
  params: collection,
  body: z.object({ id: uuid }),
  response: importResult,
  status: 201,
});

export const listImports = defineContract({
  id: 'collection.imports',
  summary: 'Imports into a collection, newest first',
  method: 'GET',
  path: `${base}imports/`,
  access,
  params: collection,
  query: z.object(pageQuery),
  response: listOf(importResult.omit({ rows: true })),
});

export const getImport = defineContract({
  id: 'collection.get-import',
  summary: 'One import with what became of each row',
  method: 'GET',
  path: `${base}imports/{id}/`,
  access,
  params: record,
  response: importResult,
});

export const undoImport = defineContract({
  id: 'collection.undo-import',
  summary: 'Takes an import back, except for records that changed since',
  method: 'POST',
  path: `${base}imports/{id}/undo/`,
  access,
  params: record,
  response: z.object({
    done: count,
    results: z.array(z.object({ row: count, record_id: uuid, title: z.string(), problem })),
    import: importResult,
  }),
});
