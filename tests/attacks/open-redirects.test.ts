import { describe, expect, it } from 'vitest';
import { wayBackOf } from '#web/features/account/identity/way-back-cookie.ts';
import { deskPath } from '#web/features/desk/frame/desk-paths.ts';
import { keepPath, sitePath, takeKeptPath } from '#web/lib/kept-path.ts';
import { NASTY } from './support/nasty-paths.ts';

const SITE = 'https://phum.example';

const cookieOf = (path: string) =>
  new Request(SITE, { headers: { cookie: `__Host-return_to=${encodeURIComponent(path)}` } });
const storage = (text: string) => {
  const kept = new Map([['phum:return-to', text]]);
  return () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
};
/** Where a browser on our page ends by following a path. */
const landing = (path: string) => new URL(path, `${SITE}/account/sign-in`).origin;

describe('the way back after signing in (2.144, B.11)', () => {
  it.each(NASTY)('never leads to another site: %j', (path) => {
    for (const taken of [
      sitePath(path),
      deskPath(path),
      takeKeptPath(storage(path)),
      wayBackOf(cookieOf(path)),
    ]) {
      if (taken === null) continue;
      expect(landing(taken)).toBe(SITE);
      expect(taken).toMatch(/^\/(?![/\\])/);
      // Cleaned once more, as each page on the way does, it is still the same.
      expect(sitePath(taken)).toBe(taken);
    }
  });

  it.each(NASTY)('keeps nothing that leads there from an address like that: %j', (pathname) => {
    const device = storage('');
    keepPath({ pathname, search: '', hash: '' }, device);
    expect(landing(takeKeptPath(device))).toBe(SITE);
  });

  it.each(['%', '%00', '%2f%2fevil.example', '//evil.example', ' /x; __Host-return_to=//evil.example', ''])(
    'is not led astray by a cookie like %j',
    (value) => {
      const taken = wayBackOf(new Request(SITE, { headers: { cookie: `__Host-return_to=${value}` } }));
      if (taken !== null) expect(landing(taken)).toBe(SITE);
    },
  );

  it('still leads to what is ours', () => {
    for (const path of ['/', '/event?page=2#map', '/user/profile/bio', '/a//b', '/ecosystem/%E1%9E%80'])
      expect(sitePath(path)).toBe(path);
  });
});
