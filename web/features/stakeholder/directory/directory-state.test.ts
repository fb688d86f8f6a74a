import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cleared,
  directorySearch,
  knownFilters,
  readDirectoryState,
  tidyDirectory,
  withChange,
  withoutFilter,
} from './directory-state.ts';

const read = (query: string, category = 'startup') =>
  readDirectoryState(new URLSearchParams(query), category);

describe('the state of a directory page', () => {
  it('keeps every filter, order, view and page in the address and leaves defaults out (2.036)', () => {
    const query = '?search=rice&sector=agritech&sector=energy&province=02&ordering=name&view=table&page=3';
    expect(directorySearch(read(query))).toBe(query);
    expect(directorySearch(read('?page=1&ordering=newest&view=cards'))).toBe('');
  });

  it('drops what cannot be', () => {
    expect(directorySearch(read('?page=-2&ordering=evil&view=x&colour=red&expertise=law'))).toBe('');
  });

  it('goes back to the first page when what is listed changes', () => {
    const state = read('?sector=agritech&page=4');
    expect(withChange(state, { search: 'x' }).page).toBe(1);
    expect(withoutFilter(state, 'sector', 'agritech')).toMatchObject({ page: 1, filters: {} });
    expect(cleared(state)).toMatchObject({ search: '', filters: {} });
  });

  it('drops values the API does not know', () => {
    const values = [{ value: 'agritech', name: '', name_kh: '', count: 1, selected: true }];
    const facets = [{ key: 'sector', label: '', label_kh: '', values }];
    expect(knownFilters(read('?sector=agritech&sector=nonsense'), facets)).toEqual({ sector: ['agritech'] });
  });

  it('finds the addresses that say what their page leaves out (2.036)', () => {
    const tidy = (query: string) =>
      tidyDirectory(new URL(`https://x.example/d${query}`), read(query), 'startup');
    expect(tidy('?view=table&sector=agritech&utm_source=mail&lang=km')).toBeNull();
    expect(tidy('?page=1&sector=agritech&lang=km')).toBe('/d?sector=agritech&lang=km');
    for (const query of ['?search=', '?page=1', '?ordering=newest', '?sector=a&sector=a', '?search=+rice'])
      expect(tidy(query), query).not.toBeNull();
  });

  it('takes what scripts add when they ask for the data of a page for no part of its address (2.036)', () => {
    const data = (query: string) =>
      tidyDirectory(new URL(`https://x.example/d.data${query}`), read(query), 'startup');
    expect(data('?sector=agritech&_routes=routes%2Fdiscover')).toBeNull();
    expect(data('?page=1&sector=agritech&_routes=routes%2Fdiscover')).toBe('/d?sector=agritech');
  });

  it('reads back whatever it writes', () => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 3 });
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40 }),
        words,
        fc.integer({ min: 1, max: 500 }),
        (search, sector, page) => {
          const state = withChange(read(''), {
            search: search.trim(),
            page,
            filters: sector.length ? { sector: [...new Set(sector)] } : {},
          });
          expect(readDirectoryState(new URLSearchParams(directorySearch(state)), 'startup')).toEqual(state);
        },
      ),
    );
  });
});
