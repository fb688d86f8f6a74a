import { z } from 'zod';
import { DOCUMENT_MAX_MB, MEGABYTE_BYTES } from '../constants.ts';
import {
  access,
  base,
  both,
  collection,
  full,
  listQuery,
  names,
  one,
  record,
  row,
  stateCounts,
  values,
  version,
} from './collection-parts.ts';
import { defineContract } from './contract.ts';
import { storedImage, upload } from './file.contract.ts';
import { listOf, pageQuery, uuid, word } from './list.ts';

export type CollectionRow = z.infer<typeof row>;
export type CollectionRecord = z.infer<typeof full>;

export const listCollections = defineContract({
  id: 'collection.overview',
  summary: 'The collections that the viewer keeps, with the number of records in each state',
  method: 'GET',
  path: '/desk-api/v1/collections/',
  access,
  response: z.object({
    collections: z.array(
      z.object({
        name: names,
        counts: stateCounts,
        /** A second person reads before anything of it is published. */
        second_reader: z.boolean(),
      }),
    ),
  }),
});

export const listRecords = defineContract({
  id: 'collection.list',
  summary: 'Records of a collection by state, search and filters',
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
  summary: 'One record with all its values and what can be done with it',
  method: 'GET',
  path: one,
  access,
  params: record,
  response: full,
});

export const createRecord = defineContract({
  id: 'collection.create',
  summary: 'Makes a record; a draft where the collection publishes, else it shows at once',
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
  summary: 'Changes fields of a record; a published one must stay complete',
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
  summary: 'Sets all fields of a record; those that are not sent are emptied',
  method: 'PUT',
});

export const previewRecord = defineContract({
  id: 'collection.preview',
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

export const uploadFile = defineContract({
  id: 'collection.upload',
  summary: 'Stores a picture or a document for a field; it is public once a published record shows it',
  method: 'POST',
  path: `${base}files/`,
  access,
  limit: 'upload',
  params: collection,
  bodyKind: 'multipart',
  maxBytes: (DOCUMENT_MAX_MB + 1) * MEGABYTE_BYTES,
  body: z.object({
    /** Field it is meant for; `body` for a picture within a rich text. */
    field: z.string().max(60),
    file: upload,
  }),
  response: storedImage.extend({
    /** Address to write into a rich text: good for good, not only today. */
    address: z.string(),
  }),
  status: 201,
});
