import fc from 'fast-check';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { describe, expect, it } from 'vitest';
import { matchPage } from './match-page.ts';

const PATHS: [id: string, path: string | undefined, parent?: string][] = [
  ['root', ''],
  ['frame', undefined, 'root'],
  ['home', '', 'frame'],
  ['events', 'event', 'frame'],
  ['event', 'event/:id', 'frame'],
  ['month', 'event/month/:month?', 'frame'],
  ['area', 'user', 'root'],
  ['own', ':section', 'area'],
  ['mail', 'mail/:id?', 'area'],
  ['detail', 'ecosystem/detail', 'root'],
  ['startup', 'ecosystem/:category/:slug', 'root'],
  ['files', 'files/*', 'root'],
  ['none', '*', 'root'],
];
const routes = Object.fromEntries(
  PATHS.map(([id, path, parentId]) => [id, { id, path, parentId, index: id === 'home' || undefined }]),
) as unknown as ServerBuild['routes'];

/** All routes as the router takes them. */
const tree = (parentId?: string): RouteObject[] =>
  Object.values(routes)
    .filter((route) => route!.parentId === parentId)
    .map((route) => {
      const { id, path, index } = route!;
      return index
        ? { id, index: true }
        : { id, ...(path === undefined ? {} : { path }), children: tree(id) };
    });
const whole = tree();

const part = fc.constantFrom(
  '',
  'event',
  'EVENT',
  'month',
  'user',
  'mail',
  'ecosystem',
  'detail',
  'files',
  'a%20b',
  '%65vent',
  'a%2Fb',
  'x.y',
  ':id',
);

describe('the routes of a page', () => {
  it('are those that the router finds among all of them, whatever the path', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const path = `/${parts.join('/')}`;
        const found = (matchRoutes(whole, path) ?? []).map(({ route }) => route.id);
        expect(matchPage(routes, path).map(({ id }) => id)).toEqual(found);
      }),
      { numRuns: 2_000 },
    );
  });
});
