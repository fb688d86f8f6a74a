import { z } from 'zod';
import { defineContract } from './contract.ts';
import { isoMoment, listOf, manyOf, pageQuery, uuid, word } from './list.ts';
import { bodies, termName, titles } from './publication.ts';

export const resourcePage = z.object({
  slug: z.string(),
  kind: z.enum(['blog', 'file']),
  name: z.string(),
  name_kh: z.string(),
  count: z.number().int(),
});

/** A blog post or a file in a list (B.31). `file` is null for posts. */
export const resourceCard = z.object({
  id: uuid,
  uuid,
  page: z.string(),
  kind: z.enum(['blog', 'file']),
  ...titles,
  category: termName.nullable(),
  author: z.string(),
  author_kh: z.string(),
  published_at: isoMoment,
  reading_minutes: z.number().int(),
  file: z
    .object({
      id: uuid,
      name: z.string(),
      media_type: z.string(),
      bytes: z.number().int(),
      language: z.string(),
      downloads: z.number().int(),
    })
    .nullable(),
});
export type ResourceCard = z.infer<typeof resourceCard>;
export const resourceDetail = resourceCard.extend({ ...bodies, related: z.array(resourceCard) });
export type ResourceDetail = z.infer<typeof resourceDetail>;

export const listResourcePages = defineContract({
  id: 'resource.pages',
  area: 'resource',
  summary: 'Sections of the library (3.004)',
  method: 'GET',
  path: '/public/api/v1/resource-category/',
  access: 'public',
  query: z.object(pageQuery),
  response: listOf(resourcePage),
  cacheSeconds: 300,
});

export const listResources = defineContract({
  id: 'resource.list',
  area: 'resource',
  summary: 'Posts and files, newest first; `resource` narrows to one section',
  method: 'GET',
  path: '/public/api/v1/resource/',
  access: 'public',
  query: z.object({
    ...pageQuery,
    search: word.default(''),
    resource: word.optional(),
    category: manyOf(word),
  }),
  response: listOf(resourceCard),
  cacheSeconds: 60,
});

export const getResource = defineContract({
  id: 'resource.get',
  area: 'resource',
  summary: 'One post or file with related ones',
  method: 'GET',
  path: '/public/api/v1/resource/{id}/',
  access: 'public',
  params: z.object({ id: uuid }),
  response: resourceDetail,
  cacheSeconds: 60,
});
