import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Target } from '../target.ts';
import { waitLimit } from './waiting.ts';

/** Longer than any pause of a machine that is only busy. */
const HICCUP_MS = 1_000;
const SLOW_MS = 100;

describe('how long a site may keep others waiting', () => {
  /** A site that keeps each health check waiting as long as is said for its number. */
  async function siteThatWaits(msOf: (nth: number) => number): Promise<Target> {
    let asked = 0;
    const server = createServer(async (_request, response) => {
      asked += 1;
      await sleep(msOf(asked));
      response.end('ok');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } as Target;
  }

  it('is not longer because the machine stood still once', async () => {
    const target = await siteThatWaits((nth) => (nth === 3 ? HICCUP_MS : 0));
    expect(await waitLimit(target)).toBeLessThan(HICCUP_MS * 10);
  });

  it('is longer where everybody waits all the time', async () => {
    const target = await siteThatWaits(() => SLOW_MS);
    expect(await waitLimit(target)).toBeGreaterThan(SLOW_MS * 10);
  });
});
