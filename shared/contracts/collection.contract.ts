import { z } from 'zod';
import { DOCUMENT_MAX_MB, MEGABYTE_BYTES } from '../constants.ts';
import { COLLECTION_NAMES } from '../domain/collection/index.ts';
import { RECORD_STATES, RECORD_VERBS } from '../domain/collection/state.ts';
import { defineContract } from './contract.ts';
import { storedImage, upload } from './file.contract.ts';
import { isoMoment, listOf, pageQuery, uuid, word } from './list.ts';
import { ruleText } from './rule-schema.ts';

const names = z.enum(COLLECTION_NAMES as [string, ...string[]]);
const collection = z.object({ collection: names });
const record = z.object({ collection: names, id: uuid });
const base = '/desk-api/v1/collections/{collection}/';
const one = `${base}{id}/` as const;
const access = 'desk:editor' as const;
const area = 'collection' as const;

const state = z.enum(RECORD_STATES);
const verb = z.enum(RECORD_VERBS);
const count = z.number().int();
const version = z.coerce.number().int().min(1).max(2_147_483_646);
const staff = z.object({ id: uuid, name: z.string(), name_kh: z.string() });
const value = z.union([z.string(), z.array(z.string())]);
/** Values by field name, see shared/domain/collection/field.ts for the form of each. */
const values = z.record(z.string().max(60), value);
const both = z.object({ name: z.string(), name_kh: z.string() });

/** How much of what needs both languages is there in each. */
const completeness = z.object({
  en: z.object({ filled: count, total: count }),
  km: z.object({ filled: count, total: count }),
});

/** What the viewer may do with a record now. */
const can = z.object({
  edit: z.boolean(),
  publish: z.boolean(),
  unpublish: z.boolean(),
  archive: z.boolean(),
  delete: z.boolean(),
  restore: z.boolean(),
});

const row = z.object({
  id: uuid,
  version: count,
  state,
  title: z.string(),
  title_kh: z.string(),
  /** Values of the columns that the collection offers. */
  values,
  /** How coded values of those columns read: terms, provinces, references. By field; lists are joined. */
  texts: z.record(z.string(), both),
  completeness,
  published_at: isoMoment.nullable(),
  created_at: isoMoment,
  updated_at: isoMoment,
  /** The page where it is shown, or will be; null when it has none of its own. */
  path: z.string().nullable(),
  /** Whether visitors see it now. */
  is_public: z.boolean(),
  can,
});
export type CollectionRow = z.infer<typeof row>;

const storedFile = storedImage;

const full = z.object({
  ...row.shape,
  collection: names,
  /** Values of all fields. */
  values,
  /** Pictures and files among the values, and in the rich texts, by id. */
  files: z.record(z.string(), storedFile),
  /** What a reference points at, by field. */
  references: z.record(
    z.string(),
    both.extend({ id: uuid, path: z.string().nullable(), is_public: z.boolean() }),
  ),
  /** Names of fields that must be filled before it can be published. */
  missing: z.array(z.string()),
  updated_by: staff.nullable(),
  revision_count: count,
});
export type CollectionRecord = z.infer<typeof full>;

const stateCounts = z.array(z.object({ state: z.enum(['all', ...RECORD_STATES]), count }));

export const listCollections = defineContract({
  id: 'collection.overview',
  area,
  summary: 'Every collection with the number of records in each state',
  method: 'GET',
  path: '/desk-api/v1/collections/',
  access,
  response: z.object({ collections: z.array(z.object({ name: names, counts: stateCounts })) }),
});

/** Parameters of lists and exports; besides these one for each filterable field, and `<field>_from`, `<field>_to`. */
const listQuery = z
  .object({
    search: word.default(''),
    /** `[-]<field>`; the collection's own order when empty. */
    ordering: word.default(''),
    /** `all`: everything but the bin. */
    state: z.enum(['all', ...RECORD_STATES]).default('all'),
    /** Records whose text is missing in this language. */
    missing: z.enum(['en', 'km']).optional(),
  })
  .catchall(z.union([z.string().max(200), z.array(z.string().max(200)).max(60)]));

