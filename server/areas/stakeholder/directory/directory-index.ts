import type { DirectoryScope, FacetKey } from '#shared/domain/facets.ts';
import { CATEGORY_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import { countCommon, hasBit, intersect, toSparse } from '../../../bits.ts';
import type { ChangeBus } from '../../../changes/bus.ts';
import type { Database } from '../../../database/client.ts';
import { Problem } from '../../../http/problem.ts';
import { relatedTo } from './directory-related.ts';
import type { DirectoryState } from './index-state.ts';
import { keepLoaded } from './keep-loaded.ts';
import type { ListEntry } from './master-lists.ts';
import { bitsOf, type DirectoryPage, type DirectoryQuery, queryState, scopeBits } from './query-state.ts';
import { pageOf } from './sort-order.ts';

/** How many records carry a value, all in all and of each category. */
export interface CrossCount {
  value: string;
  count: number;
  by_category: Record<string, number>;
}

/**
 * All approved stakeholders in the memory of this process, kept current by the change bus: lists, counts and
 * neighbours without a query. Before the first load every question is Problem `unavailable`.
 */
export interface DirectoryIndex {
  /** Reads everything anew. Happens by itself when everything may have changed. */
  load(): Promise<void>;
  /** Resolves once the database works out what the first load reads: this process is free until it has. */
  readonly asked: Promise<void>;
  readonly ready: boolean;
  /** Number of approved records. */
  readonly size: number;
  query(query: DirectoryQuery): DirectoryPage;
  /** Number of records of every category slug, of `other` and of `all`. */
  counts(): Record<string, number>;
  /** The newest records of a list. */
  newest(scope: DirectoryScope, limit: number): string[];
  /** Records like this one, nearest first. */
  related(id: string, limit: number): string[];
  /** The values of a filter a record carries; none when it is not in. */
  valuesOf(id: string, key: FacetKey): string[];
  /** The entries of a master list by slug, in their order. */
  list(kind: string): ReadonlyMap<string, ListEntry>;
  /** Values of a filter against categories; `among` keeps only these records. */
  cross(key: FacetKey, among?: readonly string[]): CrossCount[];
}

export function createDirectoryIndex(db: Database, changes: ChangeBus): DirectoryIndex {
  const kept = keepLoaded(db, changes);
  const state = (): DirectoryState => {
    if (!kept.current) throw new Problem('unavailable', { retryAfterSeconds: 5, reason: 'directory' });
    return kept.current;
  };
  return {
    load: kept.load,
    asked: kept.asked,
    get ready() {
      return kept.current !== undefined;
    },
    get size() {
      return kept.current?.numbers.size ?? 0;
    },
    query: (query) => queryState(state(), query),
    counts: () => countScopes(state()),
    newest: (scope, limit) => newestOf(state(), scope, limit),
    related: (id, limit) => relatedTo(state(), id, limit),
    valuesOf: (id, key) => valuesOf(state(), id, key),
    list: (kind) => state().lists.get(kind) ?? new Map(),
    cross: (key, among) => crossState(state(), key, among),
  };
}

function countScopes({ scopes }: DirectoryState): Record<string, number> {
  const counted = ['all', ...CATEGORY_SLUGS, 'other'].map((scope) => {
    const bits = scopes.get(scope);
    return [scope, bits ? toSparse(bits).size : 0];
  });
  return Object.fromEntries(counted);
}

function newestOf(state: DirectoryState, scope: DirectoryScope, limit: number): string[] {
  const bits = scopeBits(state, scope);
  const numbers = pageOf(state.orders!.approved, { bits, sparse: toSparse(bits) }, 0, limit, true);
  return numbers.map((number) => state.ids[number]!);
}

function valuesOf({ numbers, values }: DirectoryState, id: string, key: FacetKey): string[] {
  const number = numbers.get(id);
  if (number === undefined) return [];
  return [...values[key]].flatMap(([value, bits]) => (hasBit(bits, number) ? [value] : []));
}

function crossState(state: DirectoryState, key: FacetKey, among?: readonly string[]): CrossCount[] {
  const only = among && bitsOf(state, among);
  return [...state.values[key]].map(([value, carrying]) => {
    const bits = carrying.slice();
    if (only) intersect(bits, only);
    const sparse = toSparse(bits);
    const by_category = Object.fromEntries(
      CATEGORY_SLUGS.map((slug) => {
        const category = state.scopes.get(slug);
        return [slug, category ? countCommon(sparse, category) : 0];
      }),
    );
    return { value, count: sparse.size, by_category };
  });
}
