import { describe, expect, it } from 'vitest';
import { crossings, untangle } from './tie-order.ts';

const names = (ids: string) => [...ids].map((id) => ({ id }));
const tie = (pair: string) => ({ kind: 'cohort', source: pair[0]!, target: pair[1]! });

describe('the order of names beside a picture of ties', () => {
  it('crosses no lines where none has to cross', () => {
    const ties = ['a3', 'b2', 'c1', 'a4'].map(tie);
    const [left, right] = [names('abc'), names('1234')];
    expect(crossings([left, right], ties)).toBeGreaterThan(0);
    expect(crossings(untangle(left, right, ties), ties)).toBe(0);
  });

  it('keeps every name, once, and never crosses more than before', () => {
    const ties = ['a1', 'a2', 'b1', 'c3', 'c1', 'd2', 'ab'].map(tie);
    const [left, right] = [names('abcd'), names('123')];
    const [one, other] = untangle(left, right, ties);
    expect([one, other].map((column) => column.map(({ id }) => id).sort())).toEqual([
      ['a', 'b', 'c', 'd'],
      ['1', '2', '3'],
    ]);
    expect(crossings([one, other], ties)).toBeLessThanOrEqual(crossings([left, right], ties));
  });
});
