import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Requests under way are answered before the end; a client that does not finish its own is cut off after this. */
const CLOSE_MS = 20_000;
/** How often connections that became idle meanwhile are looked for: an answer given now leaves its connection open. */
const SWEEP_MS = 50;
/** Who was let in a moment ago has asked already: what they ask is on its way, and a proxy would answer 502 for it. */
const ON_ITS_WAY_MS = 250;

/**
 * Ends a server in good order: what was asked is answered, what is idle is closed. Browsers also open connections ahead of
 * need; one that never asked anything counts as idle here, though not for Node. Call this before the server listens.
 */
export function closerOf(app: FastifyInstance): () => Promise<void> {
  const unused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => void unused.delete(socket));
  return async () => {
    const timer = setTimeout(() => app.server.closeAllConnections(), CLOSE_MS);
    const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
    // Nobody new comes in; where systemd holds the socket, they wait for the next process.
    app.server.close();
    const until = Date.now() + ON_ITS_WAY_MS;
    while (unused.size > 0 && Date.now() < until) await wait(5);
    const closed = app.close();
    for (const socket of unused) socket.destroy();
    await closed;
    clearTimeout(timer);
    clearInterval(sweep);
  };
}
