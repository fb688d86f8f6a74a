import { expect, it } from 'vitest';
import { withQuery } from './with-query.ts';

it('adds a query where something is asked', () => {
  expect(withQuery('/event', new URLSearchParams({ page: '2', q: 'ភូមិ' }))).toBe(
    `/event?page=2&q=${encodeURIComponent('ភូមិ')}`,
  );
  expect(withQuery('/event', 'page=2')).toBe('/event?page=2');
});

it('leaves the path alone where nothing is asked', () => {
  expect(withQuery('/event', new URLSearchParams())).toBe('/event');
  expect(withQuery('/event', '')).toBe('/event');
});
