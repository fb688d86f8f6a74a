import { z } from 'zod';
import { COLLECTION_NAMES } from '../domain/collection/index.ts';
import { staff } from './collection-parts.ts';
import { defineContract } from './contract.ts';
import { isoMoment, uuid } from './list.ts';
import { ruleText } from './rule-schema.ts';

const listName = z.enum(['review', 'directory', ...COLLECTION_NAMES] as [string, ...string[]]);

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
  summary: 'Saved views of a desk list: the own ones and those of the whole desk',
  method: 'GET',
  path: '/desk-api/v1/views/',
  access: 'desk:enter',
  query: z.object({ list: listName }),
  response: z.object({ views: z.array(view) }),
});

export const saveView = defineContract({
  id: 'collection.save-view',
  summary: 'Keeps filters, order and columns of a desk list under a name',
  method: 'POST',
  path: '/desk-api/v1/views/',
  access: 'desk:enter',
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
  summary: 'Deletes a saved view of one’s own; administrators also those of the whole desk',
  method: 'DELETE',
  path: '/desk-api/v1/views/{id}/',
  access: 'desk:enter',
  params: z.object({ id: uuid }),
  response: z.object({ id: uuid }),
});