export const listRecords = defineContract({
  id: 'collection.list',
  area,
  summary: 'Records of a collection by state, search and filters (7.005)',
  method: 'GET',
  path: base,
  access,
  params: collection,
  query: listQuery.extend(pageQuery),
  response: z.object({
    ...listOf(row).shape,
    /** Records in each state under the present search and filters. */
    counts: stateCounts,
  }),
});

const option = both.extend({
  value: z.string(),
  /** Records carry it that cannot choose it any more. */
  active: z.boolean(),
});

export const listOptions = defineContract({
  id: 'collection.options',
  area,
  summary: 'The choices of every field of a collection that chooses from a list',
  method: 'GET',
  path: `${base}options/`,
  access,
  params: collection,
  response: z.object({
    /** By field: `term`, `terms`, `province`, and references of few records. Others are searched for. */
    options: z.record(z.string(), z.array(option)),
    /** Tags in use, most used first. */
    tags: z.array(z.string()),
  }),
});

export const findReferences = defineContract({
  id: 'collection.references',
  area,
  summary: 'Records that a reference may point at, by name',
  method: 'GET',
  path: `${base}references/`,
  access,
  limit: 'search',
  params: collection,
  query: z.object({
    field: word,
    search: word.default(''),
    /** Value of the field that names the kind, where the reference depends on it. */
    target: word.default(''),
  }),
  response: z.object({
    results: z.array(both.extend({ id: uuid, path: z.string().nullable(), is_public: z.boolean() })),
  }),
});

export const getRecord = defineContract({
  id: 'collection.get',
  area,
  summary: 'One record with all its values and what can be done with it (7.006)',
  method: 'GET',
  path: one,
  access,
  params: record,
  response: full,
});

export const createRecord = defineContract({
  id: 'collection.create',
  area,
  summary: 'Makes a record; a draft where the collection publishes, else it shows at once (7.007)',
  method: 'POST',
  path: base,
  access,
  params: collection,
  body: z.object({ values }),
  response: full,
  status: 201,
});

const changes = z.object({
  /** The version that was read; an older one than the present is a conflict that says what changed meanwhile. */
  version,
  /** Fields that are not sent stay as they are. */
  values,
});

export const updateRecord = defineContract({
  id: 'collection.update',
  area,
  summary: 'Changes fields of a record; a published one must stay complete (7.009)',
  method: 'PATCH',
  path: one,
  access,
  params: record,
  body: changes,
  response: full,
});

export const replaceRecord = defineContract({
  ...updateRecord,
  id: 'collection.replace',
  summary: 'Sets all fields of a record; those that are not sent are emptied (7.008)',
  method: 'PUT',
});

const bare = z.object({ version });

export const publishRecord = defineContract({
  id: 'collection.publish',
  area,
  summary: 'Publishes a record at once, or at a moment to come',
  method: 'POST',
  path: `${one}publish/`,
  access,
  params: record,
  body: z.object({
    version,
    /** Moment of publication: ISO 8601, or without a zone as the clock in Phnom Penh shows it; empty: now. */
    at: z.string().max(40).nullable().default(null),
  }),
  response: full,
});

export const unpublishRecord = defineContract({
  id: 'collection.unpublish',
  area,
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
  area,
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
  area,
  summary: 'Puts a record into the bin (7.010)',
  method: 'DELETE',
  path: one,
  access,
  params: record,
  query: bare,
  response: full,
});

export const restoreRecord = defineContract({
  id: 'collection.restore',
  area,
  summary: 'Takes a record out of the bin, into the state it had',
  method: 'POST',
  path: `${one}restore/`,
  access,
  params: record,
  body: bare,
  response: full,
});

const problem = z.object({ code: z.string(), message: z.string() }).nullable();

