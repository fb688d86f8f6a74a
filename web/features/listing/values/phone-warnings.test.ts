import { describe, expect, it } from 'vitest';
import { fieldsOf } from '#shared/domain/listing/forms.ts';
import { phoneWarnings } from './phone-warnings.ts';

const fields = fieldsOf('startup');
const warned = (values: Record<string, string>) => Object.keys(phoneWarnings(fields, values, 'unusual'));

describe('numbers that look odd (B.63)', () => {
  it('warns of a Cambodian number outside the national plan', () => {
    expect(warned({ requester_phone: '014 123 4567', phone: '' })).toEqual(['requester_phone']);
    expect(warned({ requester_phone: '012 345 678', phone: '15 00 00 00 00', country_code: '855' })).toEqual([
      'phone',
    ]);
  });

  it('says nothing of good numbers, of foreign ones, of none and of what the rule refuses anyway', () => {
    expect(warned({ requester_phone: '+66 2 123 4567', phone: '2 123 4567', country_code: '66' })).toEqual(
      [],
    );
    expect(warned({ requester_phone: '', phone: '012 34' })).toEqual([]);
  });
});
