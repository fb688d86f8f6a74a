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
