import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { plausible, type Schema } from '#tests/fuzz/bad-values.ts';
import { type Family, filled } from '../family.ts';

/** Longer than the server waits before it asks for what it was told. */
const LATE_MS = 300;

/** Addresses inside this machine in every text field of every write call: does the server go there (SSRF)? */
export const foreignAddresses: Family = {
  name: 'requests by the server',
  share: 0.03,
  async attack({ target, notes, contracts }) {
    const visits: string[] = [];
    const trap = createServer((request, response) => {
      visits.push(`${request.url}`);
      response.end('caught');
    });
    trap.listen(0, '127.0.0.1');
    await once(trap, 'listening');
    const { port } = trap.address() as AddressInfo;
    const hosts = [
      `127.0.0.1:${port}`,
      `localhost:${port}`,
      `[::ffff:127.0.0.1]:${port}`,
      `2130706433:${port}`,
    ];
    try {
      for (const host of hosts)
        for (const { method, path, bodyKind, body, access, id } of contracts) {
          if (notes.over()) break;
          if (method === 'GET' || bodyKind === 'none' || /deletion|password|sign-out/.test(path)) continue;
          notes.tried();
          const url = `http://${host}/${id}`;
          const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema;
          await target.send(filled(path), {
            method,
            as: access.startsWith('desk') ? 'administrator' : 'newcomer',
            headers: { origin: target.origin },
            body: withAddress(plausible(schema, { kind: 'startup', category: 'startup' }), url),
          });
        }
      await sleep(LATE_MS);
    } finally {
      trap.closeAllConnections();
      trap.close();
    }
    for (const visit of visits) notes.found('the server asks for an address inside this machine', visit);
  },
};

/** The value with the address in each of its texts that is no choice. */
function withAddress(value: unknown, url: string): unknown {
  if (typeof value === 'string') return value === 'Slek' ? url : value;
  if (Array.isArray(value)) return value.map((one) => withAddress(one, url));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      /url|website|link|video|source/.test(key) ? url : withAddress(one, url),
    ]),
  );
}
