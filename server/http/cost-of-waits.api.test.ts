import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { A_MILLISECOND, costOf } from '#tests/setup/cost.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { createApp } from '../app.ts';
import { LIMITS } from '../limits/limits.ts';
import { hashAddress } from './caller.ts';
import { BUILD } from './static-files.ts';

const NOBODY = '0190a000-0000-7000-8000-00000000dead';

// The whole test run builds the pages first; on their own these tests need a build.
describe.skipIf(!existsSync(path.join(BUILD, 'server/index.js')))('whoever asks too much', () => {
  let test: TestApp;
  let site: FastifyInstance;
  beforeAll(async () => {
    test = await startTestApp({ env: { LIMITS: '1' } });
    site = await createApp(test.services, { pages: true });
  });
  afterAll(async () => {
    await site.close();
    await test.stop();
  });

  it.each([
    ['pages that are not there', '/none-of-these', 'missing'],
    ['records that are not there', `/event/${NOBODY}`, 'missing'],
    ['calls that are not there', '/api/v1/none-of-these/', 'missing'],
    ['files that are not there', `/files/${NOBODY}/original`, 'missing'],
    ['calls of members', '/user-api/', 'read'],
    ['lists', '/public/api/v1/event/', 'read'],
    ['posts to what takes none', '/none-of-these', 'broken'],
  ] as const)('of %s is told to wait for less than a millisecond each time', async (what, url, limit) => {
    const remoteAddress = `203.0.113.${what.length}`;
    const key = hashAddress(test.services, remoteAddress);
    for (let n = 0; n <= LIMITS[limit].points; n += 1)
      await test.services.limits.spend(limit, key).catch(() => {});
    const method = limit === 'broken' ? 'POST' : 'GET';
    const ask = () => site.inject({ method, url, remoteAddress, headers: { 'accept-encoding': 'gzip' } });
    expect((await ask()).statusCode).toBe(429);
    expect(await costOf(ask)).toBeLessThan(A_MILLISECOND);
    expect((await ask()).statusCode).toBe(429);
  });
});
