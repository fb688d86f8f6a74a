import { describe, expect, it } from 'vitest';
import { pageAddress } from './page-address.ts';

const SITE = 'https://phum.example';

describe('pageAddress (8.013)', () => {
  it.each([
    ['/event?page=2', '/event?page=2'],
    ['//other.example/x', '/other.example/x'],
    ['/\\other.example/x', '/other.example/x'],
    ['http://other.example/event?a=b', '/event?a=b'],
    ['//', '/'],
    ['//[', '/['],
    ['*', '/*'],
    ['/:99999/x', '/:99999/x'],
    ['/@other.example', '/@other.example'],
    ['@other.example', '/@other.example'],
  ])('%s is on this site', (target, expected) => {
    const { origin, pathname, search } = pageAddress(target, `${SITE}/`);
    expect([origin, pathname + search]).toEqual([SITE, expected]);
  });
});
