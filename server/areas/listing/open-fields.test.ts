import { describe, expect, it } from 'vitest';
import { openFields } from './open-fields.ts';

const row = (status: string, round = 1) => ({ status, round, subject_kind: 'startup' });
const about = (field: string | null, round = 1) => ({ field, round });

describe('what a requester may change (4.020, UX 35)', () => {
  it('is nothing while it is not their turn', () => {
    for (const status of ['reviewing', 'approved', 'rejected', 'archived']) {
      expect(openFields(row(status), [about('name'), about(null)])).toEqual([]);
    }
  });
  it('is what the messages of this round are about', () => {
    expect(openFields(row('returned', 2), [about('name'), about('website', 2)])).toEqual(['website']);
  });
  it('is also what belongs to it', () => {
    expect(openFields(row('returned'), [about('phone')])).toEqual(['country_code', 'phone']);
  });
  it('is everything but the confirmed address when the message is about the whole, or it was withdrawn', () => {
    for (const open of [openFields(row('returned'), [about(null)]), openFields(row('draft'), [])]) {
      expect(open).toContain('name');
      expect(open).not.toContain('requester_email');
    }
  });
});
