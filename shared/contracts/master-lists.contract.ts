import { z } from 'zod';
import { TERM_FIELDS } from '../domain/facets.ts';
import { defineContract } from './contract.ts';
import { manyOf } from './list.ts';
import { term } from './stakeholder-card.ts';

/** Lists that are no filter of the directory. */
const MORE_LISTS = [
  'program_category',
  'event_category',
  'funding_type',
  'position',
  'stakeholder_type',
] as const;

export const listMasterLists = defineContract({
  id: 'taxonomy.master-lists',
  summary: 'Several master lists at once, whole and in their order, as a form needs them',
  method: 'GET',
  path: '/public/api/v1/master-list/',
  access: 'public',
  query: z.object({
    /** Names of the lists, repeated: `?list=sector&list=stage`. Without one all lists of the directory. */
    list: manyOf(z.enum([...TERM_FIELDS, ...MORE_LISTS])),
  }),
  response: z.object({ lists: z.record(z.string(), z.array(term)) }),
  cacheSeconds: 300,
});
