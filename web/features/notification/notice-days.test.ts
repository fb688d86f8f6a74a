import { describe, expect, it } from 'vitest';
import { dayOf } from './notice-days.ts';

/** Just after midnight in Phnom Penh, 17:30 of the day before in UTC. */
const NOW = '2026-11-20T17:30:00Z';

describe('the day a notification came', () => {
  it.each([
    ['2026-11-20T17:10:00Z', 'today'],
    ['2026-11-20T16:59:00Z', 'week'],
    ['2026-11-14T17:00:00Z', 'week'],
    ['2026-11-14T16:59:00Z', 'earlier'],
    ['2026-11-20T18:00:00Z', 'today'],
  ] as const)('%s is %s, by the calendar of Phnom Penh', (moment, day) => {
    expect(dayOf(moment, NOW)).toBe(day);
  });
});
