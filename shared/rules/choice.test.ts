import { describe, expect, it } from 'vitest';
import { allOf, multiSelectRequired, oneOf } from './choice.ts';
import { founderCount, founderCounts } from './founders.ts';

describe('choices', () => {
  it('at least one of several must be taken (5.027)', () => {
    expect(multiSelectRequired([])).toEqual({ key: 'multi_select' });
    expect(multiSelectRequired([''])).toEqual({ key: 'multi_select' });
    expect(multiSelectRequired(['', 'seed'])).toBeNull();
  });
  it('come from the list', () => {
    expect(oneOf(['a', 'b'])('b')).toBeNull();
    expect(oneOf(['a', 'b'])('')).toBeNull();
    expect(oneOf(['a', 'b'])('toString')).toEqual({ key: 'select' });
    expect(allOf(['a'], ['a', 'b'])).toBeNull();
    expect(allOf(['a', 'c'], ['a', 'b'])).toEqual({ key: 'select' });
  });
});

describe('founders (3.022, B.68)', () => {
  const counts = (founders: number | null, female: number | null, tech: number | null) => ({
    number_of_founders: founders,
    number_of_female_founders: female,
    number_of_tech_founders: tech,
  });
  it('women and technical founders are each part of all, not together', () => {
    expect(founderCounts(counts(3, 3, 3))).toEqual({});
    expect(founderCounts(counts(null, null, null))).toEqual({});
    expect(founderCounts(counts(2, null, 0))).toEqual({});
  });
  it('neither may be more than all', () => {
    expect(founderCounts(counts(2, 3, 3))).toEqual({
      number_of_female_founders: { key: 'founders_female' },
      number_of_tech_founders: { key: 'founders_tech' },
    });
    expect(founderCounts(counts(0, 1, 0))).toEqual({ number_of_female_founders: { key: 'founders_female' } });
  });
  it('asks for all when a part is given', () => {
    expect(founderCounts(counts(null, 1, null))).toEqual({ number_of_founders: { key: 'required' } });
  });
  it('bounds a count', () => {
    expect(founderCount('៣')).toBeNull();
    expect(founderCount('51')).toEqual({ key: 'number_range', params: { min: 0, max: 50 } });
  });
});
