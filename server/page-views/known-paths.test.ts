import { describe, expect, it } from 'vitest';
import { knownPaths } from './known-paths.ts';

const isKnown = knownPaths([
  { id: 'root' },
  { id: 'home', parentId: 'root' },
  { id: 'program', parentId: 'root', path: 'program/:id?' },
  { id: 'desk', parentId: 'root', path: 'desk' },
  { id: 'claim', parentId: 'desk', path: 'claims/:id' },
  { id: 'mail', parentId: 'root', path: 'account/confirm-email/*' },
  { id: 'none', parentId: 'root', path: '*' },
]);

describe('an address', () => {
  it.each([
    '/',
    '/program',
    '/program/',
    '/Program//',
    '/program/x%20y',
    '/desk/claims/1',
    '/account/confirm-email',
    '/account/confirm-email/a/b',
    '/__manifest',
    '/_root.data',
    '/desk.data',
    '/program/x.data',
    '/program/_.data',
    '/account/confirm-email/a.data',
  ])('%s has a page', (path) => expect(isKnown(path)).toBe(true));
  it.each([
    '/nothing',
    '/program/a/b',
    '/desk/claims',
    '/programs',
    '/%ff',
    '/account',
    '/x.data',
    '/program/a/b.data',
    '/account.data',
  ])('%s has none (8.014)', (path) => expect(isKnown(path)).toBe(false));
});
