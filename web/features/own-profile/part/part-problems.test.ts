import { describe, expect, it } from 'vitest';
import { ITEM_FIELDS } from '#shared/domain/profile/part-fields.ts';
import { partsOf } from '#shared/domain/profile/profile-parts.ts';
import { partProblems, wholeProblems } from './part-problems.ts';

const fieldsOf = (name: string) => partsOf('startup').find((part) => part.name === name)?.fields ?? [];

describe('problems of a part (UX 19)', () => {
  it('lets a part be begun, but not without a name', () => {
    expect(Object.keys(partProblems(fieldsOf('basic'), {}, 'km'))).toEqual(['name']);
    expect(partProblems(fieldsOf('activity'), {}, 'en')).toEqual({});
    expect(Object.keys(partProblems(fieldsOf('contact'), { website: 'no address' }, 'en'))).toEqual([
      'website',
    ]);
  });

  it('asks an entry of a list for everything that is required', () => {
    expect(Object.keys(wholeProblems(ITEM_FIELDS.funding_rounds, { currency: 'USD' }, 'en'))).toEqual([
      'announced_date',
      'funding_type',
      'amount_raised',
    ]);
  });
});
