import { expect, it } from 'vitest';
import { backupName, backupsToDrop, momentOf } from './keep.ts';

const DAY = 86_400_000;
const NOW = new Date(Date.UTC(2026, 10, 25, 1));
const RULE = { days: 7, weeks: 4, months: 12 };
const nightly = (nights: number) =>
  Array.from({ length: nights }, (_, n) => backupName(new Date(Date.UTC(2026, 10, 25, 1) - n * DAY)));

it('a backup is named after its moment, and nothing else is taken for one', () => {
  const at = new Date('2026-11-25T01:02:03Z');
  expect(backupName(at)).toBe('phum-20261125T010203Z.tar.gz.age');
  expect(momentOf(backupName(at))).toEqual(at);
  expect(momentOf('phum-20261125T010203Z.tar.gz')).toBeNull();
  expect(backupsToDrop(['notes.txt', 'erased.json'], RULE, NOW)).toEqual([]);
});

it('seven days, four weeks and twelve months are kept, the newest of each', () => {
  const all = nightly(800);
  const dropped = new Set(backupsToDrop(all, RULE, NOW));
  const kept = all.filter((name) => !dropped.has(name)).map((name) => name.slice(5, 13));
  expect(kept).toEqual([
    ...['20261125', '20261124', '20261123', '20261122', '20261121', '20261120', '20261119'],
    ...['20261115', '20261108'],
    ...['20261031', '20260930', '20260831', '20260731', '20260630', '20260531', '20260430', '20260331'],
    ...['20260228', '20260131', '20251231'],
  ]);
});

it('two of one day are one day, and a gap of nights costs no backup', () => {
  const names = ['20261125T010000', '20261124T230000', '20261124T010000', '20261001T010000'].map(
    (moment) => `phum-${moment}Z.tar.gz.age`,
  );
  expect(backupsToDrop(names, RULE, NOW)).toEqual([names[2]]);
  expect(backupsToDrop(names, { days: 0, weeks: 0, months: 0 }, NOW)).toEqual(names.slice(2));
});

it('none of the last day goes, however many there are; of the day before the newest stays', () => {
  const hourly = Array.from({ length: 48 }, (_, n) => backupName(new Date(NOW.getTime() - n * 3_600_000)));
  const dropped = backupsToDrop(hourly, { days: 2, weeks: 0, months: 0 }, NOW);
  expect(dropped).toEqual(hourly.slice(24));
});
