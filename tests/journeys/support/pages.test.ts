import { expect, it } from 'vitest';
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
