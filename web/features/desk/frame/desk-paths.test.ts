import { describe, expect, it } from 'vitest';
import { deskPath, deskSignIn } from './desk-paths.ts';

describe('the way back after signing in to the desk (B.11, B.20)', () => {
  it('keeps pages of the desk with their query', () => {
    expect(deskPath('/desk')).toBe('/desk');
    expect(deskPath('/desk?tab=startup')).toBe('/desk?tab=startup');
    expect(deskPath('/desk/review/1?mode=return#note')).toBe('/desk/review/1?mode=return#note');
  });

  it.each([
    '/',
    '/deskx',
    '/user/profile',
    '//evil.example/desk',
    '/\\evil.example/desk',
    'https://evil.example/desk',
    '/desk/../account',
    '/desk/sign-in',
    '/desk/sign-in?next=/desk/sign-in',
    '',
    null,
  ])('refuses %s', (path) => {
    expect(deskPath(path)).toBeNull();
  });

  it('names the way back only where it is not the queue', () => {
    expect(deskSignIn('/desk')).toBe('/desk/sign-in');
    expect(deskSignIn('https://evil.example/')).toBe('/desk/sign-in');
    expect(deskSignIn('/desk/review/1?view=all')).toBe(
      '/desk/sign-in?next=%2Fdesk%2Freview%2F1%3Fview%3Dall',
    );
  });
});
