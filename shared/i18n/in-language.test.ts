import { describe, expect, it } from 'vitest';
import { inLanguage, listedAddress } from './in-language.ts';

const PAGE = 'https://phum.example/event/1';

describe('an address that is passed on (B.89)', () => {
  it('names its language beside what else it says, English too: a browser may ask for another', () => {
    expect(inLanguage(PAGE, 'en')).toBe(`${PAGE}?lang=en`);
    expect(inLanguage(PAGE, 'km')).toBe(`${PAGE}?lang=km`);
    expect(inLanguage('/program?page=2#list', 'km')).toBe('/program?page=2&lang=km#list');
    expect(inLanguage(inLanguage('/a?next=%2Fb%3Fc', 'km'), 'en')).toBe('/a?next=%2Fb%3Fc&lang=en');
  });

  it('is plain in English where search engines list it', () => {
    expect(listedAddress(PAGE, 'en')).toBe(PAGE);
    expect(listedAddress(PAGE, 'km')).toBe(`${PAGE}?lang=km`);
  });
});