export const changeRecords = defineContract({
  id: 'collection.bulk',
  area,
  summary: 'Does one thing to several records; each succeeds or fails on its own',
  method: 'POST',
  path: `${base}bulk/`,
  access,
  params: collection,
  body: z.object({
    verb,
    ids: z.array(uuid).min(1).max(200),
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
  area,
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
  area,
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
  area,
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
  area,
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
  area,
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
  area,
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

export const previewRecord = defineContract({
  id: 'collection.preview',
  area,
  summary:
    'What the public call of the record would answer if it were published as it is, or with other values',
  method: 'POST',
  path: `${one}preview/`,
  access,
  params: record,
  body: z.object({ values: values.optional() }),
  response: z.object({
    collection: names,
    path: z.string().nullable(),
    /** The answer of the public `get` call of its area; null for collections without one. */
    detail: z.record(z.string(), z.unknown()).nullable(),
  }),
});

export const exportRecords = defineContract({
  id: 'collection.export',
  area,
  summary: 'The records of a list as CSV text, for spreadsheets and for an import later',
  method: 'GET',
  path: `${base}export/`,
  access,
  params: collection,
  query: listQuery,
  response: z.object({ file_name: z.string(), text: z.string(), records: count }),
});

const importRow = z.object({
  /** Line of the file, the heading being 1. */
  row: count,
  will: z.enum(['create', 'update', 'nothing', 'refuse']),
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
  counts: z.object({ create: count, update: count, nothing: count, refuse: count }),
  rows: z.array(importRow),
});
export type ImportReport = z.infer<typeof importReport>;

export const checkImport = defineContract({
  id: 'collection.check-import',
  area,
  summary: 'Reads a CSV file and says what each row would do, without doing it',
  method: 'POST',
  path: `${base}imports/check/`,
  access,
  limit: 'upload',
  params: collection,
  body: z.object({ file: upload }),
  bodyKind: 'multipart',
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
  area,
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
  area,
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
  area,
  summary: 'One import with what became of each row',
  method: 'GET',
  path: `${base}imports/{id}/`,
  access,
  params: record,
  response: importResult,
});

export const undoImport = defineContract({
  id: 'collection.undo-import',
  area,
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

export const uploadFile = defineContract({
  id: 'collection.upload',
  area,
  summary: 'Stores a picture or a document for a field; it is public once a published record shows it',
  method: 'POST',
  path: `${base}files/`,
  access,
  limit: 'upload',
  params: collection,
  body: z.object({
    /** Field it is meant for; `body` for a picture within a rich text. */
    field: z.string().max(60),
    file: upload,
  }),
  bodyKind: 'multipart',
  maxBytes: (DOCUMENT_MAX_MB + 1) * MEGABYTE_BYTES,
  response: storedFile.extend({
    /** Address to write into a rich text: good for good, not only today. */
    address: z.string(),
  }),
  status: 201,
});

const listName = z.enum(['review', ...COLLECTION_NAMES] as [string, ...string[]]);
const view = z.object({
  id: uuid,
  list: listName,
  name: z.string(),
  /** Query of the list's address, without `?` and page. */
  query: z.string(),
  /** Seen by the whole desk. */
  shared: z.boolean(),
  created_by: staff.nullable(),
  created_at: isoMoment,
  can: z.object({ delete: z.boolean() }),
});
export type SavedView = z.infer<typeof view>;

export const listViews = defineContract({
  id: 'collection.views',
  area,
  summary: 'Saved views of a desk list: the own ones and those of the whole desk',
  method: 'GET',
  path: '/desk-api/v1/views/',
  access: 'desk',
  query: z.object({ list: listName }),
  response: z.object({ views: z.array(view) }),
});

export const saveView = defineContract({
  id: 'collection.save-view',
  area,
  summary: 'Keeps filters, order and columns of a desk list under a name',
  method: 'POST',
  path: '/desk-api/v1/views/',
  access: 'desk',
  body: z.object({
    list: listName,
    name: ruleText({ max: 60 }),
    query: z.string().max(2_000),
    shared: z.boolean().default(false),
  }),
  response: view,
  status: 201,
});

export const deleteView = defineContract({
  id: 'collection.delete-view',
  area,
  summary: 'Deletes a saved view of one’s own; administrators also those of the whole desk',
  method: 'DELETE',
  path: '/desk-api/v1/views/{id}/',
  access: 'desk',
  params: z.object({ id: uuid }),
  response: z.object({ id: uuid }),
});
