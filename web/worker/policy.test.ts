import { describe, expect, it } from 'vitest';
import { SAVED_PATH } from '#shared/domain/saved.ts';
import {
  filesIn,
  hasVisitorsCopy,
  isFile,
  isOwnPage,
  isPrivate,
  isSavedList,
  isShared,
  languageOf,
  saysSignedOut,
} from './policy.ts';

const SITE = 'https://phum.example';
const url = (path: string) => new URL(path, SITE);
const answer = (cache: string, changes: Partial<Response> = {}) => ({
  status: 200,
  redirected: false,
  type: 'basic' as const,
  headers: new Headers({ 'cache-control': cache }),
  ...changes,
});
const SHARED = 'public, max-age=0, s-maxage=60';
const OWN = 'private, no-store';

describe('what may be kept (7.162, UX 74)', () => {
  it('is what the server says to everybody, never what it says to one', () => {
    expect(isShared(answer(SHARED))).toBe(true);
    expect(isShared(answer(OWN))).toBe(false);
    expect(isShared(answer(''))).toBe(false);
    expect(isPrivate(answer(OWN))).toBe(true);
    expect(isPrivate(answer(SHARED))).toBe(false);
  });

  it('is no error, nothing led elsewhere and nothing of other sites', () => {
    for (const changes of [
      { status: 500 },
      { status: 404 },
      { redirected: true },
      { type: 'opaque' as const },
    ]) {
      expect(isShared(answer(SHARED, changes))).toBe(false);
      expect(isPrivate(answer(OWN, changes))).toBe(false);
    }
  });

  it('of somebody goes when nobody is signed in, not when a line or the server fails', () => {
    expect(saysSignedOut(answer(SHARED))).toBe(true);
    expect(saysSignedOut(answer('', { status: 0, type: 'opaqueredirect' }))).toBe(true);
    expect(saysSignedOut(answer(OWN, { status: 401 }))).toBe(true);
    expect(saysSignedOut(answer(OWN))).toBe(false);
    for (const status of [429, 500, 502, 503])
      expect(saysSignedOut(answer('', { status })), `${status}`).toBe(false);
  });

  it('is beside the page of somebody signed in where a visitor gets one that stays the same', () => {
    const marked = (cache: string) =>
      answer(cache, { headers: new Headers({ 'cache-control': cache, etag: '"a"' }) });
    expect([marked(OWN), answer(OWN), marked(SHARED)].map(hasVisitorsCopy)).toEqual([true, false, false]);
  });

  it('is no page of a person, of the desk or with a secret', () => {
    const own = [
      '/user/profile/bio',
      '/desk',
      '/desk/review/1',
      '/account/sign-in',
      '/dev/mailbox',
      '/ecosystem/get-listed/follow/x',
      '/user/1.data',
    ];
    expect(own.filter((path) => !isOwnPage(url(path)))).toEqual([]);
    const others = ['/', '/event/1', '/program', '/ecosystem/get-listed', '/users', '/deskwork'];
    expect(others.filter((path) => isOwnPage(url(path)))).toEqual([]);
    expect([isSavedList(url(SAVED_PATH)), isSavedList(url(`${SAVED_PATH}/x`))]).toEqual([true, false]);
  });

  it('is a file of the build, but no upload and not the worker', () => {
    expect(
      ['/assets/a-1.js', '/icons/x.svg', '/files/1/photo.webp', '/sw.js'].map((path) => isFile(url(path))),
    ).toEqual([true, true, false, false]);
  });
});

describe('the language of an answer', () => {
  it('is of the language an answer is in, whatever was asked', () => {
    const km = answer(SHARED, { headers: new Headers({ 'content-language': 'km' }) });
    expect([languageOf(km, 'en'), languageOf(answer(SHARED), 'en')]).toEqual(['km', 'en']);
  });
});

it('finds the files a page needs, each once, no pictures', () => {
  const html =
    '<link href="/assets/a.css#"><link href="/assets/a.css#"><script src="/assets/b.js"></script><link href="/assets/k.woff2"><img src="/assets/p.webp"><a href="/event"><script>["/assets/c.js","/event"]</script>';
  expect(filesIn(html)).toEqual(['/assets/a.css', '/assets/b.js', '/assets/k.woff2', '/assets/c.js']);
});
