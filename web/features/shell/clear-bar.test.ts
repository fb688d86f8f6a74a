import { describe, expect, it } from 'vitest';
import { isClearAtTop } from './clear-bar.ts';

describe('the bar', () => {
  it.each([
    '/',
    '/about',
    '/program-sharing',
    '/program',
    '/event',
    '/resource/category/blog',
    '/resource/category/file',
  ])('is clear at the top of %s (2.092)', (path) => {
    expect(isClearAtTop(path)).toBe(true);
  });

  it.each(['/program/', '/event//'])('reads %s as the page without the slash (2.092)', (path) => {
    expect(isClearAtTop(path)).toBe(true);
  });

  it.each([
    '/ecosystem',
    '/program/abc',
    '/event/abc',
    '/resource/category',
    '/resource/category/news',
    '/abouts',
    '',
  ])('is solid on %j (2.093)', (path) => {
    expect(isClearAtTop(path)).toBe(false);
  });
});
