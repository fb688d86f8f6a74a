import { describe, expect, it } from 'vitest';
import { noticeAddress } from './notice-address.ts';

describe('the address of a notice in a mail', () => {
  it('is the page itself where everybody may open it', () => {
    for (const path of [
      '/ecosystem/discover/detail?id=1',
      '/program/1',
      '/event/1',
      '/resource/category/blog/1',
    ])
      expect(noticeAddress('https://phum.example', path)).toBe(`https://phum.example${path}`);
  });

  it('leads by way of the sign-in page to everything else', () => {
    for (const path of ['/user/profile', '/desk/review/1', '/user/notification?view=settings', '/programs'])
      expect(noticeAddress('https://phum.example', path)).toBe(
        `https://phum.example/account/sign-in?next=${encodeURIComponent(path)}`,
      );
  });
});
