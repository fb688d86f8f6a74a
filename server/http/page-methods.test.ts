import type { ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { otherRecord } from './page-methods.ts';

const route = (id: string, path: string | undefined, parentId?: string) => ({ id, path, parentId });
const routes = {
  root: route('root', ''),
  frame: route('frame', undefined, 'root'),
  event: route('event', 'event/:id', 'frame'),
  events: route('events', 'event', 'frame'),
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
    ['/event', null],
    ['/mail', null],
    ['/nothing/at/all', null],
  ])('of %s is %s', (pathname, other) => expect(otherRecord({ routes }, pathname, 'other')).toBe(other));
});
