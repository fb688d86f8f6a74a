import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DeskDecision, figuresOf, percentile, weekOf } from './desk-figures.ts';

const decision = (sent: string, decided: string, verb: DeskDecision['verb'] = 'approve'): DeskDecision => ({
  kind: 'startup',
  verb,
  actor_id: null,
  sent_at: new Date(sent),
  decided_at: new Date(decided),
});

describe('figures of the desk (B.20)', () => {
  it('reads percentiles between values', () => {
    expect(percentile([], 0.5)).toBeNull();
    expect(percentile([4], 0.9)).toBe(4);
    expect(percentile([1, 3], 0.5)).toBe(2);
    expect(percentile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBeCloseTo(9.1);
  });

  it('never leaves the range of its values, and grows with the share', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1 }), (values) => {
        const [median, p90] = [percentile(values, 0.5)!, percentile(values, 0.9)!];
        return Math.min(...values) <= median && median <= p90 && p90 <= Math.max(...values);
      }),
    );
  });

  it('begins weeks on Monday in Phnom Penh', () => {
    expect(weekOf('2026-11-22T16:59:00Z')).toBe('2026-11-16');
    expect(weekOf('2026-11-22T17:00:00Z')).toBe('2026-11-23');
  });

  it('counts what was kept: the fifth working day is the last', () => {
    const friday = '2026-11-13T03:00:00Z';
    const figures = figuresOf([
      decision(friday, '2026-11-20T16:00:00Z'),
      decision(friday, '2026-11-20T17:00:00Z', 'return'),
      decision(friday, '2026-11-14T03:00:00Z', 'reject'),
    ]);
    expect(figures).toMatchObject({ decided: 3, approved: 1, returned: 1, rejected: 1, kept_percent: 67 });
    expect(figuresOf([])).toMatchObject({ decided: 0, median_hours: null, kept_percent: null });
  });
});
