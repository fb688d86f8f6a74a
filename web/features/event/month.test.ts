import { expect, test } from 'vitest';
import { addMonths, readMonth, weeksOf } from './month.ts';

test('weeks begin on Monday and hold every day once', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks.every((week) => week.length === 7)).toBe(true);
  expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
});

test('a month that starts on Monday and fills its weeks has no gap', () => {
  expect(weeksOf('2027-02').flat()).toHaveLength(28);
  expect(weeksOf('2027-02').flat().includes(null)).toBe(false);
});

test('months go over the end of the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test('only real months are read from an address', () => {
  expect(readMonth('2026-12')).toBe('2026-12');
  for (const bad of [null, '', '2026-13', '1999-01', '2026-1', '2026-12-01'])
    expect(readMonth(bad)).toBeNull();
});
