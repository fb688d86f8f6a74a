import { expect, it } from 'vitest';
import { FIXED_PATHS } from '#server/areas/content/sitemap/sitemap-entries.ts';
import routes from '#web/routes.ts';
import { PLACES, routePaths, WITHOUT_PAGE } from './pages.ts';

it('every route of the site is looked at by the journeys', async () => {
  const named = PLACES.flatMap(({ route, alike = [] }) => [route, ...alike]);
  const missing = routePaths(await routes).filter((path) => ![...named, ...WITHOUT_PAGE].includes(path));
  expect(
    missing.map(
      (path) => `${path}: say in tests/journeys/support/pages/ how it is reached and who may see it`,
    ),
  ).toEqual([]);
});

/** Pages for everybody that nobody looks for, by the beginning of their address, and why. */
const NOT_FOUND: Readonly<Record<string, string>> = {
  '/account/': 'forms of one person',
  '/camdigikey-login': 'a step of signing in',
  '/desk': 'for staff',
  '/user/': 'for one person',
  '/unsubscribe/': 'a link of a mail',
  '/program/submission': 'a link of a mail',
  '/ecosystem/get-listed/confirm': 'a step of the form',
  '/resource/category/': 'a page of the library, which the desk names',
  '/apply': 'leads on to the forms',
  '/api/docs': 'for programs',
  '/dev/': 'for those who build the site',
  '/offline': 'what stands there without a line',
};

it('every page for everybody stands in the sitemap', () => {
  const stands = (path: string) =>
    FIXED_PATHS.includes(path) || Object.keys(NOT_FOUND).some((begin) => path.startsWith(begin));
  const missing = PLACES.flatMap(({ address, as, leads, status = 200 }) => {
    const isForAll = typeof address === 'string' && !address.includes('?') && !as && !leads && status === 200;
    return isForAll && !stands(address) ? [address] : [];
  });
  expect(
    missing.map(
      (path) =>
        `${path}: put it into server/areas/content/sitemap/sitemap-entries.ts, or say here (NOT_FOUND) why nobody looks for it`,
    ),
  ).toEqual([]);
});
