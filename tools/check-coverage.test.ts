import { expect, it } from 'vitest';
import { idsIn, namingsIn, promisesIn, rowIdsIn, struckIn, titlesIn, unreadIn } from './check-coverage.ts';

it('tells what a title writes out from what only a range covers', () => {
  expect(idsIn('walls off people (2.044, 2.045)')).toEqual({ written: ['2.044', '2.045'], inRange: [] });
  expect(idsIn('constants (9.009–9.011)').inRange).toEqual(['9.009', '9.010', '9.011']);
  expect(idsIn('menu (2.097 to 2.098, 2.100)')).toEqual({ written: ['2.100'], inRange: ['2.097', '2.098'] });
  expect(idsIn('version 15.18 of something')).toEqual({ written: [], inRange: [] });
});

it('finds titles of tests, suites and tables of tests', () => {
  const source = `describe('a (1.001)', () => { it("b (1.002)", f); test.each([1, 2])('c (1.003)', f); it.skipIf(x)('d', f); test.describe('e', f) })`;
  expect(titlesIn(source).map(({ title, suite }) => [title, suite])).toEqual([
    ['a (1.001)', true],
    ['b (1.002)', false],
    ['c (1.003)', false],
    ['d', false],
    ['e', true],
  ]);
  const tables =
    "it.each([\n  [f('x'), 1],\n])('of a table (1.006)', f); describe.each(rows.map((one) => [one]))('suites (1.007)', f); call(f(x), 'no title')";
  expect(titlesIn(tables).map(({ title, suite }) => [title, suite])).toEqual([
    ['of a table (1.006)', false],
    ['suites (1.007)', true],
  ]);
});

it('finds the ids of rows that a table of tests puts into titles', () => {
  const rows =
    "const rows = [\n  ['9.004', 'TOAST', 5000],\n  ['B.54', 'DAYS', 90],\n  ['/x', '7.055, 3.003', 1],\n  [\n    '5.001',\n    long,\n  ],\n];\n";
  expect(rowIdsIn(`${rows}it.each(rows)('%s: %s', f)`)).toEqual(['9.004', '7.055', '3.003', '5.001']);
  expect(rowIdsIn(rows)).toEqual([]);
});

it('counts as alone only what a test names by itself, not what a suite or a range names', () => {
  const source = "describe('a (1.001)', f); it('b (1.002)', f); it('c (1.003, 1.004 to 1.005)', f)";
  expect(namingsIn(source)).toEqual([
    { id: '1.001', naming: 'by a suite or range' },
    { id: '1.002', naming: 'alone' },
    { id: '1.003', naming: 'beside others' },
    { id: '1.004', naming: 'by a suite or range' },
    { id: '1.005', naming: 'by a suite or range' },
  ]);
});

it('finds constants and rules that a requirement asks for and no code reads', () => {
  const requirements = [
    '- 9.004 Toast after five seconds. `READ`.',
    '- B.60 Sizes: images 5 MB. `READ`.',
    '- 9.005 Ten. `UNREAD`, `GONE`.',
    '- 2.003 `/apply`.',
    '- 5.013 Letters `A-Z` only. `letters`.',
    '- 5.023 Once more; what is called so elsewhere is something else. `confirmed`.',
  ].join('\n');
  const promises = promisesIn(requirements);
  expect(promises).toEqual([
    { name: 'READ', ids: ['9.004', 'B.60'] },
    { name: 'UNREAD', ids: ['9.005'] },
    { name: 'GONE', ids: ['9.005'] },
    { name: 'letters', ids: ['5.013'] },
    { name: 'confirmed', ids: ['5.023'] },
  ]);
  const text = `/** Five. */
export const READ = 5;
/** Ten. */
export const UNREAD = 10;
/** Helps. */
export function help() {}
/** Letters. */
export function letters() {}
export const confirmed = () => letters();`;
  const source = { name: 'shared/rules/text.ts', text };
  const other =
    "import { type Rule, READ } from '../rules/text.ts';\n// UNREAD is of no use\nstate = confirmed;";
  const unread = unreadIn(source, [source, { name: 'server/a.ts', text: other }], promises);
  expect(unread.map(({ name }) => name)).toEqual(['UNREAD', 'confirmed']);
});

it('finds what a decision has struck, and not what it says is elsewhere', () => {
  const table = `| requirement | where |
| --- | --- |
| 9.002 first page | the default of every list |
| 9.003 10 pages (B.87) | struck: there is no time before |
| B.41 districts | struck: the brackets of 3.048 |`;
  expect(struckIn(table)).toEqual(['9.003']);
});
