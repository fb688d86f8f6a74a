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
