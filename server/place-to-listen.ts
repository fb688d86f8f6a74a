import { createServer } from 'node:net';
import type { Config } from './config.ts';

/** systemd hands over the sockets it holds after standard input, output and error (sd_listen_fds(3)). */
const FIRST_HANDED_OVER = 3;

export type PlaceToListen = { host: string; port: number } | { host: string; fd: number };

/**
 * Where the site listens: at the socket that systemd holds for it, if it does. That one stays open while one process ends and
 * the next starts, so that whoever comes in between waits and is answered.
 */
export function placeToListen(
  { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>,
  { LISTEN_FDS, LISTEN_PID }: Readonly<Record<string, string | undefined>>,
  pid = process.pid,
): PlaceToListen {
  return Number(LISTEN_FDS) >= 1 && Number(LISTEN_PID) === pid
    ? { host: HOST, fd: FIRST_HANDED_OVER }
    : { host: HOST, port: PORT };
}

/**
 * Listens for a moment, before anything else is begun, so that an address that cannot be had is said at once. Throws an Error
 * that names its settings.
 */
export function tryToListen(place: PlaceToListen): Promise<void> {
  if ('fd' in place) return Promise.resolve();
  const { host, port } = place;
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const why =
        cause.code === 'EADDRINUSE' ? `another program listens there (PORT=${port})` : cause.message;
      reject(new Error(`The site cannot listen at HOST=${host}, PORT=${port}: ${why}.`, { cause }));
    });
    server.listen({ host, port }, () => server.close(() => resolve()));
  });
}
