import { expect, it } from 'vitest';
import { PROVINCES } from '../provinces.ts';
import { CHARTS } from './charts.ts';
import { addMonths, addQuarters, lastDayOf, quarterOf } from './quarter.ts';
import { levelOf, TILES } from './tile-map.ts';

it('gives every province one tile of its own', () => {
  expect(TILES.map(({ code }) => code).sort()).toEqual(PROVINCES.map(({ code }) => code));
  expect(new Set(TILES.map(({ row, column }) => `${row}/${column}`)).size).toBe(TILES.length);
});

it('tells quarters in Phnom Penh', () => {
  expect(quarterOf('2026-09-30T16:59:00Z')).toBe('2026-Q3');
  expect(quarterOf('2026-09-30T17:00:00Z')).toBe('2026-Q4');
  expect(addQuarters('2026-Q1', -1)).toBe('2025-Q4');
  expect(addQuarters('2025-Q4', 2)).toBe('2026-Q2');
  expect(['2024-Q1', '2024-Q2', '2026-Q4'].map(lastDayOf)).toEqual([
    '2024-03-31',
    '2024-06-30',
    '2026-12-31',
  ]);
  expect([addMonths('2026-01', -1), addMonths('2026-11', 3)]).toEqual(['2025-12', '2027-02']);
});

it('darkens tiles by their part of the largest', () => {
  expect([0, 1, 10, 11, 25, 50, 100].map((value) => levelOf(value, 100))).toEqual([0, 1, 1, 2, 2, 3, 4]);
});

it('names every chart of a page once', () => {
  for (const charts of Object.values(CHARTS))
    expect(new Set(charts.map(({ id }) => id)).size).toBe(charts.length);
});
