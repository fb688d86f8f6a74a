import { describe, expect, it } from 'vitest';
import { crossings, untangle } from './relation-order.ts';

const names = (ids: string) => [...ids].map((id) => ({ id }));
const relation = (pair: string) => ({ kind: 'cohort', source: pair[0]!, target: pair[1]! });

describe('the order of names beside a picture of relations', () => {
  it('crosses no lines where none has to cross', () => {
    const relations = ['a3', 'b2', 'c1', 'a4'].map(relation);
    const [left, right] = [names('abc'), names('1234')];
    expect(crossings([left, right], relations)).toBeGreaterThan(0);
    expect(crossings(untangle(left, right, relations), relations)).toBe(0);
  });

  it('keeps every name, once, and never crosses more than before', () => {
    const relations = ['a1', 'a2', 'b1', 'c3', 'c1', 'd2', 'ab'].map(relation);
    const [left, right] = [names('abcd'), names('123')];
    const [one, other] = untangle(left, right, relations);
    expect([one, other].map((column) => column.map(({ id }) => id).sort())).toEqual([
      ['a', 'b', 'c', 'd'],
      ['1', '2', '3'],
    ]);
    expect(crossings([one, other], relations)).toBeLessThanOrEqual(crossings([left, right], relations));
  });
});
