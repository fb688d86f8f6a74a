import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { otherRecord } from './page-methods.ts';

const route = (id: string, path: string | undefined, parentId?: string) => ({ id, path, parentId });
const routes = {
  root: route('root', ''),
  frame: route('frame', undefined, 'root'),
  event: route('event', 'event/:id', 'frame'),
  events: route('events', 'event', 'frame'),
  detail: route('detail', 'ecosystem/detail', 'root'),
  startup: route('startup', 'ecosystem/:category/:slug', 'root'),
  claim: route('claim', 'ecosystem/:category/:slug/claim', 'root'),
  mail: route('mail', 'mail/:id?', 'root'),
  none: route('none', '*', 'root'),
} as unknown as ServerBuild['routes'];

describe('the address of another record of the same page', () => {
  it.each([
    ['/event/first', '/event/other'],
    ['/event/first/', '/event/other'],
    ['/ecosystem/startup/a%20b', '/ecosystem/startup/other'],
    ['/ecosystem/startup/first/claim', '/ecosystem/startup/other/claim'],
    ['/EVENT/first', '/event/other'],
    ['/ecosystem/no-such-category/first', '/ecosystem/other/other'],
    ['/ecosystem/detail?id=first', '/ecosystem/detail?id=other'],
    ['/ecosystem/detail?category=a&x=b', '/ecosystem/detail?id=other'],
    ['/event?page=7', '/event?id=other'],
    ['/event', '/event'],
    ['/mail', '/mail'],
    ['/mail/first', '/mail/other'],
    ['/nothing/at/all', null],
  ])('of %s is %s', (address, other) =>
    expect(otherRecord({ routes }, new URL(address, 'http://localhost'), 'other')).toBe(other),
  );
});
