import { describe, expect, it } from 'vitest';
import { compareNames } from './collate.ts';

const koh = { name: 'Koh Kong', name_kh: 'កោះកុង' };
const kampot = { name: 'Kampot', name_kh: 'កំពត' };
const latinOnly = { name: 'Acme', name_kh: null };
const latinInBoth = { name: 'Beta', name_kh: 'Beta' };
const khmerOnly = { name: '', name_kh: 'ក្រចេះ' };

describe('compareNames', () => {
  it('sorts Khmer by its alphabet, not by code points (UX rule 6.2.15)', () => {
    expect([koh, kampot].toSorted(compareNames('km'))).toEqual([kampot, koh]);
    expect('កំពត' > 'កោះកុង').toBe(true);
  });

  it('puts records without a Khmer name last, by the Latin one', () => {
    const sorted = [latinInBoth, latinOnly, koh, khmerOnly].toSorted(compareNames('km'));
    expect(sorted).toEqual([koh, khmerOnly, latinOnly, latinInBoth]);
  });

  it('puts records without a Latin name last in English, by the Khmer one', () => {
    const other = { name_kh: 'កែប' };
    const sorted = [other, khmerOnly, koh, latinOnly].toSorted(compareNames('en'));
    expect(sorted.slice(0, 2)).toEqual([latinOnly, koh]);
    expect(sorted.slice(2)).toEqual([khmerOnly, other].toSorted(compareNames('km')));
  });

  it('reads numbers as numbers and ignores case', () => {
    const names = ['Phum 10', 'phum 9', 'Angkor'].map((name) => ({ name }));
    expect(names.toSorted(compareNames('en')).map(({ name }) => name)).toEqual([
      'Angkor',
      'phum 9',
      'Phum 10',
    ]);
  });

  it('tells records of one name apart by the other name', () => {
    const twins = [
      { name: 'Dara', name_kh: 'តារា' },
      { name: 'Dara', name_kh: 'ដារ៉ា' },
    ];
    expect(twins.toSorted(compareNames('en')).map((twin) => twin.name_kh)).toEqual(['ដារ៉ា', 'តារា']);
  });
});
