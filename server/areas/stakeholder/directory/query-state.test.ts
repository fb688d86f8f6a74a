import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTORY_ORDERS, type DirectoryOrder } from '#shared/contracts/directory-query.ts';
import { FACETS, type FacetKey, facetsOf, scopeOf } from '#shared/domain/facets.ts';
import { type StakeholderKind, slugOf } from '#shared/domain/stakeholder-kinds.ts';
import { compareNames } from '#shared/khmer/collate.ts';
import type { DirectoryRow } from './directory-rows.ts';
import { addRow, type DirectoryState, emptyState, removeRow, sortState } from './index-state.ts';
import { type DirectoryQuery, queryState } from './query-state.ts';

const CATEGORIES = ['all', 'startup', 'mentor', 'other-stakeholder', 'media', 'corporate'];
const SECTORS = ['agritech', 'health', 'edtech'];
const STAGES = ['prototype', 'operational'];
const PROVINCES = ['02', '12'];

const row = fc.record({
  id: fc.integer({ min: 0, max: 40 }).map((n) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`),
  list: fc.constantFrom<[string, string | null]>(
    ['startup', null],
    ['startup', null],
    ['mentor', null],
    ['other', 'media'],
    ['other', 'corporate'],
  ),
  name: fc.constantFrom('Srov', 'srov 2', 'Srov 10', 'Apsara', 'Öl', 'Zebra', ''),
  name_kh: fc.constantFrom('កំពត', 'កោះកុង', 'ស្រូវ', '', 'Latin'),
  province_code: fc.constantFrom(null, ...PROVINCES),
  approved: fc.integer({ min: 0, max: 5 }),
  updated: fc.integer({ min: 0, max: 5 }),
  woman_founder: fc.boolean(),
  confirmed: fc.boolean(),
  funding_stage: fc.constantFrom(null, 'seed', 'series-a'),
  languages: fc.subarray(['km', 'en', 'fr']).map((codes) => codes.join(' ') || null),
  terms: fc
    .tuple(fc.subarray(SECTORS), fc.subarray(STAGES))
    .map(([sectors, stages]) =>
      [...sectors.map((s) => `sector:${s}`), ...stages.map((s) => `stage:${s}`)].join(' '),
    ),
});
const rows = row.map(({ list: [kind, type_slug], ...rest }): DirectoryRow => ({ ...rest, kind, type_slug }));

const question = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  filters: fc.record(
    {
      kind: fc.subarray(['startup', 'media', 'nonsense']),
      type: fc.subarray(['media', 'corporate']),
      sector: fc.subarray([...SECTORS, 'nonsense']),
      stage: fc.subarray(STAGES),
      province: fc.subarray(PROVINCES),
      language: fc.subarray(['km', 'en', 'fr']),
      funding_stage: fc.subarray(['seed', 'series-a']),
      facts: fc.subarray(['confirmed', 'woman-founder']),
    },
    { requiredKeys: [] },
  ),
  order: fc.option(fc.constantFrom(...DIRECTORY_ORDERS), { nil: undefined }),
  language: fc.constantFrom('en' as const, 'km' as const),
  page: fc.integer({ min: 1, max: 4 }),
  per_page: fc.integer({ min: 1, max: 7 }),
});

/** The values a record carries of a filter, read from the row and nothing else. */
function valuesOf(record: DirectoryRow, key: FacetKey): string[] {
  switch (key) {
    case 'kind':
      return [slugOf(record.kind as StakeholderKind, record.type_slug)];
    case 'type':
      return record.type_slug ? [record.type_slug] : [];
    case 'province':
      return record.province_code ? [record.province_code] : [];
    case 'language':
      return record.languages?.split(' ') ?? [];
    case 'funding_stage':
      return record.funding_stage ? [record.funding_stage] : [];
    case 'facts':
      return [...(record.confirmed ? ['confirmed'] : []), ...(record.woman_founder ? ['woman-founder'] : [])];
    default:
      return (record.terms ?? '')
        .split(' ')
        .flatMap((term) => (term.startsWith(`${key}:`) ? [term.split(':')[1]!] : []));
  }
}

function naive(all: DirectoryRow[], query: DirectoryQuery) {
  const { kind, type_slug } = query.scope;
  const inScope = all.filter(
    (r) => (kind === 'all' || r.kind === kind) && (!type_slug || r.type_slug === type_slug),
  );
  const passes = (r: DirectoryRow, key: FacetKey) => {
    const chosen = query.filters[key] ?? [];
    const has = (value: string) => valuesOf(r, key).includes(value);
    return chosen.length === 0 || (FACETS[key].match === 'any' ? chosen.some(has) : chosen.every(has));
  };
  const found = inScope.filter((r) => query.facets.every((key) => passes(r, key)));
  const facets = query.facets.map((key) => {
    const others = query.facets.filter((other) => other !== key || FACETS[key].match === 'all');
    const counted = inScope.filter((r) => others.every((other) => passes(r, other)));
    const carried = all.flatMap((r) => valuesOf(r, key));
    const values = [...new Set([...carried, ...(query.filters[key] ?? [])])].map((value) => ({
      value,
      count: counted.filter((r) => valuesOf(r, key).includes(value)).length,
      selected: (query.filters[key] ?? []).includes(value),
    }));
    return { key, values: byValue(values.filter(({ count, selected }) => count > 0 || selected)) };
  });
  const sorted = found.toSorted(comparator(query.order ?? 'newest', query.language));
  const start = (query.page - 1) * query.per_page;
  return {
    ids: sorted.slice(start, start + query.per_page).map(({ id }) => id),
    total: found.length,
    total_all: inScope.length,
    facets,
  };
}

function comparator(order: DirectoryOrder, language: 'en' | 'km') {
  const names = compareNames(language);
  const ascending = (a: DirectoryRow, b: DirectoryRow) => {
    if (order === 'name' || order === '-name') return names(a, b) || (a.id < b.id ? -1 : 1);
    const column = order === 'updated' || order === '-updated' ? 'updated' : 'approved';
    return a[column] - b[column] || (a.id < b.id ? -1 : 1);
  };
  const descending = order === 'newest' || order.startsWith('-');
  return (a: DirectoryRow, b: DirectoryRow) => (descending ? -ascending(a, b) : ascending(a, b));
}

const byValue = <T extends { value: string }>(values: T[]) =>
  values.toSorted((a, b) => (a.value < b.value ? -1 : 1));

const sortFacets = (page: ReturnType<typeof queryState>) => ({
  ...page,
  facets: page.facets.map((facet) => ({ ...facet, values: byValue(facet.values) })),
});

function toQuery({
  category,
  ...rest
}: { category: string } & Omit<DirectoryQuery, 'scope' | 'facets'>): DirectoryQuery {
  return { ...rest, scope: scopeOf(category), facets: facetsOf(category).map(({ key }) => key) };
}

async function stateOf(first: DirectoryRow[]): Promise<DirectoryState> {
  const state = emptyState();
  for (const one of first) addRow(state, one);
  await sortState(state);
  return state;
}

describe('the directory index against a plain filter (7.100, ux 5.1)', () => {
  it('gives the same page, totals and counts after any changes', async () => {
    const change = fc.oneof(
      rows.map((added) => ({ added, removed: undefined })),
      rows.map(({ id }) => ({ added: undefined, removed: id })),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(rows, { maxLength: 60 }),
        fc.array(change),
        fc.array(question),
        async (first, changes, asked) => {
          const state = await stateOf(first);
          const model = new Map(first.map((one) => [one.id, one]));
          // What was counted before a change must not be told after it.
          const ask = () => {
            for (const query of asked.map(toQuery))
              expect(sortFacets(queryState(state, query))).toEqual(naive([...model.values()], query));
          };
          ask();
          for (const { added, removed } of changes) {
            if (added) addRow(state, added);
            else removeRow(state, removed!);
            if (added) model.set(added.id, added);
            else model.delete(removed!);
          }
          ask();
        },
      ),
      { numRuns: 80 },
    );
  });

  it('walks long lists from either end and keeps its numbers when it grows', async () => {
    const many = fc.sample(rows, { seed: 25, numRuns: 3_000 }).map(
      (base, n): DirectoryRow => ({
        ...base,
        id: `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`,
        approved: n % 97,
      }),
    );
    const state = await stateOf(many.slice(0, 1_000));
    for (const one of many.slice(1_000)) addRow(state, one);
    const few = { sector: ['health'], province: ['12'], kind: ['media'] };
    for (const order of DIRECTORY_ORDERS) {
      for (const filters of [{}, few]) {
        const asked = { category: 'all', filters, order, language: 'km' as const };
        // The plain filter sorts all of it anew at each call: it is asked once for all pages.
        const plain = naive(many, toQuery({ ...asked, page: 1, per_page: many.length })).ids;
        for (const page of [1, 2, 40, 74, 75, 76, 149, 150, 151]) {
          const query = toQuery({ ...asked, page, per_page: 20 });
          expect(queryState(state, query).ids).toEqual(plain.slice((page - 1) * 20, page * 20));
        }
      }
    }
  });

  it('counts a list once for all its pages and orders, and keeps the counts of few lists', async () => {
    const state = await stateOf(fc.sample(rows, { seed: 7, numRuns: 50 }));
    const asked = { category: 'all', filters: {}, language: 'km' as const, per_page: 5 };
    const first = queryState(state, toQuery({ ...asked, page: 1 }));
    const other = queryState(state, toQuery({ ...asked, page: 2, order: 'name' }));
    expect(other.facets).toBe(first.facets);
    for (let n = 0; n < 200; n += 1)
      queryState(state, toQuery({ ...asked, page: 1, filters: { sector: [`${n}`] } }));
    expect(state.counted.size).toBe(64);
  });

  it('keeps the order of a search unless another is asked for', async () => {
    const base = fc.sample(rows, { seed: 1, numRuns: 1 })[0]!;
    const three = ['a', 'b', 'c'].map((id, n) => ({
      ...base,
      id,
      approved: n,
      kind: 'startup',
      type_slug: null,
    }));
    const state = await stateOf(three);
    const query = toQuery({ category: 'startup', filters: {}, language: 'en', page: 1, per_page: 2 });
    expect(queryState(state, { ...query, among: ['b', 'unknown', 'c', 'a'] })).toMatchObject({
      ids: ['b', 'c'],
      total: 3,
    });
    expect(queryState(state, { ...query, among: ['b', 'a'], order: 'newest' }).ids).toEqual(['b', 'a']);
    expect(queryState(state, { ...query, among: [] })).toMatchObject({ ids: [], total: 0, total_all: 3 });
  });
});
