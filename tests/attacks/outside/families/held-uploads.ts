import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Family } from '../family.ts';
import type { Target } from '../target.ts';
import { longestWait, waitLimit } from './waiting.ts';

const CONNECTIONS = 80;
/** Sent at once, and then a little at a time. */
const BEGINNING = 900_000;
const TRICKLES = 6;
const TRICKLE_MS = 150;
const FORM = 'multipart/form-data; boundary=x';
const JSON_TYPE = 'application/json';
/** With files and without, and calls: where, what it calls itself, how long it says it is. */
const PLACES = [
  ['/ecosystem/get-listed/startup/basic', FORM, 11_000_000],
  ['/contact', FORM, 11_000_000],
  ['/api/v1/listing/request/', FORM, 11_000_000],
  ['/api/v1/contact/', JSON_TYPE, 1_000_040],
] as const;
type Place = (typeof PLACES)[number];
/** Surely beyond the limit; a little may be the machine's fault. */
const SURELY = 4;

/** Many large forms, and calls, that begin and never end, from many addresses: others are answered meanwhile. */
export const heldUploads: Family = {
  name: 'held uploads',
  share: 0.005,
  async attack({ target, notes }) {
    const limit = await waitLimit(target);
    for (const place of PLACES) {
      if (notes.over()) return;
      const first = await hold(target, place, notes);
      // What waits for the machine does so once; what waits for the site does so again.
      const { wait, small } = first.wait > SURELY * limit ? await hold(target, place, notes) : first;
      if (wait > SURELY * limit)
        notes.found('held uploads keep everybody waiting', `${place[0]}: ${(wait / 1000).toFixed(1)} s`);
      if (small === 0 || small >= 500)
        notes.found('held uploads keep small forms out', `${place[0]}: ${small}`);
    }
  },
};

/** Holds many uploads open at a place: how long others wait meanwhile, in ms, and what a small form is answered. */
async function hold(
  target: Target,
  place: Place,
  notes: Parameters<Family['attack']>[0]['notes'],
): Promise<{ wait: number; small: number }> {
  const sockets: Socket[] = [];
  let small = 0;
  const wait = await longestWait(target, async () => {
    for (let n = 0; n < CONNECTIONS; n += 1) {
      notes.tried();
      sockets.push(begin(target, place));
    }
    for (let n = 0; n < TRICKLES; n += 1) {
      for (const socket of sockets) if (socket.writable) socket.write('a');
      await sleep(TRICKLE_MS);
    }
    const form = await target.send('/contact', {
      method: 'POST',
      headers: { origin: target.origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Dara',
    });
    small = form.statusCode;
  });
  for (const socket of sockets) socket.destroy();
  return { wait, small };
}

function begin({ port, url, origin }: Target, [path, type, length]: Place): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  // The other side may hang up at any time.
  socket.on('error', () => {});
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      `Host: ${new URL(url).host}`,
      `Origin: ${origin}`,
      `Content-Type: ${type}`,
      `Content-Length: ${length}`,
      '',
      type === JSON_TYPE
        ? '{"name":"'
        : '--x\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\n',
    ].join('\r\n'),
  );
  socket.write(Buffer.alloc(BEGINNING, 'a'));
  return socket;
}
