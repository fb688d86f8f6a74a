import type { FacetKey } from '#shared/domain/facets.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { type Bits, clearBit, hasBit, intersect, makeBits, toSparse, unite } from '../../../bits.ts';
import type { DirectoryState } from './index-state.ts';
import { scopeBits } from './query-state.ts';
import { pageOf } from './sort-order.ts';

/** What makes two records of a kind alike. */
const ALIKE: Readonly<Record<StakeholderKind, FacetKey>> = {
  startup: 'sector',
  mentor: 'expertise',
  investor: 'interest',
  eso: 'sector',
  other: 'sector',
};

/**
 * Records near this one: of the same kind, first those alike in the same province, then alike, then in the same
 * province; the newest of each first.
 */
export function relatedTo(state: DirectoryState, id: string, limit: number): string[] {
  const self = state.numbers.get(id);
  if (self === undefined) return [];
  const kind = (Object.keys(ALIKE) as StakeholderKind[]).find((one) => isIn(state.scopes, one, self))!;
  const rest = scopeBits(state, { kind, type_slug: null });
  clearBit(rest, self);
  const alike = carriedWith(state, state.values[ALIKE[kind]], self);
  const near = carriedWith(state, state.values.province, self);
  const found: number[] = [];
  for (const conditions of [[alike, near], [alike], [near]]) {
    const bits = rest.slice();
    for (const condition of conditions) intersect(bits, condition);
    const sparse = toSparse(bits);
    const more = pageOf(state.orders!.approved, { bits, sparse }, 0, limit - found.length, true);
    found.push(...more);
    for (const number of more) clearBit(rest, number);
  }
  return found.map((number) => state.ids[number]!);
}

const isIn = (sets: ReadonlyMap<string, Bits>, value: string, number: number) => {
  const bits = sets.get(value);
  return bits !== undefined && hasBit(bits, number);
};

/** All records that share a value with one. */
function carriedWith(state: DirectoryState, sets: ReadonlyMap<string, Bits>, number: number): Bits {
  const shared = makeBits(state.words);
  for (const bits of sets.values()) if (hasBit(bits, number)) unite(shared, bits);
  return shared;
}
