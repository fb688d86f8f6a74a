import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect as connectTo, type Socket } from 'node:net';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { writeZip } from '#server/areas/collection/testing/write-zip.ts';
import { connect } from '#server/database/client.ts';
import { seedMasterData } from '#server/database/master-data/seed-master-data.ts';
import { MAX_FORM_BYTES } from '#server/http/form-data.ts';
import { MOST_HELD } from '#server/http/held-bodies.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import type { Site } from '#tools/bench/site.ts';
import { makeDataDir } from './support/data-dir.ts';
import { writeSignedIn } from './support/people.ts';
import { startServer } from './support/server.ts';

/** One that is read and twenty that wait; what comes on top is told to come back. */
const TAKEN = 21;
const AT_ONCE = 40;
/** Pixels of each: as many as are read. */
const [WIDE, HIGH] = [8_000, 5_000];

/** Archives that come at once, and what each unpacks to. */
const ARCHIVES = 10;
const UNPACKED = 96 * 1024 * 1024;

/** Room that large pictures take while they are read: docs/runbooks/service.md. */
const MOST_OF_PICTURES_KB = 500 * 1024;

/** Forms that begin and never end, each a little smaller than one may be. */
const SLOW = 48;
const BEGUN = MAX_FORM_BYTES - 1024 * 1024;

// Only Linux tells the most memory of another process, and forgets it when asked to.
it.skipIf(!existsSync('/proc/self/clear_refs'))(
  'a server that is sent many large pictures at once takes little more memory than for one, and says so to whoever is too many',
  async () => {
    const server = await aServer();
    const draft = await newDraft(server);
    const bytes = await largePicture();
    const send = async () => {
      const body = await multipart({ logo: { name: 'a.jpg', type: 'image/jpeg', bytes } });
      const answer = await fetch(`${draft}file/`, {
        method: 'POST',
        body: Uint8Array.from(body.payload),
        headers: body.headers,
      });
      await answer.arrayBuffer();
      return [answer.status, answer.headers.has('retry-after')];
    };
    // The first also loads what reads pictures.
    expect(await send()).toEqual([200, false]);
    const one = await growth(server, send);
    let answers: unknown[] = [];
    const many = await growth(server, async () => {
      answers = await Promise.all(Array.from({ length: AT_ONCE }, send));
    });
    expect(many).toBeLessThan(3 * one);
    const taken = answers.filter((answer) => String(answer) === '200,false');
    expect(taken.length).toBeGreaterThanOrEqual(TAKEN);
    expect(answers.filter((answer) => !taken.includes(answer)).map(String)).toEqual(
      Array(AT_ONCE - taken.length).fill('503,true'),
    );
    // What the runbook says a node needs while large pictures are read.
    expect(many).toBeLessThan(MOST_OF_PICTURES_KB);
  },
);

