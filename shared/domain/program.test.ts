import { describe, expect, it } from 'vitest';
import { programStatus } from './program.ts';

const at = (text: string) => new Date(`2026-11-${text}+07:00`);
const dates = (opens: string | null, closes: string | null) => ({
  opens_at: opens === null ? null : at(opens),
  closes_at: closes === null ? null : at(closes),
});

describe('the status of a program (4.016, B.56)', () => {
  const now = at('20T12:00');
  it.each([
    ['10T08:00', '30T17:00', 'open'],
    ['21T08:00', '30T17:00', 'upcoming'],
    ['01T08:00', '19T17:00', 'closed'],
    [null, null, 'open'],
    [null, '20T11:59', 'closed'],
    ['20T12:01', null, 'upcoming'],
  ] as const)('from %s to %s is %s', (opens, closes, status) => {
    expect(programStatus(dates(opens, closes), now)).toBe(status);
  });

  it('opens and closes at the moment itself', () => {
    expect(programStatus(dates('20T12:00', null), now)).toBe('open');
    expect(programStatus(dates(null, '20T12:00'), now)).toBe('closed');
  });
});
