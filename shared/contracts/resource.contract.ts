import { z } from 'zod';
import { RESOURCE_ORDERS } from '../domain/resource.ts';
import { defineContract } from './contract.ts';
import { facetCounts } from './directory-query.ts';
import { filterOf, isoMoment, listOf, manyOf, pageQuery, tail, uuid, word } from './list.ts';
import { oneOf } from './one-of.ts';
import { bodies, coverPicture, termName, titles } from './publication.ts';
import { fieldsParameter } from './select.ts';

export const resourcePage = z.object({
  slug: z.string(),
  kind: z.enum(['blog', 'file']),
  name: z.string(),
  name_kh: z.string(),
  count: z.number().int(),
});

/** A blog post or a file in a list. `file` is null for posts. */
export const resourceCard = z.object({
  id: uuid,
  uuid,
  tail,
  page: z.string(),
  kind: z.enum(['blog', 'file']),
  ...titles,
  category: termName.nullable(),
  author: z.string(),
  author_kh: z.string(),
  tags: z.array(z.string()),
  published_at: isoMoment,
  updated_at: isoMoment,
  /** Of the English text, and of the Khmer one; both of the same text where there is only one. */
  reading_minutes: z.number().int(),
  reading_minutes_kh: z.number().int(),
  has_video: z.boolean(),
  cover: coverPicture.nullable(),
  is_saved: z.boolean(),
  file: z
    .object({
      id: uuid,
      name: z.string(),
      media_type: z.string(),
      bytes: z.number().int(),
      /** en, km or both. */
      language: z.string(),
      downloads: z.number().int(),
    })
    .nullable(),
});
export type ResourceCard = z.infer<typeof resourceCard>;

/** The first lines of a file that is text; `is_whole`: there is nothing else in it. */
const filePreview = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('table'),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    is_whole: z.boolean(),
  }),
  z.object({ kind: z.literal('text'), text: z.string(), is_whole: z.boolean() }),
]);

const heading = z.object({ id: z.string(), text: z.string() });
export const resourceDetail = resourceCard.extend({
  ...bodies,
  /** Headings of the body in order, each with the id it has in it. */
  contents: z.array(heading),
  contents_kh: z.array(heading),
  /** A film of a recognised site; null for none, and for an address that is not recognised. */
  video: z
    .object({
      provider: z.enum(['youtube', 'vimeo', 'dailymotion', 'coub', 'facebook']),
      id: z.string(),
      embed_url: z.string(),
    })
    .nullable(),
  section: termName,
  /** Of a CSV or a plain text; null for posts and every other kind of file. */
  preview: filePreview.nullable(),
  related: z.array(resourceCard),
});
export type ResourceDetail = z.infer<typeof resourceDetail>;

export const listResourcePages = defineContract({
  id: 'resource.pages',
  summary: 'Sections of the library',
  method: 'GET',
  path: '/public/api/v1/resource-category/',
  access: 'public',
  query: z.object(pageQuery),
  response: listOf(resourcePage),
  cacheSeconds: 300,
});

export const listResources = defineContract({
  id: 'resource.list',
  summary:
    'Posts and files, newest first; `resource` narrows to one section; with the counts of every filter',
  method: 'GET',
  path: '/public/api/v1/resource/',
  access: 'public',
  query: z.object({
    ...pageQuery,
    search: word.default(''),
    resource: filterOf(word.optional()),
    category: manyOf(word),
    tag: manyOf(word),
    /** Language of a file; one in both languages is found by either. */
    language: manyOf(word),
    /** End of a file's name: pdf, csv … */
    type: manyOf(word),
    /** Year of publication in the zone of the country. */
    year: manyOf(word),
    ordering: z.enum(RESOURCE_ORDERS).default('newest'),
    fields: fieldsParameter(resourceCard),
  }),
  response: listOf(resourceCard).extend({
    facets: z.array(facetCounts),
    /** Of the section, without search and filters. */
    total_all: z.number().int(),
    /** The search with its typing error mended, when that is what was found. */
    corrected: z.string().nullable(),
  }),
  cacheSeconds: 60,
});

export const getResource = defineContract({
  id: 'resource.get',
  summary: 'One post or file with related ones',
  method: 'GET',
  path: '/public/api/v1/resource/{id}/',
  access: 'public',
  params: z.object({ id: uuid }),
  response: resourceDetail,
  cacheSeconds: 60,
});

export const getResourcePage = oneOf(listResourcePages, 'resource.page');
