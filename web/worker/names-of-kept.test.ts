import { describe, expect, it } from 'vitest';
import { hydrationKey, hydrationOf, keyOf, visitorAddress } from './names-of-kept.ts';

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

it('what a page is woken by is asked for at the page’s own address, and kept by its name alone', () => {
  const headers = new Headers({ 'x-hydration-data': 'F,O', 'content-language': 'km' });
  const of = (address: string) => hydrationOf({ headers }, `https://phum.example${address}`);
  expect(of('/program?page=2&kept=km')).toEqual(['/hydration/km/F/', '/hydration/km/O/program?page=2']);
  expect(of('/program?kept=km')).toEqual(['/hydration/km/F/', '/hydration/km/O/program']);
  expect(hydrationOf({ headers: new Headers() }, 'https://phum.example/program')).toEqual([]);
  expect(hydrationKey('https://phum.example/hydration/km/O/program?page=2')).toBe(
    'https://phum.example/hydration/km/O',
  );
});
