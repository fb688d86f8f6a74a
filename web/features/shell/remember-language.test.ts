import { describe, expect, it } from 'vitest';
import { languageToRestore, rememberLanguage } from './remember-language.ts';

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

  const trace = { shown: 'en', kept: 'km', cookies: 'other=1', search: '' } as const;

  it('comes back when only its cookie was lost (4.027, B.89)', () => {
    expect(languageToRestore(trace)).toBe('km');
  });

  it.each([
    ['nothing was kept', { kept: null }],
    ['the page has it already', { kept: 'en' }],
    ['the cookie is there', { cookies: 'a=1; language=en' }],
    ['the address asks for another', { search: '?lang=en' }],
  ] as const)('is left alone when %s', (_why, change) => {
    expect(languageToRestore({ ...trace, ...change })).toBeNull();
  });
});
