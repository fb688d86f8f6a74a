import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badLines, sendLines } from './bad-lines.ts';
import { LONGEST_MS } from './no-fault.ts';
import { runsFor, SEED } from './seed.ts';
import { countRows, findHalves } from './whole.ts';
import { makeWorld, type World } from './world.ts';

const runs = runsFor('lines');
let world: World;
let port: number;
beforeAll(async () => {
  world = await makeWorld();
  await world.test.app.listen({ host: '127.0.0.1', port: 0 });
  port = (world.test.app.server.address() as AddressInfo).port;
});
afterAll(() => world.stop());

/** Every status line of what came back: one connection may carry several answers. */
const statuses = (text: string) =>
  [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));

describe('lines that are no request (8.001)', () => {
  it('are refused in words, and the next caller is served', { timeout: 90_000 }, async () => {
    const before = await countRows(world.test.services);
    const property = fc.asyncProperty(badLines, async (bytes) => {
      const { text, ms } = await sendLines(port, bytes);
      expect(ms).toBeLessThan(LONGEST_MS);
      // What is cut off before its end, and a tunnel nobody offers, may be hung up on without a word.
      if (text !== '') expect(text).toMatch(/^HTTP\/1\.1 \d{3} /);
      for (const status of statuses(text)) {
        expect(status, text.slice(0, 400)).toBeLessThan(500);
        expect(status).not.toBe(403);
      }
    });
    await fc.assert(property, { numRuns: runs, seed: SEED, endOnFailure: true });
    expect(world.complaints(), 'the server did not complain').toEqual([]);
    expect(await findHalves(world.test.services)).toEqual([]);
    expect(await countRows(world.test.services)).toEqual(before);
    const { text } = await sendLines(
      port,
      Buffer.from('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'),
    );
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['what is not HTTP', 'BREW /tea\r\n\r\n', 400],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(70_000)}\r\n\r\n`, 431],
  ])('%s gets a problem', async (_what, lines, status) => {
    const { text } = await sendLines(port, Buffer.from(lines));
    expect(statuses(text)).toEqual([status]);
    expect(text).toContain('content-type: application/problem+json; charset=utf-8');
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n') + 4))).toMatchObject({
      status,
      code: 'bad_request',
    });
  });
});
