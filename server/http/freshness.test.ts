import { describe, expect, it } from 'vitest';
import { addShown, nothingShown, publicCaching } from './freshness.ts';

const NOW = Date.UTC(2026, 10, 21);
const until = (seconds: number) => ({ tags: new Set<string>(), until: NOW + seconds * 1000 });

describe('how long an answer stays true', () => {
  it('is as long as its contract says where only writes change it', () => {
    expect(publicCaching(60, nothingShown(), NOW)).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    );
  });

  it.each([
    [2.9, 's-maxage=2, stale-while-revalidate=0'],
    [100, 's-maxage=60, stale-while-revalidate=40'],
    [-5, 's-maxage=0, stale-while-revalidate=0'],
  ])('never reaches beyond the moment of its next change: %d s', (seconds, said) => {
    expect(publicCaching(60, until(seconds), NOW)).toBe(`public, max-age=0, ${said}`);
  });

  it('is that of the part that changes first', () => {
    const whole = nothingShown();
    addShown(whole, { tags: new Set(['program']), until: 5 });
    addShown(whole, { tags: new Set(['event']), until: 9 });
    expect(whole).toEqual({ tags: new Set(['program', 'event']), until: 5 });
  });
});
