import { describe, expect, it } from 'vitest';
import { sideOf } from '#shared/domain/insight/relations.ts';
import { bestRelated, type Related } from './best-related.ts';

const relation = (kind: Related['kind'], source: string, target: string): Related => ({
  kind,
  source,
  target,
  source_kind: kind === 'investment' ? 'investor' : 'eso',
  target_kind: 'startup',
});
/** One that gives to so many. */
const gives = (kind: Related['kind'], source: string, count: number) =>
  Array.from({ length: count }, (_, i) => relation(kind, source, `${source} ${i}`));

/** Six investors with six startups each are more than the picture holds; three hubs have two each in a cohort. */
const RELATIONS = [
  ...['f1', 'f2', 'f3', 'f4', 'f5', 'f6'].flatMap((fund) => gives('investment', fund, 6)),
  ...['h1', 'h2', 'h3'].flatMap((hub) => gives('cohort', hub, 2)),
];
const degree = new Map<string, number>();
for (const { source, target } of RELATIONS)
  for (const id of [source, target]) degree.set(id, (degree.get(id) ?? 0) + 1);

const drawn = (ofMoney: boolean) => {
  const best = bestRelated(RELATIONS, degree, ofMoney);
  return RELATIONS.filter(({ source, target }) => best.has(source) && best.has(target));
};
const kindsOf = (relations: readonly Related[]) => Map.groupBy(relations, ({ kind }) => kind);

describe('whom the picture of relations shows (3.040)', () => {
  it('leaves room to the few relations of one kind beside the many of another', () => {
    const kinds = kindsOf(drawn(false));
    expect(kinds.get('cohort')).toHaveLength(6);
    expect(kinds.get('investment')).toHaveLength(10);
  });

  it('shows those who gave the money of a currency first', () => {
    expect([...kindsOf(drawn(true)).keys()]).toEqual(['investment']);
  });

  it('has as many at a side as are drawn, and nobody alone', () => {
    for (const ofMoney of [false, true]) {
      const best = bestRelated(RELATIONS, degree, ofMoney);
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
