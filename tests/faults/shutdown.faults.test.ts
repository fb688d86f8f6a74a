import { connect as openSocket, type Socket } from 'node:net';
import pg from 'pg';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '#server/database/client.ts';
import { seedMasterData } from '#server/database/master-data/seed-master-data.ts';
import { makeSecret } from '#server/made-secret.ts';
import { STAKEHOLDER_KINDS } from '#shared/domain/stakeholder-kinds.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import type { Site } from '#tools/bench/site.ts';
import { makeDataDir } from './support/data-dir.ts';
import { newForm, postForm } from './support/form.ts';
import { startServer } from './support/server.ts';
import { until } from './support/until.ts';

describe('SIGTERM', () => {
  let url: string;
  let server: Site;

  beforeEach(async () => {
    const { path, remove } = await makeDataDir();
    onTestFinished(remove);
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    url = database.url;
    const client = connect(url, { size: 1, onError: () => {} });
    await seedMasterData(client.db);
    await client.close();
    server = await startServer({ DATA_DIR: path, DATABASE_URL: url, DRAIN_SECONDS: '2' });
    onTestFinished(() => server.end('SIGKILL'));
  });

  it('lets every request under way be answered, then ends with 0 (7.060)', async () => {
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    onTestFinished(() => holder.end());
    // While this lock is held, a form that is sent is neither taken in nor refused.
    await holder.query('begin');
    await holder.query('lock table submission in exclusive mode');
    const forms = await Promise.all(STAKEHOLDER_KINDS.map((kind) => newForm(kind, { logo: true })));
    const answers = forms.map((form) => postForm(server.url, form));
    await until('all forms to wait for the lock', async () => {
      const { rows } = await holder.query<{ count: number }>(
        `select count(*)::int from pg_locks where relation = 'submission'::regclass and not granted`,
      );
      return rows[0]?.count === forms.length;
    });

    server.process.kill('SIGTERM');
    // Whoever asks hears it while everything is still served.
    const said = await until('a server that says it ends', async () => {
      const ready = await fetch(`${server.url}/readyz`);
      return ready.status === 503 && (await ready.text());
    });
    expect(JSON.parse(said)).toEqual({ status: 'unavailable', reason: 'stopping' });
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await until('a server that takes on nothing new', () => refusesConnections(server.url));
    expect(server.process.exitCode).toBeNull();
    await holder.query('commit');

    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses).toEqual(forms.map(() => 201));
    expect(await server.ended).toBe(0);
    const { rows } = await holder.query('select reference from submission');
    expect(rows).toHaveLength(forms.length);
  });

  it('is not held up by connections that only stay open, nor for ever by a request that never ends', async () => {
    const idle = await openRaw(server.url, 'GET /healthz HTTP/1.1\r\nHost: phum\r\n\r\n');
    await until('an answer', () => idle.text().includes('200 OK'));
    const headers = 'Host: phum\r\nContent-Length: 999\r\nExpect: 100-continue\r\n\r\n';
    const endless = await openRaw(server.url, `POST /public/api/v1/auth/login/ HTTP/1.1\r\n${headers}`);
    // The server says that it has read the head; before that, the connection is one that asked nothing.
    await until('the server to wait for the body', () => endless.text().includes('100 Continue'));

    server.process.kill('SIGTERM');
    await until('the idle connection to be closed', () => idle.socket.closed);
    expect(endless.socket.closed).toBe(false);
    expect(await server.ended).toBe(0);
    await until('the endless request to be cut off', () => endless.socket.closed);
  });
});

it('a node in production says that it ends before its port closes, also where nobody set for how long', async () => {
  const { path, remove } = await makeDataDir();
  onTestFinished(remove);
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const server = await startServer({
    NODE_ENV: 'production',
    DESK_SECOND_FACTOR: '1',
    PUBLIC_URL: 'https://phum.example.org',
    DATA_DIR: path,
    DATABASE_URL: database.url,
    SESSION_SECRET: makeSecret(),
    METRICS_TOKEN: makeSecret(),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Phum <no-reply@phum.example.org>',
    TRUST_PROXY: '1',
    LIMITS: '1',
  });
  onTestFinished(() => server.end('SIGKILL'));
  server.process.kill('SIGTERM');
  const said = await until('a server that says it ends', async () => {
    const ready = await fetch(`${server.url}/readyz`);
    return ready.status === 503 && (await ready.json());
  });
  expect(said).toEqual({ status: 'unavailable', reason: 'stopping' });
  expect(await server.ended).toBe(0);
});

async function refusesConnections(url: string): Promise<boolean> {
  const { socket } = await openRaw(url, '').catch(() => ({ socket: undefined }));
  socket?.destroy();
  return socket === undefined;
}

/** A connection on which these bytes were sent, and what has come back. */
function openRaw(url: string, bytes: string): Promise<{ socket: Socket; text(): string }> {
  const { hostname, port } = new URL(url);
  let received = '';
  return new Promise((resolve, reject) => {
    const socket = openSocket(Number(port), hostname);
    socket.on('error', reject);
    socket.on('data', (chunk) => (received += chunk));
    socket.on('connect', () => socket.write(bytes, () => resolve({ socket, text: () => received })));
    onTestFinished(() => void socket.destroy());
  });
}
