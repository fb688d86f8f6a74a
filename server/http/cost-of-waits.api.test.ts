import { describe, expect, it } from 'vitest';
import { A_MILLISECOND, costOf } from '#tests/setup/cost.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';
import { LIMITS } from '../limits/limits.ts';
import { hashAddress } from './caller.ts';

const NOBODY = '0190a000-0000-7000-8000-00000000dead';

// The whole test run builds the pages first; on their own these tests need a build.
describe.runIf(PAGES_BUILT)('whoever asks too much', () => {
  const test = setUpSite({ env: { LIMITS: '1' } });

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
    const ask = () =>
      test.site.inject({ method, url, remoteAddress, headers: { 'accept-encoding': 'gzip' } });
    expect((await ask()).statusCode).toBe(429);
    expect(await costOf(ask)).toBeLessThan(A_MILLISECOND);
    expect((await ask()).statusCode).toBe(429);
  });
});
