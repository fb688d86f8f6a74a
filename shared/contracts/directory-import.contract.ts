import { z } from 'zod';
import { DOCUMENT_MAX_MB, MEGABYTE_BYTES } from '../constants.ts';
import {
  IMPORT_COLUMNS,
  IMPORT_FAULTS,
  IMPORT_STATES,
  MOST_IMPORT_COLUMNS,
  ROW_CHOICES,
  ROW_WILLS,
} from '../domain/directory-import.ts';
import { DUPLICATE_REASONS } from '../domain/duplicate-reasons.ts';
import { CATEGORY_SLUGS, STAKEHOLDER_KINDS } from '../domain/stakeholder-kinds.ts';
import { defineContract } from './contract.ts';
import { EXPORT_FORMATS } from './directory.contract.ts';
import { upload } from './file.contract.ts';
import { filterOf, isoMoment, listOf, pageQuery, uuid } from './list.ts';

const access = 'desk:decide' as const;
const base = '/desk-api/v1/directory-imports/';
const one = `${base}{id}/` as const;
const params = z.object({ id: uuid });
const count = z.number().int();

const importHead = z.object({
  id: uuid,
  file_name: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Why the file cannot be read. */
  fault: z.enum(IMPORT_FAULTS).nullable(),
  /** How the file was written, as far as a person wants to know: `xlsx`, or the encoding and the separator of a CSV. */
  written: z
    .object({ format: z.enum(EXPORT_FORMATS), encoding: z.string(), separator: z.string() })
    .nullable(),
  actor: z.object({ id: uuid, name: z.string(), name_kh: z.string() }).nullable(),
  created_at: isoMoment,
  rows: count,
  /** How many rows the step under way is through with. */
  passed: count,
  counts: z.object(
    Object.fromEntries(ROW_WILLS.map((will) => [will, count])) as Record<
      (typeof ROW_WILLS)[number],
      typeof count
    >,
  ),
  created: count,
  updated: count,
  /** Of those that were made, how many are still drafts. */
  drafts: count,
  can: z.object({
    match: z.boolean(),
    run: z.boolean(),
    pause: z.boolean(),
    publish: z.boolean(),
    undo: z.boolean(),
  }),
});
export type DirectoryImport = z.infer<typeof importHead>;

const wholeImport = importHead.extend({
  /** The headings of the file with what each is taken for, and what stands below it in the first rows. */
  columns: z.array(
    z.object({ heading: z.string(), field: z.string().nullable(), samples: z.array(z.string()) }),
  ),
  /** The category of all rows, where no column says it. */
  category: z.string().nullable(),
});
export type WholeDirectoryImport = z.infer<typeof wholeImport>;

const importRow = z.object({
  /** Line of the file the row begins at, the heading being 1. */
  line: count,
  will: z.enum(ROW_WILLS),
  kind: z.enum(STAKEHOLDER_KINDS).nullable(),
  title: z.string(),
  /** The record it is about, or that it made. */
  record_id: uuid.nullable(),
  did: z.enum(['create', 'update', 'undo']).nullable(),
  /** Fields that would say something else, as they are called. */
  changed: z.array(z.string()),
  problems: z.array(z.object({ label: z.string(), message: z.string() })),
  /** Pages that may be the same, the likeliest first. */
  alike: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      name_kh: z.string(),
      reasons: z.array(z.enum(DUPLICATE_REASONS)),
    }),
  ),
});
export type DirectoryImportRow = z.infer<typeof importRow>;

export const startDirectoryImport = defineContract({
  id: 'directory.start-import',
  summary: 'Takes a CSV or XLSX file of organisations and people; it is read in the background',
  method: 'POST',
  path: base,
  access,
  limit: 'upload',
  bodyKind: 'multipart',
  maxBytes: (DOCUMENT_MAX_MB + 1) * MEGABYTE_BYTES,
  body: z.object({ file: upload }),
  response: wholeImport,
  status: 201,
});

export const listDirectoryImports = defineContract({
  id: 'directory.imports',
  summary: 'Imports into the directory, newest first',
  method: 'GET',
  path: base,
  access,
  query: z.object(pageQuery),
  response: listOf(importHead),
});

export const getDirectoryImport = defineContract({
  id: 'directory.get-import',
  summary: 'One import with its columns and how far it is',
  method: 'GET',
  path: one,
  access,
  params,
  response: wholeImport,
});

export const listDirectoryImportRows = defineContract({
  id: 'directory.import-rows',
  summary: 'The rows of an import: what each would do or did, and what is wrong with it',
  method: 'GET',
  path: `${one}rows/`,
  access,
  params,
  query: z.object({ ...pageQuery, will: filterOf(z.enum(ROW_WILLS).optional()) }),
  response: listOf(importRow),
});

export const matchDirectoryImport = defineContract({
  id: 'directory.match-import',
  summary: 'Says what each column is and has all rows checked, without writing anything',
  method: 'POST',
  path: `${one}match/`,
  access,
  params,
  body: z.object({
    /** For each column of the file in its order the field it is taken for; empty: left out. */
    columns: z.array(z.enum(['', ...IMPORT_COLUMNS])).max(MOST_IMPORT_COLUMNS),
    /** The category of all rows, where no column says it. */
    category: z.enum(['', ...CATEGORY_SLUGS]).default(''),
  }),
  response: wholeImport,
});

export const chooseForImportRows = defineContract({
  id: 'directory.choose-in-import',
  summary:
    'Says of a row that may be there already, or of all such, what it is: that page, a new one, or left out',
  method: 'POST',
  path: `${one}choose/`,
  access,
  params,
  body: z.object({
    /** Without it all rows that wait for this; they cannot all be one page. */
    line: z.coerce.number().int().min(1).max(10_000_000).optional(),
    choice: z.enum(ROW_CHOICES),
    record_id: uuid.optional(),
  }),
  response: wholeImport,
});

const step = { method: 'POST', access, params, response: wholeImport } as const;

export const runDirectoryImport = defineContract({
  ...step,
  id: 'directory.run-import',
  summary: 'Begins to write what the rows say, or goes on with it; what is new is a draft',
  path: `${one}run/`,
});

export const pauseDirectoryImport = defineContract({
  ...step,
  id: 'directory.pause-import',
  summary: 'Stops the writing where it is; it can go on or be taken back',
  path: `${one}pause/`,
});

export const publishDirectoryImport = defineContract({
  ...step,
  id: 'directory.publish-import',
  summary: 'Publishes the drafts an import made that say all a page has to say',
  path: `${one}publish/`,
});

export const undoDirectoryImport = defineContract({
  ...step,
  id: 'directory.undo-import',
  summary: 'Takes an import back, except for records that changed since',
  path: `${one}undo/`,
});

export const getImportTemplate = defineContract({
  id: 'directory.import-template',
  summary: 'An empty file with a column for each field of a category',
  method: 'GET',
  path: '/desk-api/v1/directory-import-templates/{category}/',
  access,
  params: z.object({ category: z.enum(CATEGORY_SLUGS) }),
  query: z.object({ format: z.enum(EXPORT_FORMATS).default('xlsx') }),
  response: z.object({
    file_name: z.string(),
    /** Text, or in base64 where it is a workbook. */
    text: z.string(),
    encoding: z.enum(['utf8', 'base64']),
  }),
});
