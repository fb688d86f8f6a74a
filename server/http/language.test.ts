import { describe, expect, it } from 'vitest';
import { languageOfCall, languageOfPage } from './language.ts';

describe('language', () => {
  it('of a call: Accept-Language, else the cookie, else English (7.003, 9.022)', () => {
    expect(languageOfCall('km-KH,km;q=0.9', 'en')).toBe('km');
    expect(languageOfCall('fr', 'km')).toBe('km');
    expect(languageOfCall('fr-FR, km;q=0.8, en;q=0.5', undefined)).toBe('km');
    expect(languageOfCall('en;q=0.2, km;q=0.9', undefined)).toBe('km');
    expect(languageOfCall('km;q=0, en;q=0.1', 'km')).toBe('en');
    expect(languageOfCall(undefined, undefined)).toBe('en');
  });

  it('of a page: ?lang, else the cookie, else English whatever the browser says (4.029)', () => {
    expect(languageOfPage('km', 'en')).toBe('km');
    expect(languageOfPage('xx', 'km')).toBe('km');
    expect(languageOfPage(null, undefined)).toBe('en');
  });
});
