import { describe, expect, it } from 'vitest';
import { translatorFor } from '../i18n/catalog.ts';
import { closesIn, daysRemaining, deadlineText, opensIn } from './deadlines.ts';
import { timeAgo, waitingTime } from './durations.ts';

const en = translatorFor('en');
const km = translatorFor('km');
const now = '2026-11-20T03:00:00Z';

describe('days remaining (3.017, B.56)', () => {
  it('counts calendar days in Phnom Penh, the last day is 0', () => {
    expect(daysRemaining('2026-11-23T10:00:00Z', now)).toBe(3);
    expect(daysRemaining('2026-11-20T16:59:00Z', now)).toBe(0);
    expect(daysRemaining('2026-11-20T17:00:00Z', now)).toBe(1);
    expect(daysRemaining('2026-11-20', now)).toBe(0);
  });
  it('is null once it is over', () => {
    expect(daysRemaining('2026-11-20T03:00:00Z', now)).toBeNull();
    expect(daysRemaining('2026-11-19', now)).toBeNull();
    expect(daysRemaining('2026-11-20', '2026-11-20T17:00:00Z')).toBeNull();
  });
});

describe('deadlines in words (UX 5.7.53)', () => {
  it('say the relative and the absolute form', () => {
    expect(deadlineText(en, '2026-11-23T10:00:00Z', now)).toBe(
      'closes in 3 days, 23\u00A0Nov\u00A02026, 17:00',
    );
    expect(deadlineText(km, '2026-11-23T10:00:00Z', now)).toBe(
      'បិទក្នុងរយៈពេល 3 ថ្ងៃទៀត នៅថ្ងៃទី 23\u00A0វិច្ឆិកា\u00A02026 ម៉ោង 17:00',
    );
    expect(deadlineText(en, '2026-11-20', now)).toBe('closes today, 20\u00A0Nov\u00A02026');
    expect(deadlineText(en, '2026-11-01', now)).toBe('closed on 1\u00A0Nov\u00A02026');
  });
  it('know today and tomorrow', () => {
    expect(closesIn(en, '2026-11-20T10:00:00Z', now)).toBe('closes today');
    expect(closesIn(en, '2026-11-21T10:00:00Z', now)).toBe('closes tomorrow');
    expect(closesIn(en, '2026-11-22T10:00:00Z', now)).toBe('closes in 2 days');
    expect(closesIn(km, '2026-11-20T10:00:00Z', now)).toBe('បិទថ្ងៃនេះ');
  });
  it('say when something opens', () => {
    expect(opensIn(en, '2026-11-21', now)).toBe('opens in 1 day');
    expect(opensIn(en, '2026-11-20', now)).toBe('opens today');
    expect(opensIn(km, '2026-11-25', now)).toBe('បើកក្នុងរយៈពេល 5 ថ្ងៃទៀត');
  });
});

describe('durations', () => {
  const earlier = (ms: number) => new Date(Date.parse(now) - ms);
  const minute = 60_000;
  const hour = 60 * minute;
  const day = 24 * hour;

  it('of waiting use the largest whole unit (UX 5.5.31)', () => {
    expect([4 * day + hour, 5 * hour, 59 * minute, 0].map((ms) => waitingTime(en, earlier(ms), now))).toEqual(
      ['4 d', '5 h', '59 min', '0 min'],
    );
    expect(waitingTime(km, earlier(4 * day), now)).toBe('4 ថ្ងៃ');
    expect(waitingTime(km, earlier(5 * hour), now)).toBe('5 ម៉ោង');
  });
  it('never go below nothing when clocks differ', () => {
    expect(waitingTime(en, earlier(-hour), now)).toBe('0 min');
    expect(timeAgo(en, earlier(-hour), now)).toBe('just now');
  });
  it('of the past become a date after a week', () => {
    const texts = [minute / 2, minute, 2 * hour, 6 * day, 7 * day].map((ms) => timeAgo(en, earlier(ms), now));
    expect(texts).toEqual(['just now', '1 minute ago', '2 hours ago', '6 days ago', '13\u00A0Nov\u00A02026']);
    expect(timeAgo(km, earlier(2 * hour), now)).toBe('2 ម៉ោងមុន');
  });
});