it.skipIf(!existsSync('/proc/self/clear_refs'))(
  'archives that a member sends many at once cost a few pieces of memory, not what they unpack to',
  async () => {
    const server = await aServer();
    const thread = await newThread(server);
    const bytes = writeZip([{ name: 'a.txt', bytes: someText() }]);
    const send = async () => {
      const body = await multipart({ file: { name: 'a.zip', type: 'application/zip', bytes } });
      const answer = await fetch(`${thread.url}files/`, {
        method: 'POST',
        body: Uint8Array.from(body.payload),
        headers: { ...body.headers, ...thread.headers },
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    expect(await send()).toBe(201);
    const grown = await growth(server, async () => {
      expect(await Promise.all(Array.from({ length: ARCHIVES }, send))).toEqual(Array(ARCHIVES).fill(201));
    });
    // The pieces and their collection take up to one and a half; one more unpacked whole stands above that, all ten far above.
    expect(grown * 1024).toBeLessThan(2 * UNPACKED);
  },
);

/** Digits and letters, a little unlike each other, so that they pack well and not too well. */
function someText(): Buffer {
  const bytes = Buffer.alloc(UNPACKED, '0123456789abcdefghijklmnopqrstuvwxyz'.repeat(3));
  for (let at = 0; at < UNPACKED; at += 97) bytes[at] = (at * 31) % 251;
  return bytes;
}

/** A conversation of two who are connected, and the headers of one of them. */
async function newThread({ url, database }: Served) {
  const client = connect(database, { size: 1, onError: () => {} });
  try {
    const [dara, sophal] = [await writeSignedIn(client), await writeSignedIn(client)];
    const call = async (path: string, headers: object, body?: object) => {
      const answer = await fetch(`${url}/base-api/me/${path}`, {
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
        headers: { 'content-type': 'application/json', ...headers },
      });
      return (await answer.json()) as { id: string; data: { id: string }[] };
    };
    const connection = await call('connections/', dara.headers, { person_id: sophal.id, note: '' });
    await call(`connections/${connection.id}/`, sophal.headers, { action: 'accept' });
    const { data } = await call('inbox/', dara.headers);
    return { url: `${url}/base-api/me/inbox/${data[0]!.id}/`, headers: dara.headers };
  } finally {
    await client.close();
  }
}

it.skipIf(!existsSync('/proc/self/clear_refs'))(
  'a server whose senders of large forms never end holds a bounded part of them, and answers others meanwhile',
  async () => {
    const server = await aServer();
    const draft = await newDraft(server);
    const sockets: Socket[] = [];
    onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
    const held = await growth(server, async () => {
      await Promise.all(Array.from({ length: SLOW }, () => begin(draft, sockets)));
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
      await newDraft(server);
    });
    // What was passed by waits for the collector; all of it held would be more than four times as much.
    expect(held * 1024).toBeLessThan(3 * MOST_HELD);
    for (const socket of sockets) socket.destroy();
  },
);

/** Sends most of a form with a picture, and resolves once it has left. */
function begin(draft: string, sockets: Socket[]): Promise<void> {
  const { hostname, port, host, pathname } = new URL(`${draft}file/`);
  const socket = connectTo({ host: hostname, port: Number(port) });
  sockets.push(socket);
  // The other side may hang up at any time.
  socket.on('error', () => {});
  socket.write(
    [
      `POST ${pathname} HTTP/1.1`,
      `Host: ${host}`,
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${BEGUN + 1}`,
      '',
      '',
    ].join('\r\n'),
  );
  return new Promise((done) => {
    socket.on('close', () => done());
    socket.write(Buffer.alloc(BEGUN, 'a'), () => done());
  });
}

type Served = Site & { database: string };

async function aServer(): Promise<Served> {
  const { path, remove } = await makeDataDir();
  onTestFinished(remove);
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const client = connect(database.url, { size: 1, onError: () => {} });
  await seedMasterData(client.db);
  await client.close();
  const server = await startServer({ DATA_DIR: path, DATABASE_URL: database.url }, 'web');
  onTestFinished(() => server.end('SIGKILL'));
  return { ...server, database: database.url };
}

async function newDraft({ url }: Site): Promise<string> {
  const base = `${url}/public/api/v1/listing-draft/`;
  const body = JSON.stringify({ kind: 'startup', values: {} });
  const answer = await fetch(base, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  return `${base}${((await answer.json()) as { secret: string }).secret}/`;
}

/** Progressive: it cannot be read row by row, so that the whole of it must be in memory. */
const largePicture = () =>
  sharp({ create: { width: WIDE, height: HIGH, channels: 3, background: '#0a8' } })
    .jpeg({ progressive: true })
    .toBuffer();

/** By how many KB the memory of the server rises above where it is while something is done. */
async function growth({ process }: Site, during: () => Promise<unknown>): Promise<number> {
  const status = () => readFileSync(`/proc/${process.pid}/status`, 'utf8');
  // 5: what is counted as the most begins anew.
  writeFileSync(`/proc/${process.pid}/clear_refs`, '5');
  const before = Number(/VmHWM:\s+(\d+)/.exec(status())?.[1]);
  await during();
  return Number(/VmHWM:\s+(\d+)/.exec(status())?.[1]) - before;
}
