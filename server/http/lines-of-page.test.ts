import { describe, expect, it } from 'vitest';
import { isReadOnly } from './lines-of-page.ts';

describe('the lines of a page', () => {
  it.each([
    '/',
    '/about',
    '/ecosystem/discover/category/startup',
    '/program/1',
    '/program/1.data',
    '/_root.data',
  ])('records carry marks where they are read: %s', (path) => expect(isReadOnly(path)).toBe(true));

  it.each([
    '/desk',
    '/desk/review/1',
    '/user/profile/startup/1.data',
    '/user/profile',
    '/contact',
    '/CONTACT.data',
    '/ecosystem/get-listed/startup',
    '/ecosystem/discover/category/startup/1/claim',
    '/program-sharing/basic',
    '/event/suggest',
    '/account/register',
  ])('and none where somebody writes: %s', (path) => expect(isReadOnly(path)).toBe(false));
});
