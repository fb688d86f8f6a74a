import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aimAt, NoSignIn, PEOPLE, type TargetOptions } from './target.ts';

let server: Server;
let refusals = 0;
let seconds = '0';
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    if (refusals > 0) response.writeHead(429, { 'retry-after': seconds });
    else response.writeHead(200, { 'set-cookie': 'session=of-somebody' });
    refusals -= 1;
    response.end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  [refusals, seconds] = [0, '0'];
});

const accounts = Object.fromEntries(
  PEOPLE.map((name) => [name, { email: `${name}@phum.example`, password: 'secret' }]),
) as TargetOptions['accounts'];
const aim = () =>
  aimAt({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accounts,
    longestWaitSeconds: 1,
  });

it('who is told to wait before signing in waits, and signs in then', async () => {
  refusals = 2;
  expect(await aim().cookieOf('founder')).toBe('session=of-somebody');
});

it('who would wait too long, or again and again, says so in one line', async () => {
  [refusals, seconds] = [1, '86400'];
  const refused = aim().cookieOf('founder');
  await expect(refused).rejects.toBeInstanceOf(NoSignIn);
  await expect(refused).rejects.toThrow(/^founder@phum\.example cannot sign in .* in 86400 seconds$/);
  [refusals, seconds] = [100, '0'];
  await expect(aim().cookieOf('founder')).rejects.toBeInstanceOf(NoSignIn);
});
