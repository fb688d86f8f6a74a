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

  const at = (protocol: string, search = '') => ({ protocol, search });
  const lost = { cookie: 'other=1', location: at('http:') };

  it('comes back when only its cookie was lost (4.027, B.89)', () => {
    expect(languageToRestore('en', 'km', lost)).toBe('km');
  });

  it('comes back on https where another host of the domain set the cookie', () => {
    expect(languageToRestore('en', 'km', { cookie: 'language=en', location: at('https:') })).toBe('km');
  });

  it('stands in a cookie that on https this host alone can set (4.027, B.89)', () => {
    expect(languageCookie('km', at('http:'))).toBe('language=km; Path=/; Max-Age=31536000; SameSite=Lax');
    expect(languageCookie('km', at('https:'))).toMatch(/^__Host-language=km; Path=\/; .*; Secure$/);
  });

  it.each([
    ['nothing was kept', null, lost],
    ['what was kept is no language', 'fr', lost],
    ['the page has it already', 'en', lost],
    ['the cookie is there', 'km', { ...lost, cookie: 'a=1; language=en' }],
    ['its cookie is there on https', 'km', { cookie: 'a=1; __Host-language=en', location: at('https:') }],
    ['the address asks for another', 'km', { ...lost, location: at('http:', '?page=2&lang=en') }],
  ])('is left alone when %s', (_why, kept, hints) => {
    expect(languageToRestore('en', kept, hints)).toBeNull();
  });
});
