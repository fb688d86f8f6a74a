import { describe, expect, it } from 'vitest';
import { languageCookie, languageToRestore, rememberLanguage } from './remember-language.ts';

describe('the language', () => {
  it('is kept on the device (4.027)', () => {
    const kept = new Map<string, string>();
    rememberLanguage('km', () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, text) => void kept.set(key, text),
      removeItem: (key) => void kept.delete(key),
    }));
    expect([...kept]).toEqual([['language', 'km']]);
  });

  const trace = { shown: 'en', kept: 'km', cookies: 'other=1', search: '', isSecure: false } as const;

  it('comes back when only its cookie was lost (4.027, B.89)', () => {
    expect(languageToRestore(trace)).toBe('km');
  });

  it('comes back on https where another host of the domain set the cookie', () => {
    expect(languageToRestore({ ...trace, cookies: 'language=en', isSecure: true })).toBe('km');
  });

  it('stands in a cookie that on https this host alone can set (4.027, B.89)', () => {
    expect(languageCookie('km', false)).toBe('language=km; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(languageCookie('km', true)).toMatch(/^__Host-language=km; Path=\/; .*; Secure$/);
  });

  it.each([
    ['nothing was kept', { kept: null }],
    ['the page has it already', { kept: 'en' }],
    ['the cookie is there', { cookies: 'a=1; language=en' }],
    ['its cookie is there on https', { cookies: 'a=1; __Host-language=en', isSecure: true }],
    ['the address asks for another', { search: '?lang=en' }],
  ] as const)('is left alone when %s', (_why, change) => {
    expect(languageToRestore({ ...trace, ...change })).toBeNull();
  });
});
