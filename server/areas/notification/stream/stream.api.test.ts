import { get, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { hashPassword } from '#server/areas/account/password.ts';
import { inTransaction } from '#server/database/work.ts';
import { visitor } from '#server/http/actor.ts';
import { notify } from '#server/notify/notify.ts';
import { STREAMS_PER_PERSON } from '#shared/domain/notification.ts';
import { startTestApp, type TestApp, type TestPerson } from '#tests/setup/test-app.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
/** Two nodes on one database. */
let here: TestApp;
let there: TestApp;
let origin: string;
const toClose: (() => void)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const env = { SESSION_SECRET: 'the same on both nodes, as it has to be' };
  here = await startTestApp({ url: database.url, env });
  there = await startTestApp({ url: database.url, env });
  origin = await listen(here.app);
});
afterAll(async () => {
  await here.stop();
  await there.stop();
  await database.drop();
});

afterEach(() => {
  for (const close of toClose.splice(0)) close();
});

async function listen(app: TestApp['app']): Promise<string> {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

interface Opened {
  status: number;
  headers: IncomingHttpHeaders;
  /** Totals told so far. */
  totals(): number[];
  /** By its last chunk, not cut off. */
  ended: boolean;
  close(): void;
}

/** Opens a stream on a connection of its own and reads it as it comes. */
function openStream(
  headers: Record<string, string>,
  { at = origin, path = '/base-api/me/stream' } = {},
): Promise<Opened> {
  return new Promise((resolve, reject) => {
    const asked = get(at + path, { headers, agent: false }, (answer) => {
      let text = '';
      const opened: Opened = {
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        totals: () =>
          [...text.matchAll(/^event: counts\ndata: (.*)$/gm)].map(
            ([, data]) => JSON.parse(data!).total as number,
          ),
        ended: false,
        close: () => void asked.destroy(),
      };
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => (opened.ended = true));
      answer.on('error', () => {});
      resolve(opened);
    });
    asked.on('error', reject);
    toClose.push(() => void asked.destroy());
  });
}

const tell = (node: TestApp, person_id: string) =>
  inTransaction(
    { services: node.services, actor: visitor, requestId: 'test', ipHash: '', language: 'en' },
    (work) => notify(work, { person_id, kind: 'message', params: {}, link: '/x' }),
  );
const soon = (look: () => unknown) => expect.poll(look, { timeout: 10_000, interval: 20 });
const readAll = (who: TestPerson) => here.call(who, 'POST', '/base-api/me/notifications/read/', {});

describe('the stream of counts', () => {
  it('is for nobody who is not signed in', async () => {
    expect((await openStream({})).status).toBe(401);
    const who = await here.signIn();
    const forged = { authorization: `${who.headers.authorization}x` };
    expect((await openStream(forged)).status).toBe(401);
  });

  it.each(['/base-api/me/stream', '/base-api/me/stream/'])(
    'of %s begins with the counts of now',
    async (path) => {
      const who = await here.signIn();
      await tell(here, who.id);
      const stream = await openStream(who.headers, { path });
      expect(stream.status).toBe(200);
      expect(stream.headers['content-type']).toMatch(/^text\/event-stream/);
      expect(stream.headers['cache-control']).toContain('no-store');
      expect(stream.headers['x-accel-buffering']).toBe('no');
      await soon(stream.totals).toEqual([1]);
    },
  );

  it('tells what changed on another node, and nothing of other people', async () => {
    const [who, other] = [await here.signIn(), await here.signIn()];
    const stream = await openStream(who.headers);
    await soon(stream.totals).toEqual([0]);
    await tell(there, other.id);
    await tell(there, who.id);
    await soon(stream.totals).toEqual([0, 1]);
    await tell(there, who.id);
    await soon(stream.totals).toEqual([0, 1, 2]);
  });

  it('tells what was read in another window, and only what has changed', async () => {
    const who = await here.signIn();
    await tell(here, who.id);
    const stream = await openStream(who.headers);
    await soon(stream.totals).toEqual([1]);
    await readAll(who);
    await soon(stream.totals).toEqual([1, 0]);
    await readAll(who);
    await tell(here, who.id);
    await soon(stream.totals).toEqual([1, 0, 1]);
  });

  it('misses nothing that happened while the node was cut off from the notices', async () => {
    const who = await here.signIn();
    const stream = await openStream(who.headers);
    await soon(stream.totals).toEqual([0]);
    await there.services.database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'phum-changes' and datname = current_database()",
    );
    await tell(there, who.id);
    await soon(stream.totals).toEqual([0, 1]);
  });

  it('ends with the session, and says nothing after it', async () => {
    const who = await here.signIn();
    const stream = await openStream(who.headers);
    await soon(stream.totals).toEqual([0]);
    await here.services.database.pool.query('update session set revoked_at = now() where id = $1', [
      who.session_id,
    ]);
    await tell(there, who.id);
    await soon(() => stream.ended).toBe(true);
    expect(stream.totals()).toEqual([0]);
  });

  it('renews a session whose access has run out, as pages do', async () => {
    const email = `stream-${crypto.randomUUID()}@example.test`;
    await here.signIn({ email, password_hash: await hashPassword('Four-Looms-77-Threads') });
    const signedIn = await here.call(null, 'POST', '/public/api/v1/auth/login/', {
      email,
      password: 'Four-Looms-77-Threads',
    });
    expect(signedIn.statusCode, signedIn.body).toBe(200);
    const stream = await openStream({ cookie: `refresh_token=${signedIn.json().refresh_token}` });
    expect(stream.status).toBe(200);
    expect((stream.headers['set-cookie'] ?? []).map((cookie) => cookie.split('=')[0])).toContain(
      'access_token',
    );
    await soon(stream.totals).toEqual([0]);
  });

  it('is open a few times at most for one person', async () => {
    const [who, other] = [await here.signIn(), await here.signIn()];
    const streams: Opened[] = [];
    for (let i = 0; i < STREAMS_PER_PERSON; i += 1) streams.push(await openStream(who.headers));
    const refused = await openStream(who.headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await openStream(other.headers)).status).toBe(200);
    streams[0]!.close();
    await soon(async () => (await openStream(who.headers)).status).toBe(200);
  });

  it('ends, whole, when the server stops, which therefore need not wait', async () => {
    const who = await here.signIn();
    const app = await createApp(here.services, { pages: false });
    const at = await listen(app);
    const streams = [await openStream(who.headers, { at }), await openStream(who.headers, { at })];
    for (const stream of streams) await soon(stream.totals).toEqual([0]);
    const began = Date.now();
    await app.close();
    expect(Date.now() - began).toBeLessThan(3_000);
    // Cut off, a browser would write it to its console.
    for (const stream of streams) await soon(() => stream.ended).toBe(true);
  });
});
