import { describe, expect, it } from 'vitest';
import { ITEM_FIELDS } from '#shared/domain/profile/part-fields.ts';
import { partsOf } from '#shared/domain/profile/profile-parts.ts';
import { clashOf, differing, readBefore, valuesOf } from './part-values.ts';

const founders = partsOf('startup').find(({ name }) => name === 'founders')?.fields ?? [];
const activity = partsOf('startup').find(({ name }) => name === 'activity')?.fields ?? [];
const count = (all: string, female: string) => ({
  number_of_founders: all,
  number_of_female_founders: female,
});

const contact = partsOf('startup').find(({ name }) => name === 'contact')?.fields ?? [];

describe('what a form says before anybody typed', () => {
  it('is nothing: a calling code without a number, a currency without an amount (2.069)', () => {
    expect(differing(contact, {}, { country_code: '855', phone: '' })).toEqual([]);
    expect(differing(contact, {}, { country_code: '855', phone: '12 345 678' })).toContain('phone');
    const rounds = ITEM_FIELDS.funding_rounds;
    const amount = rounds.find(({ input }) => input === 'money')?.name ?? '';
    expect(differing(rounds, {}, { currency: 'USD' })).toEqual([]);
    expect(differing(rounds, { [amount]: '5', currency: 'USD' }, { [amount]: '5', currency: 'KHR' })).toEqual(
      ['currency'],
    );
  });
});

describe('two people at the same part (UX 32)', () => {
  it('sees no change in another way of writing the same', () => {
    expect(differing(founders, count('3', ''), count(' ៣ ', ''))).toEqual([]);
    expect(differing(activity, { sector: ['a', 'b'], industry: '' }, { sector: ['b', 'a'] })).toEqual([]);
  });

  it('lets both be where each changed another field', () => {
    expect(
      clashOf(founders, { before: count('3', '1'), mine: count('4', '1'), now: count('3', '2') }),
    ).toEqual({ both: [], mine: ['number_of_founders'] });
  });

  it('names the fields of which both say something else', () => {
    expect(
      clashOf(founders, { before: count('3', '1'), mine: count('4', '2'), now: count('5', '2') }),
    ).toEqual({ both: ['number_of_founders'], mine: [] });
  });

  it('does not clash where both wrote the same', () => {
    expect(
      clashOf(founders, { before: count('3', '1'), mine: count('4', '1'), now: count('4', '1') }),
    ).toEqual({ both: [], mine: [] });
  });
});

describe('two people at the same entry of a list (3.023, 3.024)', () => {
  it('sees no change in another way of writing an amount or a date', () => {
    const fields = ITEM_FIELDS.funding_rounds;
    const stored = { announced_date: '2026-03-03', amount_raised: '250000' };
    const typed = { announced_date: '3/3/2026', amount_raised: '២៥០,០០០ ' };
    expect(differing(fields, stored, typed)).toEqual([]);
    expect(differing(fields, stored, { ...typed, source_url: 'https://a.kh' })).toEqual(['source_url']);
  });
});

describe('values that travel with a form', () => {
  it('are given for every field in its shape', () => {
    expect(valuesOf(activity, {})).toMatchObject({ sector: [], industry: '' });
  });

  it('are nothing when they are broken', () => {
    expect(readBefore('{"a":"x","b":["y"],"c":1,"d":[2]}')).toEqual({ a: 'x', b: ['y'] });
    for (const bad of ['', '[1]', 'null', '{', null]) expect(readBefore(bad)).toEqual({});
  });
});
