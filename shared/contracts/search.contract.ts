import { z } from 'zod';
import { SEARCH_GROUPS, type SearchGroup } from '#shared/domain/search-groups.ts';
import { defineContract } from './contract.ts';
import { uuid } from './list.ts';

/** One result. Texts are plain; the page marks in them what `query` found. */
export const searchItem = z.object({
  id: uuid,
  group: z.enum(SEARCH_GROUPS),
  name: z.string(),
  name_kh: z.string(),
  description: z.string(),
  description_kh: z.string(),
  /** What else of it says why it was found, where neither names nor descriptions do; else empty. */
  match: z.string(),
  /** Address of a picture; empty when there is none. */
  image: z.string(),
  /** Path of its page. */
  link: z.string(),
});
export type SearchItem = z.infer<typeof searchItem>;

const byGroup = <T extends z.ZodType>(of: T) =>
  Object.fromEntries(SEARCH_GROUPS.map((group) => [group, of])) as Record<SearchGroup, T>;

export const searchEverything = defineContract({
  id: 'search.search',
  summary: 'Searches everything public in both languages; at most five results of each group',
  method: 'GET',
  path: '/api/v1/search/',
  access: 'public',
  limit: 'search',
  query: z.object({ search: z.string().default('') }),
  response: z.object({
    status: z.number().int(),
    /** The query that was answered: as typed, or with its typing error mended. */
    query: z.string(),
    /** The mended query; null when it was searched as typed. */
    corrected: z.string().nullable(),
    /** Results there are; counting a group ends at 100. */
    counts: z.object({ ...byGroup(z.number().int()), all: z.number().int() }),
    /** Whether there are more than `counts` says. */
    more: z.object({ ...byGroup(z.boolean()), all: z.boolean() }),
    ...byGroup(z.array(searchItem)),
  }),
  cacheSeconds: 30,
});
