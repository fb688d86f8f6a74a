import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { closerOf } from './closer.ts';

it('answers what was asked, and waits for no connection that never asked', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  let answer = (_text: string) => {};
  const begun = new Promise<void>((resolve) => {
    app.get('/', () => {
      resolve();
      return new Promise<string>((send) => {
        answer = send;
      });
    });
  });
  const close = closerOf(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const seen = once(app.server, 'connection');
  const silent = connect(port, '127.0.0.1');
  silent.resume();
  await seen;
  const asked = fetch(`http://127.0.0.1:${port}/`);
  await begun;
  const closed = close();
  await once(silent, 'close');
  answer('still answered');
  expect(await (await asked).text()).toBe('still answered');
  await closed;
});

it('answers who came in before the end and had not asked yet', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  app.get('/', () => 'still answered');
  const close = closerOf(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const seen = once(app.server, 'connection');
  const late = connect((app.server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8');
  await seen;
  const closed = close();
  setTimeout(() => late.write('GET / HTTP/1.1\r\nHost: phum\r\n\r\n'), 20);
  let answer = '';
  for await (const part of late) answer += part;
  expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*still answered$/);
  await closed;
});
