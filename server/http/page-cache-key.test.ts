import { describe, expect, it } from 'vitest';
import { pageCacheKey } from './page-cache-key.ts';

const key = (path: string, language: 'en' | 'km' = 'en') =>
  pageCacheKey(new URL(path, 'http://localhost'), language);

describe('the key of a kept page', () => {
  it('is the same for the same view and differs by language', () => {
    expect(key('/event?b=2&a=1')).toBe(key('/event?a=1&b=2&lang=en'));
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
    expect(key(`/event?x=${'y'.repeat(400)}`)).toBeNull();
    expect(key('/deskless')).not.toBeNull();
  });
});
