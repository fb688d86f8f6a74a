import { describe, expect, it } from 'vitest';
import { onlyLanguage } from './only-language.ts';

describe('a notice that stands in one language only', () => {
  it.each([
    ['Closed on Friday', '', 'en'],
    [' ', 'បិទថ្ងៃសុក្រ', 'km'],
    ['Closed on Friday', 'បិទថ្ងៃសុក្រ', null],
    ['', ' ', null],
  ])('"%s" and "%s": %s', (notice, notice_kh, expected) => {
    expect(onlyLanguage(new Map(Object.entries({ notice, notice_kh })))).toBe(expected);
  });
});
