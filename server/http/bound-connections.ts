import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { isForOthers } from './counted-as.ts';

/** All connections of a process together; each costs some kilobytes while it says nothing. */
export const MOST_CONNECTIONS = 4_000;
/**
 * Those of one address, where nobody stands in between: behind a proxy all come from it, and it counts for itself. One that
 * is not believed shows itself with its first request (counted-as.ts).
 */
export const MOST_OF_ADDRESS = 400;

/** Bounds how many connections are open: who holds more than a house full of browsers needs is hung up on. */
export function boundConnections(app: FastifyInstance, { TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): void {
  app.server.maxConnections = MOST_CONNECTIONS;
  if (TRUST_PROXY > 0) return;
  const open = new Map<string, number>();
  const counted = new WeakMap<object, string>();
  const letGo = (socket: object) => {
    const from = counted.get(socket);
    if (from === undefined) return;
    counted.delete(socket);
    const left = (open.get(from) ?? 1) - 1;
    if (left > 0) open.set(from, left);
    else open.delete(from);
  };
  app.server.on('connection', (socket: Socket) => {
    const from = socket.remoteAddress ?? '';
    const now = (open.get(from) ?? 0) + 1;
    open.set(from, now);
    counted.set(socket, from);
    socket.once('close', () => letGo(socket));
    if (now > MOST_OF_ADDRESS) socket.destroy();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    if (isForOthers(request)) letGo(request.socket);
    done();
  });
}
