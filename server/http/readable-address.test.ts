import { expect, it } from 'vitest';
import { isUnreadable, readableAddress } from './readable-address.ts';

it.each(['/', '/event?search=%zz', `/resource/${encodeURIComponent('ភូមិ')}?lang=km`, '/a%2Fb', '*'])(
  'an address that can be read stays as it is: %s',
  (url) => {
    expect([readableAddress(url), isUnreadable(readableAddress(url))]).toEqual([url, false]);
  },
);

it.each([
  ['/resource/%E1%9E', '/~unreadable'],
  ['/about/%zz?lang=km&a=?', '/~unreadable?lang=km&a=?'],
  ['/api/v1/event/%E1%9E/', '/api/v1/~unreadable'],
])('one that cannot be keeps its kind and its language: %s', (url, read) => {
  expect([readableAddress(url), isUnreadable(read)]).toEqual([read, true]);
});
