import { describe, expect, it } from 'vitest';
import { keepPath, sitePath, takeKeptPath } from './kept-path.ts';

function storage() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
    removeItem: (key: string) => void kept.delete(key),
  });
}

describe('the way back after signing in', () => {
  it('is the full path of the page (2.144)', () => {
    const device = storage();
    keepPath({ pathname: '/event', search: '?page=2', hash: '#map' }, device);
    expect(takeKeptPath(device)).toBe('/event?page=2#map');
  });

  it('is used once, then it is home (2.144)', () => {
    const device = storage();
    keepPath({ pathname: '/event', search: '', hash: '' }, device);
    takeKeptPath(device);
    expect(takeKeptPath(device)).toBe('/');
  });

  it('is never the page of the way back itself: what was kept before stays (2.144)', () => {
    const device = storage();
    keepPath({ pathname: '/event', search: '?page=2', hash: '' }, device);
    keepPath({ pathname: '/camdigikey-login', search: '', hash: '' }, device);
    expect(takeKeptPath(device)).toBe('/event?page=2');
  });

  it('does not ask to sign in again (2.080)', () => {
    expect(sitePath('/event?action=login&page=2')).toBe('/event?page=2');
    expect(sitePath('/event?action=share')).toBe('/event?action=share');
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'event',
    '',
    null,
    undefined,
  ])('never leaves the site: %j (B.11)', (path) => {
    expect(sitePath(path)).toBeNull();
  });

  it('keeps Khmer in the address', () => {
    expect(decodeURIComponent(sitePath('/event?search=ភ្នំពេញ') ?? '')).toBe('/event?search=ភ្នំពេញ');
  });

  it('is home where the browser forbids storage', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    keepPath({ pathname: '/event', search: '', hash: '' }, forbidden);
    expect(takeKeptPath(forbidden)).toBe('/');
  });
});
