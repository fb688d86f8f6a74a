import { describe, expect, it } from 'vitest';
import { keyOf, visitorAddress } from './names-of-kept.ts';

const SITE = 'https://phum.example';

describe('the name of what is kept', () => {
  it('holds the language, and not how one came to it', () => {
    const key = keyOf(`${SITE}/event?page=2&lang=km#map`, 'km');
    expect(key).toBe(`${SITE}/event?page=2&kept=km`);
    expect(keyOf(`${SITE}/event?page=2`, 'km')).toBe(key);
    expect(keyOf(`${SITE}/event?page=2`, 'en')).not.toBe(key);
    expect(keyOf(key, 'km')).toBe(key);
  });

  it('is not the address a visitor’s copy comes from', () => {
    expect(visitorAddress(`${SITE}/event?page=2#x`, 'km')).toBe(`${SITE}/event?page=2&lang=km`);
  });
});
