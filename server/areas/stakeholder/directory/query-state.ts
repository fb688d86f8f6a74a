import type { DirectoryOrder } from '#shared/contracts/directory-query.ts';
import { type DirectoryScope, FACETS, type FacetKey } from '#shared/domain/facets.ts';
import { CATEGORY_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import type { Language } from '#shared/i18n/languages.ts';
import {
  type Bits,
  countCommon,
  hasBit,
  intersect,
  makeBits,
  type Sparse,
  setBit,
  toSparse,
  unite,
} from '../../../bits.ts';
import type { DirectoryState, OrderName } from './index-state.ts';
import { pageOf } from './sort-order.ts';

export interface DirectoryQuery {
  scope: DirectoryScope;
  /** The filters of the list; those chosen in `filters` are among them. */
  facets: readonly FacetKey[];
  /** Those whose values are counted, in this order; without it all. */
  counted?: readonly FacetKey[];
  filters: Partial<Record<FacetKey, readonly string[]>>;
  /** Only these records, in this order unless another is asked for: what a search has found. */
  among?: readonly string[] | undefined;
  order?: DirectoryOrder | undefined;
  /** Whose order of names. */
  language: Language;
  page: number;
  per_page: number;
}

export interface FacetResult {
  key: FacetKey;
  /** Values that at least one record has or that are chosen. */
  values: { value: string; count: number; selected: boolean }[];
}

export interface DirectoryPage {
  ids: string[];
  total: number;
  /** Records of the list without any filter or search. */
  total_all: number;
  facets: FacetResult[];
}

/** What a list holds whatever its page and order: the records, and how many stand behind each value. */
export interface Counted {
  bits: Bits;
  sparse: Sparse;
  total_all: number;
  facets: FacetResult[];
}

/** Lists whose counts are kept; at 100,000 records each takes some 50 KB. */
const MOST_KEPT = 64;

/** One page of a list with the number of records behind each value of its filters. */
export function queryState(state: DirectoryState, query: DirectoryQuery): DirectoryPage {
  const { bits, sparse, total_all, facets } = query.among ? count(state, query) : countOnce(state, query);
  return { ids: pageIds(state, query, bits, sparse), total: sparse.size, total_all, facets };
}

/** Counts a list once for all its pages and orders, until a record changes. */
function countOnce(state: DirectoryState, query: DirectoryQuery): Counted {
  const { kind, type_slug } = query.scope;
  const filters = query.facets.map((key) => query.filters[key] ?? []);
  const asked = JSON.stringify([kind, type_slug, query.facets, query.counted, filters]);
  const kept = state.counted.get(asked);
  if (kept) return kept;
  const counted = count(state, query);
  const oldest = state.counted.size < MOST_KEPT ? undefined : state.counted.keys().next().value;
  if (oldest !== undefined) state.counted.delete(oldest);
  state.counted.set(asked, counted);
  return counted;
}

function count(state: DirectoryState, query: DirectoryQuery): Counted {
  const base = scopeBits(state, query.scope);
  const total_all = toSparse(base).size;
  if (query.among) intersect(base, bitsOf(state, query.among));

  const chosen = new Map<FacetKey, Bits>();
  for (const key of query.facets) {
    const bits = selection(state, key, query.filters[key] ?? []);
    if (bits) chosen.set(key, bits);
  }
  const bits = narrowed(base, chosen);
  const sparse = toSparse(bits);
  const facets = (query.counted ?? query.facets).map((key): FacetResult => {
    // Values of a filter are counted as if it were not set; with `all`, each is one condition more.
    const counted =
      FACETS[key].match === 'any' && chosen.has(key) ? toSparse(narrowed(base, chosen, key)) : sparse;
    return { key, values: countValues(state, key, counted, query.filters[key] ?? []) };
  });
  return { bits, sparse, total_all, facets };
}

/** Which records a list holds before any filter: a set of its own. */
export function scopeBits(state: DirectoryState, { kind, type_slug }: DirectoryScope): Bits {
  return state.scopes.get(type_slug ?? kind)?.slice() ?? makeBits(state.words);
}

export function bitsOf(state: DirectoryState, ids: readonly string[]): Bits {
  const bits = makeBits(state.words);
  for (const id of ids) {
    const number = state.numbers.get(id);
    if (number !== undefined) setBit(bits, number);
  }
  return bits;
}

function narrowed(base: Bits, chosen: ReadonlyMap<FacetKey, Bits>, except?: FacetKey): Bits {
  const bits = base.slice();
  for (const [key, selected] of chosen) if (key !== except) intersect(bits, selected);
  return bits;
}

/** The records that satisfy one filter; undefined when it is not set. */
function selection(state: DirectoryState, key: FacetKey, values: readonly string[]): Bits | undefined {
  let bits: Bits | undefined;
  for (const value of values) {
    const carrying = state.values[key].get(value) ?? makeBits(state.words);
    if (!bits) bits = carrying.slice();
    else if (FACETS[key].match === 'any') unite(bits, carrying);
    else intersect(bits, carrying);
  }
  return bits;
}

const KIND_PLACES = new Map<string, number>(CATEGORY_SLUGS.map((slug, place) => [slug, place]));

function countValues(
  state: DirectoryState,
  key: FacetKey,
  counted: Sparse,
  chosen: readonly string[],
): FacetResult['values'] {
  const values: FacetResult['values'] = [];
  for (const [value, bits] of state.values[key]) {
    const count = countCommon(counted, bits);
    const selected = chosen.includes(value);
    if (count > 0 || selected) values.push({ value, count, selected });
  }
  for (const value of new Set(chosen)) {
    if (!state.values[key].has(value)) values.push({ value, count: 0, selected: true });
  }
  if (key === 'kind') values.sort((a, b) => KIND_PLACES.get(a.value)! - KIND_PLACES.get(b.value)!);
  return values;
}

function pageIds(state: DirectoryState, query: DirectoryQuery, bits: Bits, sparse: Sparse): string[] {
  const start = (query.page - 1) * query.per_page;
  if (query.among && !query.order) {
    const matching = query.among.filter((id) => {
      const number = state.numbers.get(id);
      return number !== undefined && hasBit(bits, number);
    });
    return matching.slice(start, start + query.per_page);
  }
  const [name, descending] = orderOf(query.order ?? 'newest', query.language);
  const numbers = pageOf(state.orders![name], { bits, sparse }, start, query.per_page, descending);
  return numbers.map((number) => state.ids[number]!);
}

function orderOf(order: DirectoryOrder, language: Language): [OrderName, descending: boolean] {
  switch (order) {
    case 'newest':
      return ['approved', true];
    case 'oldest':
      return ['approved', false];
    case 'name':
      return [`name_${language}`, false];
    case '-name':
      return [`name_${language}`, true];
    case 'updated':
      return ['updated', false];
    case '-updated':
      return ['updated', true];
  }
}
