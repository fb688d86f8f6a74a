import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES_BUILT } from '#tests/setup/set-up-app.ts';
import routes from '#web/routes.ts';
import { ask } from './ask.ts';
import { badPage, pathsOf } from './bad-page.ts';
import { expectProblem, LONGEST_MS } from './no-fault.ts';
import { runsFor, SEED } from './seed.ts';
import { countRows, findHalves } from './whole.ts';
import { makeWorld, type World } from './world.ts';

const BATCHES = 5;
const EXPORT = /\/desk\/(?:.*\/)?export\.(?:csv|xlsx)/;
const paths = [...pathsOf(await routes), '/__manifest', '/assets/none.js', '/files/x/original', '/healthz'];

// The whole test run builds the pages first; on their own these tests need a build.
describe.runIf(PAGES_BUILT)('odd addresses and forms of pages (8.013)', () => {
  let world: World;
  let port: number;
  const runs = Math.ceil(runsFor('pages') / BATCHES);
  beforeAll(async () => {
    world = await makeWorld();
    port = await world.listenWithPages();
  });
  afterAll(() => world.stop());

  it.each(Array.from({ length: BATCHES }, (_, n) => n + 1))(
    'are answered with a page or a problem and write nothing by halves: part %i',
    { timeout: 120_000 },
    async (batch) => {
      const { known, headers } = await world.people();
      const { services } = world.test;
      let before = await countRows(services);
      const property = fc.asyncProperty(badPage(paths, known), async (bad) => {
        const { method } = bad;
        const started = performance.now();
        const response = await ask(port, { ...bad, headers: { ...headers[bad.as], ...bad.headers } });
        expect(performance.now() - started).toBeLessThan(LONGEST_MS);
        expect(response.statusCode, response.body.slice(0, 300)).toBeLessThan(500);
        expect(response.statusCode).not.toBe(403);
        expect(response.headers['x-content-type-options']).toBe('nosniff');
        const type = String(response.headers['content-type'] ?? '');
        if (method === 'HEAD') expect(response.body).toBe('');
        else if (type.startsWith('application/problem+json')) expectProblem(response);
        else if (type.startsWith('text/html')) expect(response.body).toMatch(/<h1[ >]/);
        const to = response.headers.location;
        if (to !== undefined) expect(to, 'never leads to another site').toMatch(/^\/(?![/\\])/);
        const after = await countRows(services);
        // Who takes a list of the desk along stands in the audit trail, once.
        const isExport = EXPORT.test(bad.url) && Number(after.records) === Number(before.records) + 1;
        const told = isExport ? { ...after, records: before.records } : after;
        if (method === 'GET' || method === 'HEAD') expect(told, 'reading changes nothing').toEqual(before);
        before = after;
      });
      await fc.assert(property, { numRuns: runs, seed: SEED + batch, endOnFailure: true });
      expect(world.complaints(), 'the server did not complain').toEqual([]);
      expect(await findHalves(services)).toEqual([]);
    },
  );
});
