import { describe, expect, it } from 'vitest';
import { filtersOf } from '#shared/domain/collection/collection.ts';
import { COLLECTIONS, findCollection } from '#shared/domain/collection/index.ts';
import { columnNames, defaultColumns } from './record-columns.ts';
import {
  directionOf,
  filterParams,
  listQuery,
  listTo,
  readListState,
  sortBy,
  withChange,
  withoutFilter,
} from './record-list-state.ts';

const post = findCollection('post')!;
const event = findCollection('event')!;
const read = (query: string, collection = post) => readListState(collection, new URLSearchParams(query));

describe('the state of a list of the desk (7.005)', () => {
  it('is read from the address and written back in one order, defaults left out', () => {
    const query = 'state=draft&category=guide&category=news&missing=km&search=rice&ordering=title&page=3';
    expect(listQuery(read(query))).toBe(query);
    expect(listQuery(read('state=all&page=1&ordering=-updated_at&search='))).toBe('');
  });

  it('leaves out what it does not know', () => {
    const odd = 'state=hidden&ordering=body&missing=fr&nonsense=1&page=-4&columns=body';
    expect(read(odd)).toMatchObject({ state: 'all', ordering: '', missing: null, filters: {}, page: 1 });
    expect(read(odd).columns).toEqual([]);
    expect(listQuery(read('starts_at_from=tomorrow', event))).toBe('');
    expect(listQuery(read('starts_at_from=2026-11-01', event))).toBe('starts_at_from=2026-11-01');
  });

  it('knows no state a collection cannot be in', () => {
    expect(read('state=scheduled', findCollection('sector')!).state).toBe('all');
    expect(read('state=bin', findCollection('sector')!).state).toBe('bin');
  });

  it('sorts by a column and then the other way round', () => {
    const once = sortBy(post, read(''), 'title');
    expect(directionOf(post, once, 'title')).toBe('ascending');
    expect(directionOf(post, sortBy(post, once, 'title'), 'title')).toBe('descending');
    expect(directionOf(post, read(''), 'updated_at')).toBe('descending');
    expect(listQuery(sortBy(post, read('ordering=updated_at'), 'updated_at'))).toBe('');
  });

  it('goes back to the first page when what is listed changes', () => {
    expect(withChange(read('page=4'), { state: 'bin' }).page).toBe(1);
    expect(listTo(post, withoutFilter(read('category=a&category=b&page=2'), 'category', 'a'))).toBe(
      '/desk/content/post?category=b',
    );
    expect(listTo(post, withoutFilter(read('category=a'), 'category', 'a'))).toBe('/desk/content/post');
  });

  it('keeps columns only where they are not those shown at first', () => {
    expect(read(`columns=${defaultColumns(post).join()}`).columns).toBeNull();
    expect(read('columns=author&columns=tags&columns=nothing').columns).toEqual(['author', 'tags']);
  });

  it('has columns for every collection, each once', () => {
    for (const collection of COLLECTIONS) {
      const names = columnNames(collection);
      expect(new Set(names).size, collection.name).toBe(names.length);
      expect(names, collection.name).toEqual(expect.arrayContaining(defaultColumns(collection)));
    }
  });
});

describe('filters of collections (7.005)', () => {
  it('have names that no other parameter of a list has', () => {
    const own = ['page', 'per_page', 'search', 'ordering', 'state', 'missing', 'columns', 'list', 'lang'];
    for (const collection of COLLECTIONS)
      for (const field of filtersOf(collection))
        for (const param of filterParams(field)) expect(own, collection.name).not.toContain(param);
  });
});
