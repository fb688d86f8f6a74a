import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { boundConnections, MOST_CONNECTIONS, MOST_OF_ADDRESS } from './bound-connections.ts';

async function serve(TRUST_PROXY: number) {
  const app = Fastify();
  boundConnections(app, { TRUST_PROXY });
  app.get('/', async () => 'here');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sockets: Socket[] = [];
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
  });
  const open = async () => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => {});
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  /** What a connection is answered; nothing: it was hung up on. */
  const ask = async (socket: Socket, head = '') => {
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\n${head}Connection: close\r\n\r\n`);
    if (!socket.closed) await once(socket, 'close');
    return said.split('\r\n')[0];
  };
  return { app, open, ask };
}

it('one address holds so many connections and no more, and gets new ones when it lets go', async () => {
  const { app, open, ask } = await serve(0);
  expect(app.server.maxConnections).toBe(MOST_CONNECTIONS);
  const held = [];
  for (let n = 0; n < MOST_OF_ADDRESS; n += 1) held.push(await open());
  expect(await ask(await open())).toBe('');
  expect(await ask(held.pop()!)).toBe('HTTP/1.1 200 OK');
  expect(await ask(await open())).toBe('HTTP/1.1 200 OK');
});

it('behind a proxy that is not believed those it asks for are no single address', async () => {
  const { open, ask } = await serve(0);
  const asked = [];
  for (let n = 0; n < MOST_OF_ADDRESS; n += 1) {
    const socket = await open();
    socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.${n % 250}\r\n\r\n`);
    asked.push(once(socket, 'data'));
  }
  await Promise.all(asked);
  expect(await ask(await open())).toBe('HTTP/1.1 200 OK');
});

it('behind a proxy all come from one address, and are served', async () => {
  const { open, ask } = await serve(1);
  for (let n = 0; n < MOST_OF_ADDRESS; n += 1) await open();
  expect(await ask(await open())).toBe('HTTP/1.1 200 OK');
});
