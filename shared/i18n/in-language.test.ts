import { describe, expect, it } from 'vitest';
import { inLanguage } from './in-language.ts';

describe('an address that is passed on (B.89)', () => {
  it('is plain in English, and names Khmer beside what else it says', () => {
    const page = 'https://phum.example/event/1';
    expect(inLanguage(page, 'en')).toBe(page);
    expect(inLanguage(page, 'km')).toBe(`${page}?lang=km`);
    expect(inLanguage('/program?page=2#list', 'km')).toBe('/program?page=2&lang=km#list');
    expect(inLanguage(inLanguage('/a?next=%2Fb%3Fc', 'km'), 'km')).toBe('/a?next=%2Fb%3Fc&lang=km');
  });
});
