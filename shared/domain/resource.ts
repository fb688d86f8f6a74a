import type { FilterGroup } from './filter-groups.ts';

/** Orders of a section; the first is the default. `downloads` sorts posts like the newest. */
export const RESOURCE_ORDERS = ['newest', 'oldest', 'title', 'downloads'] as const;
export type ResourceOrder = (typeof RESOURCE_ORDERS)[number];

/** The filters of the library in the order they are drawn; each is the query parameter of the same name. */
export const RESOURCE_FILTERS = [
  { key: 'category', name: 'Category', name_kh: 'ប្រភេទ' },
  { key: 'type', name: 'File type', name_kh: 'ប្រភេទឯកសារ' },
  { key: 'language', name: 'Language', name_kh: 'ភាសា' },
  { key: 'tag', name: 'Topic', name_kh: 'ប្រធានបទ' },
  { key: 'year', name: 'Year', name_kh: 'ឆ្នាំ' },
] as const satisfies readonly FilterGroup[];
export type ResourceFilterKey = (typeof RESOURCE_FILTERS)[number]['key'];

/** Words a minute of an unhurried reader. Khmer writes no spaces; 840 words divided by hand have 2.3 clusters each. */
const WORDS_A_MINUTE = 200;
const CLUSTERS_A_WORD = 2.3;

/** A base letter begins a cluster, unless it stands under another one. */
const BASE = /\u17d2?[\u1780-\u17b3]/g;
const KHMER = /[\u1780-\u17ff\u19e0-\u19ff\u200b-\u200d]+/g;

/** Minutes it takes to read a text of either script, or of both; at least one. */
export function readingMinutes(text: string): number {
  const khmer = (text.match(BASE) ?? []).filter((base) => base.length === 1).length / CLUSTERS_A_WORD;
  const latin = text.replace(KHMER, ' ').match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round((khmer + latin) / WORDS_A_MINUTE));
}

/** "pdf": the type of a file by the end of its name; empty without one. */
export const fileExtension = (name: string): string =>
  /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1]?.toLowerCase() ?? '';
