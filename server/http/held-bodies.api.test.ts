import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { createApp } from '../app.ts';
import { createHeldBodies } from './held-bodies.ts';

const CONNECTIONS = 60;
const BEGUN = 100_000;
/** Room for a few of them. */
const MOST = 8 * BEGUN;
const FORM = 'multipart/form-data; boundary=x';

let test: TestApp;
let site: Awaited<ReturnType<typeof createApp>>;
let port: number;
let sockets: Socket[] = [];
beforeAll(async () => {
  test = await startTestApp();
  site = await createApp({ ...test.services, bodies: createHeldBodies(MOST) }, { pages: false });
  port = Number(new URL(await site.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
});
afterAll(async () => {
  await site.close();
  await test.stop();
});

/** Sends so much of a body whose rest never comes; `answer` is what is said to that. */
function begin(path: string, type: string, begun = BEGUN) {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${type}`,
    `Content-Length: ${begun + 40}`,
  ];
  socket.on('error', () => {});
  socket.write([...head, '', ''].join('\r\n'));
  socket.write(Buffer.alloc(begun, ' '));
  const one = { answer: '' };
  socket.on('data', (data) => (one.answer += data));
  return one;
}
const isRefused = ({ answer }: { answer: string }) =>
  /^HTTP\/1\.1 503 /.test(answer) && /^retry-after: \d+/im.test(answer);

it.each([
  ['JSON', '/api/v1/contact/', 'application/json'],
  ['small forms', '/public/api/v1/auth/login/', 'application/x-www-form-urlencoded'],
  ['forms with files', '/public/api/v1/request-get-list/startup/', FORM],
])(
  '%s that begin and never end hold a bounded part of the memory; who is too many hears so',
  async (_what, path, type) => {
    const held = Array.from({ length: CONNECTIONS }, () => begin(path, type));
    const most = MOST / BEGUN;
    await expect
      .poll(() => held.filter(isRefused).length, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(CONNECTIONS - most);
    expect(held.some(({ answer }) => answer === '')).toBe(true);
    const small = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const contact = () => fetch(`http://127.0.0.1:${port}/api/v1/contact/`, small);
    expect((await contact()).status).toBe(422);
    // What those held is free again once they are gone.
    const closed = sockets.map((socket) => socket.closed || once(socket, 'close'));
    for (const socket of sockets) socket.destroy();
    await Promise.all(closed);
    const large = { ...small, body: JSON.stringify({ name: 'x'.repeat(BEGUN) }) };
    await expect
      .poll(async () => (await fetch(`http://127.0.0.1:${port}/api/v1/contact/`, large)).status)
      .toBe(422);
  },
);

it('plain text, which no call takes, is not held at all', async () => {
  const held = begin('/api/v1/contact/', 'text/plain');
  await expect.poll(() => held.answer, { timeout: 20_000 }).toMatch(/^HTTP\/1\.1 4\d\d /);
});
