import { describe, expect, it } from 'vitest';
import { CONTACT_STATUSES, CONTACT_VERBS, contactStep } from './contact.ts';

describe('the life of a contact message (2.159)', () => {
  it('is this table', () => {
    const table = CONTACT_STATUSES.map((from) => [
      from,
      ...CONTACT_VERBS.map((verb) => contactStep(from, verb)),
    ]);
    expect(table).toEqual([
      ['open', 'open', 'open', 'open', 'answered', 'closed', null],
      ['answered', 'answered', 'answered', 'answered', 'answered', 'closed', 'open'],
      ['closed', null, null, null, null, null, 'open'],
    ]);
  });
});
