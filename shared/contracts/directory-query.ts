import { z } from 'zod';
import { FACET_KEYS } from '../domain/facets.ts';
import { listOf, manyOf, pageQuery, word } from './list.ts';
import { facetsParameter, fieldsParameter } from './select.ts';
import { stakeholderCard } from './stakeholder-card.ts';

/** Orders of the directory; without one: the best match of a search, else the newest first. */
export const DIRECTORY_ORDERS = ['newest', 'oldest', 'name', '-name', '-updated', 'updated'] as const;
export type DirectoryOrder = (typeof DIRECTORY_ORDERS)[number];

const filter = manyOf(word);

/** Parameters of a directory list. */
export const directoryQuery = z.object({
  ...pageQuery,
  search: z.string().trim().default(''),
  ordering: z.enum(DIRECTORY_ORDERS).optional(),
  kind: filter,
  type: filter,
  sector: filter,
  industry: filter,
  business_model: filter,
  looking_at: filter,
  employee_range: filter,
  stage: filter,
  expertise: filter,
  interest: filter,
  investor_type: filter,
  investment_stage: filter,
  service: filter,
  province: filter,
  language: filter,
  funding_stage: filter,
  facts: filter,
  facets: facetsParameter(FACET_KEYS),
  fields: fieldsParameter(stakeholderCard),
});

/** A filter with the number of records behind each value, given everything else that is chosen. */
export const facetCounts = z.object({
  key: z.string(),
  label: z.string(),
  label_kh: z.string(),
  values: z.array(
    z.object({
      value: z.string(),
      name: z.string(),
      name_kh: z.string(),
      count: z.number().int(),
      selected: z.boolean(),
    }),
  ),
});
export type FacetCounts = z.infer<typeof facetCounts>;

/**
 * The list envelope with filters. `total_all` counts the category without any filter; `corrected` is the search with
 * its typing error mended, when that is what was found; `more`: the search found more than were looked through, so that
 * there are at least `item_count`.
 */
export const directoryList = listOf(stakeholderCard).extend({
  facets: z.array(facetCounts),
  total_all: z.number().int(),
  corrected: z.string().nullable(),
  more: z.boolean(),
});
