import { FACET_KEYS, type FacetKey, TERM_FIELDS, type TermField } from '#shared/domain/facets.ts';
import { type StakeholderKind, slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { type Bits, clearBit, growBits, makeBits, setBit } from '../../../bits.ts';
import type { DirectoryRow } from './directory-rows.ts';
import type { MasterLists } from './master-lists.ts';
import { compareNumbers, type Names, nameKeys, setNames } from './name-orders.ts';
import type { Counted } from './query-state.ts';
import { growOrder, insertInOrder, makeOrder, removeFromOrder, type SortOrder } from './sort-order.ts';

export type OrderName = 'approved' | 'updated' | 'name_en' | 'name_km';

/**
 * All approved records in columns. A record has a number; every value of every filter is the set of numbers that
 * carry it. Numbers of removed records are given again.
 */
export interface DirectoryState {
  /** The master lists by kind and slug. */
  lists: MasterLists;
  ids: string[];
  names: Names;
  approved: Float64Array;
  updated: Float64Array;
  /** The first half of the digits of ids as a number, and the next ones: ids made at one moment begin alike. */
  idStart: Float64Array;
  idRest: Float64Array;
  numbers: Map<string, number>;
  free: number[];
  /** Sets of whole lists: `all`, each kind, each type. */
  scopes: Map<string, Bits>;
  values: Record<FacetKey, Map<string, Bits>>;
  orders: Record<OrderName, SortOrder> | undefined;
  words: number;
  /** What queries counted since the last change, by what they asked; see directory-query.ts. */
  counted: Map<string, Counted>;
}

const ROOM_AT_FIRST = 32;

export function emptyState(lists: MasterLists = new Map()): DirectoryState {
  const values = Object.fromEntries(FACET_KEYS.map((key) => [key, new Map()])) as DirectoryState['values'];
  return {
    lists,
    ids: [],
    names: { en: [], km: [] },
    approved: new Float64Array(ROOM_AT_FIRST * 32),
    updated: new Float64Array(ROOM_AT_FIRST * 32),
    idStart: new Float64Array(ROOM_AT_FIRST * 32),
    idRest: new Float64Array(ROOM_AT_FIRST * 32),
    numbers: new Map(),
    free: [],
    scopes: new Map(),
    values,
    orders: undefined,
    words: ROOM_AT_FIRST,
    counted: new Map(),
  };
}

/** Puts a record in, in place of what was known of it. */
export function addRow(state: DirectoryState, row: DirectoryRow): void {
  removeRow(state, row.id);
  state.counted.clear();
  const number = state.free.pop() ?? state.ids.length;
  if (number >= state.words * 32) grow(state);
  state.numbers.set(row.id, number);
  state.ids[number] = row.id;
  setNames(state.names, number, row.name, row.name_kh);
  state.approved[number] = row.approved;
  state.updated[number] = row.updated;
  state.idStart[number] = digits(row.id, 0);
  state.idRest[number] = digits(row.id, 14);

  const page = slugOf(row.kind as StakeholderKind, row.type_slug);
  put(state, state.scopes, 'all', number);
  put(state, state.scopes, row.kind, number);
  put(state, state.scopes, page, number);
  put(state, state.values.kind, page, number);
  if (row.type_slug) put(state, state.values.type, row.type_slug, number);
  if (row.province_code) put(state, state.values.province, row.province_code, number);
  if (row.funding_stage) put(state, state.values.funding_stage, row.funding_stage, number);
  if (row.woman_founder) put(state, state.values.facts, 'woman-founder', number);
  if (row.confirmed) put(state, state.values.facts, 'confirmed', number);
  if (row.languages)
    for (const code of row.languages.split(' ')) put(state, state.values.language, code, number);
  if (row.terms) for (const term of row.terms.split(' ')) putTerm(state, term, number);
  for (const order of ordersOf(state)) insertInOrder(order, number);
}

/** Takes a record out; nothing happens when it is not in. */
export function removeRow(state: DirectoryState, id: string): void {
  const number = state.numbers.get(id);
  if (number === undefined) return;
  state.counted.clear();
  for (const order of ordersOf(state)) removeFromOrder(order, number);
  for (const sets of [state.scopes, ...Object.values(state.values)]) {
    for (const bits of sets.values()) clearBit(bits, number);
  }
  state.numbers.delete(id);
  state.free.push(number);
}

/** Sorts all records once they are in; from then on every change keeps the orders. */
export async function sortState(state: DirectoryState): Promise<void> {
  const { names, ids } = state;
  const numbers = Uint32Array.from(state.numbers.values());
  const byId = (a: number, b: number) =>
    state.idStart[a]! - state.idStart[b]! ||
    state.idRest[a]! - state.idRest[b]! ||
    (ids[a]! < ids[b]! ? -1 : 1);
  const make = (compare: SortOrder['compare'], keys: readonly Float64Array[]) =>
    makeOrder(numbers, state.words * 32, (a, b) => compare(a, b) || byId(a, b), [
      ...keys,
      state.idStart,
      state.idRest,
    ]);
  state.orders = {
    approved: await make((a, b) => state.approved[a]! - state.approved[b]!, [state.approved]),
    updated: await make((a, b) => state.updated[a]! - state.updated[b]!, [state.updated]),
    name_en: await make(compareNumbers(names, 'en'), nameKeys(names, 'en')),
    name_km: await make(compareNumbers(names, 'km'), nameKeys(names, 'km')),
  };
}

const DASH = 45;

/** Twelve digits of an id as a number: more than that it cannot hold. */
function digits(id: string, from: number): number {
  let value = 0;
  for (let at = from, left = 12; left > 0 && at < id.length; at += 1) {
    const code = id.charCodeAt(at);
    if (code === DASH) continue;
    value = value * 16 + (code < 58 ? code - 48 : code - 87);
    left -= 1;
  }
  return value;
}

const ordersOf = ({ orders }: DirectoryState) => (orders ? Object.values(orders) : []);

const TERM_KEYS: ReadonlySet<string> = new Set(TERM_FIELDS);
const isTermField = (field: string): field is TermField => TERM_KEYS.has(field);

function putTerm(state: DirectoryState, term: string, number: number): void {
  const colon = term.indexOf(':');
  const field = term.slice(0, colon);
  if (isTermField(field)) put(state, state.values[field], term.slice(colon + 1), number);
}

function put(state: DirectoryState, sets: Map<string, Bits>, value: string, number: number): void {
  let bits = sets.get(value);
  if (!bits) sets.set(value, (bits = makeBits(state.words)));
  setBit(bits, number);
}

function grow(state: DirectoryState): void {
  state.words *= 2;
  for (const sets of [state.scopes, ...Object.values(state.values)]) {
    for (const [value, bits] of sets) sets.set(value, growBits(bits, state.words));
  }
  for (const column of ['approved', 'updated', 'idStart', 'idRest'] as const) {
    const grown = new Float64Array(state.words * 32);
    grown.set(state[column]);
    state[column] = grown;
  }
  for (const order of ordersOf(state)) growOrder(order, state.words * 32);
}
