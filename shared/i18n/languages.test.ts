import { describe, expect, it } from 'vitest';
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_NAMES,
  LANGUAGES,
  LOCALES,
  languageFromHeader,
  otherLanguage,
} from './languages.ts';
import { localName, otherName } from './local-name.ts';

describe('languages', () => {
  it('are English, the default, and Khmer (4.029, 9.020, 9.021, 9.022)', () => {
    expect(LANGUAGES).toEqual(['en', 'km']);
    expect(DEFAULT_LANGUAGE).toBe('en');
    expect(LOCALES).toEqual({ en: 'en-AU', km: 'km' });
  });

  it('are named in their own words (UX 6.3.24)', () => {
    expect(LANGUAGE_NAMES[otherLanguage('en')]).toBe('ភាសាខ្មែរ');
    expect(LANGUAGE_NAMES[otherLanguage('km')]).toBe('English');
  });

  it.each([
    ['km', 'km'],
    ['km-KH,km;q=0.9,en;q=0.8', 'km'],
    ['fr-FR, en-GB;q=0.7, km;q=0.9', 'km'],
    ['en;q=0, km;q=0.1', 'km'],
    ['de, fr', null],
    ['*', null],
    [';;;,q=,', null],
    ['', null],
    [undefined, null],
  ])('reads Accept-Language %j as %j (7.003)', (header, language) => {
    expect(languageFromHeader(header)).toBe(language);
  });

  it('takes nothing else for a language', () => {
    expect(['en', 'km', 'kh', 'EN', '', null, 1, {}].map(isLanguage)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('localName', () => {
  const both = { name: 'Srov Ledger', name_kh: 'បញ្ជីស្រូវ' };
  const latinOnly = { name: 'Srov Ledger', name_kh: ' ' };
  const khmerOnly = { name: '', name_kh: 'បញ្ជីស្រូវ' };

  it("takes the reader's language (1.028, 2.084)", () => {
    expect(localName(both, 'en')).toEqual({ text: 'Srov Ledger', lang: 'en' });
    expect(localName(both, 'km')).toEqual({ text: 'បញ្ជីស្រូវ', lang: 'km' });
    expect(localName({ summary: 'One', summary_kh: 'មួយ' }, 'km', 'summary').text).toBe('មួយ');
  });

  it('falls back to the other and says so', () => {
    expect(localName(latinOnly, 'km')).toEqual({ text: 'Srov Ledger', lang: 'en' });
    expect(localName(khmerOnly, 'en')).toEqual({ text: 'បញ្ជីស្រូវ', lang: 'km' });
    expect(localName({ name: null }, 'km')).toEqual({ text: '', lang: 'km' });
  });

  it('gives the second name only where there is one', () => {
    expect(otherName(both, 'km')).toEqual({ text: 'Srov Ledger', lang: 'en' });
    expect(otherName(latinOnly, 'km')).toBeNull();
    expect(otherName({ name: 'Phum', name_kh: 'Phum' }, 'en')).toBeNull();
  });
});
