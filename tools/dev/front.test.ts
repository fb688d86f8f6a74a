import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { Back } from './back.ts';
import { frontOf } from './front.ts';

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** An address before a server of its own, as Vite knows nothing of what is asked. */
const before = (port: number) => {
  const vite = { middlewares: (_asked: unknown, _answer: unknown, next: () => void) => next() };
  const back = { ready: Promise.resolve({ port }) } as Back;
  return serve(frontOf(vite as unknown as Parameters<typeof frontOf>[0], back));
};

it('an answer is passed on', async () => {
  const port = await before(await serve((_asked, answer) => answer.end('whole')));
  expect(await fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text())).toBe('whole');
});

it('an answer that the server was stopped in the middle of ends there: no page waits for its rest', async () => {
  const port = await before(
    await serve((_asked, answer) => {
      answer.write('half', () => answer.destroy());
    }),
  );
  const whole = fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(5_000) });
  await expect(whole.then((answer) => answer.text())).rejects.not.toMatchObject({ name: 'TimeoutError' });
});

it('what only reads is asked once more where the server went before it answered', async () => {
  let times = 0;
  const port = await before(
    await serve((asked, answer) => {
      times += 1;
      if (times === 1) asked.destroy();
      else answer.end('again');
    }),
  );
  expect(await fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text())).toBe('again');
});
