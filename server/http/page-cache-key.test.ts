import { describe, expect, it } from 'vitest';
import { pageCacheKey } from './page-cache-key.ts';

const key = (path: string, language: 'en' | 'km' = 'en') =>
  pageCacheKey(new URL(path, 'http://localhost'), language);

describe('the key of a kept page', () => {
  it('is the same for the same view and differs by language', () => {
    expect(key('/event?status=open&page=2')).toBe(key('/event?page=2&status=open&lang=en'));
    expect(key('/event?page=2')).not.toBe(key('/event?page=3'));
    expect(key('/event')).not.toBe(key('/event', 'km'));
  });

  it('does not exist for private pages and overlong queries', () => {
    for (const path of [
      '/desk',
      '/desk/review/1',
      '/user/profile/bio',
      '/dev/mailbox',
      '/camdigikey-login?authToken=secret',
      '/camdigikey-login.data?authToken=secret',
      '/account/confirm-email/secret.data',
      '/ecosystem/get-listed?follow=secret',
    ]) {
      expect([path, key(path)]).toEqual([path, null]);
    }
    expect(key(`/event?search=${'y'.repeat(400)}`)).toBeNull();
    expect(key('/deskless')).not.toBeNull();
  });

  it('does not exist for parameters that somebody made up: one page is kept once', () => {
    for (const query of ['x=1', 'page=2&x=1', 'PAGE=2', 'action=login', '__proto__=1', '_routes=root'])
      expect([query, key(`/event?${query}`)]).toEqual([query, null]);
    expect(key('/event.data?_routes=routes%2Fevents&page=2')).not.toBeNull();
  });
});
