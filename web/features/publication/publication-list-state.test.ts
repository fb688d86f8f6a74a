import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  filterCount,
  type ListShape,
  listAddress,
  readListState,
  tidyList,
  tidyState,
  withChoice,
  withoutValue,
} from './publication-list-state.ts';

const shape: ListShape = {
  path: '/program',
  filters: ['category', 'sector'],
  choices: {
    ordering: { fits: (value) => ['closing', 'newest'].includes(value), fallback: 'closing' },
    from: { fits: (value) => /^\d{4}-\d{2}-\d{2}$/.test(value), fallback: '' },
  },
};
const read = (query: string) => readListState(new URLSearchParams(query), shape);

describe('the state of a list of publications', () => {
  it('keeps everything in the address and leaves defaults out (UX rule 1)', () => {
    const query =
      '?search=rice&category=grant&category=pilot&sector=food&ordering=newest&from=2026-12-01&page=3';
    expect(listAddress(read(query), shape)).toBe(`/program${query}`);
    expect(listAddress(read('?page=1&ordering=closing&from='), shape)).toBe('/program');
  });

  it('drops what cannot be', () => {
    expect(listAddress(read('?page=-2&ordering=evil&from=soon&colour=red'), shape)).toBe('/program');
  });

  it('goes back to the first page when what is listed changes', () => {
    const state = read('?category=grant&page=4');
    expect(withoutValue(state, 'category', 'grant').page).toBe(1);
    expect(withChoice(state, { ordering: 'newest' })).toMatchObject({
      page: 1,
      choices: { ordering: 'newest' },
    });
    expect(filterCount(read('?category=grant&category=pilot&sector=food'))).toBe(3);
  });

  it('leads an untidy address to the clean one, with what lies over the list', () => {
    const values = [{ value: 'grant', name: '', name_kh: '', count: 1, selected: true }];
    const facets = [{ key: 'category', label: '', label_kh: '', values }];
    const tidy = (query: string) => {
      const url = new URL(`https://phum.example/program${query}`);
      return tidyList(
        url,
        tidyState(readListState(url.searchParams, shape), { facets, total_page: 2 }),
        shape,
      );
    };
    expect(tidy('?category=grant&utm_source=mail&lang=km')).toBeNull();
    expect(tidy('?category=nonsense&category=grant&lang=km')).toBe('/program?category=grant&lang=km');
    expect(tidy('?page=9&id=7')).toBe('/program?id=7');
    expect(tidy('?search=')).toBe('/program');
  });

  it('reads back whatever it writes', () => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(
        fc.string({ maxLength: 40 }),
        words,
        fc.integer({ min: 1, max: 500 }),
        (text, sector, page) => {
          const state = { ...read(''), search: text.trim(), page, filters: { sector: [...new Set(sector)] } };
          const address = new URL(listAddress(state, shape), 'https://phum.example');
          expect(readListState(address.searchParams, shape)).toEqual(state);
        },
      ),
    );
  });
});
