import { z } from 'zod';
import { DOCUMENT_MAX_MB, MEGABYTE_BYTES } from '../constants.ts';
import { ALIKE, DIRECTORY_STATES } from '../domain/directory.ts';
import { IMPORT_COLUMNS, IMPORT_MOST_ROWS, IMPORT_WILLS } from '../domain/directory-import.ts';
import { staff } from './case-calls.ts';
import { defineContract } from './contract.ts';
import { upload } from './file.contract.ts';
import { isoMoment, listOf, pageQuery, uuid } from './list.ts';

const access = 'desk:decide';
const base = '/desk-api/v1/directory-imports/';
const params = z.object({ id: uuid });
const count = z.number().int();
const column = z.enum(IMPORT_COLUMNS as [string, ...string[]]);

/** What each column of the file is, by its number from 0; null: it is left out. A column without an entry is matched by its heading. */
const columns = z.record(z.string().regex(/^\d{1,3}$/), column.nullable());

const twin = z.object({
  id: uuid,
  name: z.string(),
  name_kh: z.string(),
  state: z.enum(DIRECTORY_STATES),
  alike: z.array(z.enum(ALIKE)),
});

const report = z.object({
  /** Give it to `directory.import`, or to `directory.match-import`. */
  id: uuid,
  file_name: z.string(),
  format: z.enum(['csv', 'xlsx']),
  /** What parts the columns of a CSV. */
  separator: z.enum([',', ';', '\t', '|']).nullable(),
  encoding: z.enum(['utf-8', 'utf-16']).nullable(),
  columns: z.array(z.object({ heading: z.string(), is: column.nullable(), example: z.string() })),
  counts: z.object(
    Object.fromEntries(IMPORT_WILLS.map((will) => [will, count])) as Record<
      (typeof IMPORT_WILLS)[number],
      typeof count
    >,
  ),
  /** The rows, of a long file as many as a page shows: first those that need somebody. */
  rows: z.array(
    z.object({
      /** Line of the file it begins at, the heading being 1. */
      row: count,
      will: z.enum(IMPORT_WILLS),
      record_id: uuid.nullable(),
      title: z.string(),
      changed: z.array(z.string()),
      /** In the reader's language; `field` is empty when it is about the row. */
      problems: z.array(z.object({ field: z.string(), message: z.string() })),
      /** Pages that it may be about. */
      twins: z.array(twin),
    }),
  ),
});
export type DirectoryImportReport = z.infer<typeof report>;

export const checkDirectoryImport = defineContract({
  id: 'directory.check-import',
  summary:
    'Reads a CSV file or a workbook of organisations and says what each row would do, without doing it',
  method: 'POST',
  path: `${base}check/`,
  access,
  limit: 'upload',
  bodyKind: 'multipart',
  maxBytes: (DOCUMENT_MAX_MB + 1) * MEGABYTE_BYTES,
  body: z.object({ file: upload }),
  response: report,
});

export const matchDirectoryImport = defineContract({
  id: 'directory.match-import',
  summary: 'The same of a file that was read before, with columns matched anew',
  method: 'POST',
  path: `${base}match/`,
  access,
  body: z.object({ id: uuid, columns }),
  response: report,
});

const result = z.object({
  id: uuid,
  file_name: z.string(),
  actor: staff.nullable(),
  created_at: isoMoment,
  undone_at: isoMoment.nullable(),
  created: count,
  updated: count,
  /** Rows of the file that were left out. */
  left: count,
  /** Of what it made, how many are drafts still. */
  drafts: count,
  rows: z.array(
    z.object({
      row: count,
      did: z.enum(['create', 'update']),
      record_id: uuid,
      name: z.string(),
      name_kh: z.string(),
      state: z.enum(DIRECTORY_STATES).nullable(),
    }),
  ),
  can: z.object({ undo: z.boolean(), publish: z.boolean() }),
});
export type DirectoryImportResult = z.infer<typeof result>;

export const runDirectoryImport = defineContract({
  id: 'directory.import',
  summary:
    'Does what a checked file says: new pages are drafts, changes are public at once and their owners told; rows with problems are left out',
  method: 'POST',
  path: base,
  access,
  body: z.object({
    id: uuid,
    columns: columns.default({}),
    /** Of rows that may be about a page that is there, by their line: a page of their own, or the page they are about. */
    choices: z
      .record(z.string().regex(/^\d{1,6}$/), z.union([z.literal('create'), uuid]))
      .refine((all) => Object.keys(all).length <= IMPORT_MOST_ROWS)
      .default({}),
  }),
  response: result,
  status: 201,
});

export const listDirectoryImports = defineContract({
  id: 'directory.imports',
  summary: 'Imports into the directory, newest first',
  method: 'GET',
  path: base,
  access,
  query: z.object(pageQuery),
  response: listOf(result.omit({ rows: true })),
});

export const getDirectoryImport = defineContract({
  id: 'directory.get-import',
  summary: 'One import with what became of each row',
  method: 'GET',
  path: `${base}{id}/`,
  access,
  params,
  response: result,
});

/** What an act on everything an import made came to; `refused` says of which it could not be, and why. */
const acted = z.object({
  done: count,
  refused: z.array(z.object({ record_id: uuid, name: z.string(), name_kh: z.string(), message: z.string() })),
  import: result,
});

export const publishDirectoryImport = defineContract({
  id: 'directory.publish-import',
  summary: 'Makes the drafts of an import public, all that are complete enough',
  method: 'POST',
  path: `${base}{id}/publish/`,
  access,
  params,
  response: acted,
});

export const undoDirectoryImport = defineContract({
  id: 'directory.undo-import',
  summary: 'Takes an import back, except for pages that changed since or that somebody looks after',
  method: 'POST',
  path: `${base}{id}/undo/`,
  access,
  params,
  response: acted,
});
