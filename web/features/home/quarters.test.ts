import { describe, expect, it } from 'vitest';
import { compareQuarters, type Quarter } from './quarters.ts';

const quarter = (period: string, amount: number): Quarter => ({
  period,
  amount,
  currency: 'USD',
  confirmed: 0,
  rounds: 1,
});

describe('quarters of the insight', () => {
  it('speaks of the newest quarter that is over, not of the running one', () => {
    const found = compareQuarters(
      [quarter('2025-Q3', 4), quarter('2026-Q2', 7), quarter('2026-Q3', 9), quarter('2026-Q4', 1)],
      '2026-11-21T00:00:00Z',
      4,
    );
    expect(found?.newest.period).toBe('2026-Q3');
    expect(found?.yearBefore?.amount).toBe(4);
    expect(found?.running?.amount).toBe(1);
    expect(found?.isMost).toBe(true);
  });

  it('fills quarters without a round with zero, across the turn of the year', () => {
    const found = compareQuarters([quarter('2025-Q4', 9), quarter('2026-Q2', 7)], '2026-07-01T00:00:00Z', 4);
    expect(found?.shown.map(({ period, amount }) => [period, amount])).toEqual([
      ['2025-Q3', 0],
      ['2025-Q4', 9],
      ['2026-Q1', 0],
      ['2026-Q2', 7],
    ]);
    expect(found?.isMost).toBe(false);
  });

  it('has nothing to say while no quarter is over', () => {
    expect(compareQuarters([quarter('2026-Q4', 9)], '2026-11-21T00:00:00Z', 7)).toBeNull();
  });
});
