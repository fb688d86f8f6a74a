import { setImmediate } from 'node:timers/promises';
import { type Bits, hasBit, membersOf, type Sparse } from '../../../bits.ts';
import { sortByKey } from './sort-by-key.ts';
import { sortInSlices } from './sort-in-slices.ts';

/** Record numbers in one order, kept sorted through every change. */
export interface SortOrder {
  compare: (a: number, b: number) => number;
  /** Record numbers in order; only the first `length` count. */
  sorted: Uint32Array;
  /** Place of each record number in `sorted`. */
  place: Uint32Array;
  length: number;
}

/**
 * `compare` must tell any two records apart, so that pages never overlap. Keys that nearly say the same, the one that counts most
 * first, leave it little to do.
 */
export async function makeOrder(
  numbers: Uint32Array,
  capacity: number,
  compare: SortOrder['compare'],
  keys: readonly Float64Array[] = [],
): Promise<SortOrder> {
  const sorted = new Uint32Array(capacity);
  const used = sorted.subarray(0, numbers.length);
  used.set(numbers);
  for (const key of keys.toReversed()) {
    sortByKey(used, key);
    await setImmediate();
  }
  await sortInSlices(used, compare);
  const order = { compare, sorted, place: new Uint32Array(capacity), length: numbers.length };
  renumber(order, 0);
  return order;
}

export function growOrder(order: SortOrder, capacity: number): void {
  const { sorted, place } = order;
  order.sorted = new Uint32Array(capacity);
  order.sorted.set(sorted);
  order.place = new Uint32Array(capacity);
  order.place.set(place);
}

export function insertInOrder(order: SortOrder, number: number): void {
  const { sorted, compare } = order;
  let low = 0;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(sorted[middle]!, number) < 0) low = middle + 1;
    else high = middle;
  }
  sorted.copyWithin(low + 1, low, order.length);
  sorted[low] = number;
  order.length += 1;
  renumber(order, low);
}

export function removeFromOrder(order: SortOrder, number: number): void {
  const at = order.place[number]!;
  order.sorted.copyWithin(at, at + 1, order.length);
  order.length -= 1;
  renumber(order, at);
}

function renumber({ sorted, place, length }: SortOrder, from: number): void {
  for (let at = from; at < length; at += 1) place[sorted[at]!] = at;
}

/** From this share of all records on it is cheaper to walk along the order than to sort the matches. */
const DENSE = 1 / 24;

/** The matches from `start` up to, not including, `start + count`, in the order or against it. */
export function pageOf(
  order: SortOrder,
  { bits, sparse }: { bits: Bits; sparse: Sparse },
  start: number,
  count: number,
  descending: boolean,
): number[] {
  const end = Math.min(start + count, sparse.size);
  if (start >= end) return [];
  if (sparse.size < order.length * DENSE) {
    const places = membersOf(sparse).map((number) => order.place[number]!);
    places.sort();
    if (descending) places.reverse();
    return Array.from(places.subarray(start, end), (at) => order.sorted[at]!);
  }
  // Whichever end of the list is nearer is where the walk begins.
  const backwards = start + end > sparse.size;
  const [first, last] = backwards ? [sparse.size - end, sparse.size - start] : [start, end];
  const found = walk(order, bits, first, last, descending !== backwards);
  return backwards ? found.reverse() : found;
}

function walk(
  { sorted, length }: SortOrder,
  bits: Bits,
  first: number,
  last: number,
  descending: boolean,
): number[] {
  const found: number[] = [];
  let seen = 0;
  for (let step = 0; step < length && seen < last; step += 1) {
    const number = sorted[descending ? length - 1 - step : step]!;
    if (!hasBit(bits, number)) continue;
    if (seen >= first) found.push(number);
    seen += 1;
  }
  return found;
}
