import { expect, it } from 'vitest';
import { idsIn, rowIdsIn, titlesIn } from './check-coverage.ts';

it('reads single ids and ranges from a title', () => {
  expect(idsIn('walls off people (2.044, 2.045)')).toEqual(['2.044', '2.045']);
  expect(idsIn('constants (9.009–9.011)')).toEqual(['9.009', '9.010', '9.011']);
  expect(idsIn('menu (2.097 to 2.099)')).toEqual(['2.097', '2.098', '2.099']);
  expect(idsIn('version 15.18 of something')).toEqual([]);
});

it('finds titles of tests, suites and tables of tests', () => {
  const source = `describe('a (1.001)', () => { it("b (1.002)", f); test.each([1, 2])('c (1.003)', f); it.skipIf(x)('d', f) })`;
  expect(titlesIn(source)).toEqual(['a (1.001)', 'b (1.002)', 'c (1.003)', 'd']);
});

it('finds the ids of rows that a table of tests puts into titles', () => {
  const rows =
    "const rows = [\n  ['9.004', 'TOAST', 5000],\n  ['B.54', 'DAYS', 90],\n  ['/x', '7.055, 3.003'],\n];\n";
  expect(rowIdsIn(`${rows}it.each(rows)('%s: %s', f)`)).toEqual(['9.004', '7.055', '3.003']);
  expect(rowIdsIn(rows)).toEqual([]);
});
