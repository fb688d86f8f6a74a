import { describe, expect, it } from 'vitest';
import { sideOf } from '#shared/domain/insight/ties.ts';
import { bestTied, type Tied } from './best-tied.ts';

const tie = (kind: Tied['kind'], source: string, target: string): Tied => ({
  kind,
  source,
  target,
  source_kind: kind === 'investment' ? 'investor' : 'eso',
  target_kind: 'startup',
});
/** One that gives to so many. */
const gives = (kind: Tied['kind'], source: string, count: number) =>
  Array.from({ length: count }, (_, i) => tie(kind, source, `${source} ${i}`));

/** Six investors with six startups each are more than the picture holds; three hubs have two each in a cohort. */
const TIES = [
  ...['f1', 'f2', 'f3', 'f4', 'f5', 'f6'].flatMap((fund) => gives('investment', fund, 6)),
  ...['h1', 'h2', 'h3'].flatMap((hub) => gives('cohort', hub, 2)),
];
const degree = new Map<string, number>();
for (const { source, target } of TIES)
  for (const id of [source, target]) degree.set(id, (degree.get(id) ?? 0) + 1);

const drawn = (ofMoney: boolean) => {
  const best = bestTied(TIES, degree, ofMoney);
  return TIES.filter(({ source, target }) => best.has(source) && best.has(target));
};
const kindsOf = (ties: readonly Tied[]) => Map.groupBy(ties, ({ kind }) => kind);

describe('whom the picture of ties shows (3.040)', () => {
  it('leaves room to the few ties of one kind beside the many of another', () => {
    const kinds = kindsOf(drawn(false));
    expect(kinds.get('cohort')).toHaveLength(6);
    expect(kinds.get('investment')).toHaveLength(10);
  });

  it('shows those who gave the money of a currency first', () => {
    expect([...kindsOf(drawn(true)).keys()]).toEqual(['investment']);
  });

  it('has as many at a side as are drawn, and nobody alone', () => {
    for (const ofMoney of [false, true]) {
      const best = bestTied(TIES, degree, ofMoney);
      const ends = drawn(ofMoney).flatMap(({ source, target, source_kind, target_kind }) => [
        { id: source, side: sideOf(source_kind) },
        { id: target, side: sideOf(target_kind) },
      ]);
      expect(new Set(ends.map(({ id }) => id))).toEqual(best);
      for (const side of ['giving', 'taking'] as const)
        expect(new Set(ends.filter((end) => end.side === side).map(({ id }) => id)).size).toBeLessThanOrEqual(
          16,
        );
    }
  });
});
