import { describe, expect, it } from 'vitest';
import { languageFromHeader } from '#shared/i18n/languages.ts';
import { languageOfCall, languageOfPage } from './call-language.ts';

describe('language', () => {
  it('of a call: Accept-Language, else the cookie, else English (7.003, 9.022)', () => {
    expect(languageOfCall('km-KH,km;q=0.9', 'en')).toBe('km');
    expect(languageOfCall('fr', 'km')).toBe('km');
    expect(languageOfCall('fr-FR, km;q=0.8, en;q=0.5', undefined)).toBe('km');
    expect(languageOfCall('en;q=0.2, km;q=0.9', undefined)).toBe('km');
    expect(languageOfCall('km;q=0, en;q=0.1', 'km')).toBe('en');
    expect(languageOfCall(undefined, undefined)).toBe('en');
  });

  it('of a page: ?lang, else the cookie, else the one the browser asks for, else English (4.029, B.89)', () => {
    expect(languageOfPage('km', 'en', 'en')).toBe('km');
    expect(languageOfPage('xx', 'km', 'en')).toBe('km');
    expect(languageOfPage(null, 'en', 'km')).toBe('en');
    expect(languageOfPage(null, undefined, 'km-KH,km;q=0.9,en;q=0.8')).toBe('km');
    expect(languageOfPage(null, undefined, undefined)).toBe('en');
  });

  it.each([
    ['km', 'km'],
    ['KM-kh', 'km'],
    ['en-GB,en;q=0.9,km;q=0.8', 'en'],
    ['en;q=0.3, km;q=0.7', 'km'],
    ['fr-FR,fr;q=0.9,km;q=0.1', 'km'],
    ['km;q=0, en', 'en'],
    ['km;q=0', null],
    ['km;q=x', null],
    ['fr, *;q=0.5', null],
    ['kmr', null],
    [',;q', null],
  ] as const)('of those “%s” names is %s', (header, language) => {
    expect(languageFromHeader(header)).toBe(language);
  });
});
