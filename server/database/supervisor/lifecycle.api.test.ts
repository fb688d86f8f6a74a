import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isRunning } from './processes.ts';
import { startEmbeddedPostgres } from './start-embedded.ts';
import { startChild } from './testing/child.ts';
import { makeData, makeScratch, startHere } from './testing/scratch.ts';

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

describe('embedded PostgreSQL', () => {
  it('makes a durable database that knows Khmer letters and listens on no port', async () => {
    const server = await startHere({ dataDir: join(makeScratch(), 'data') });
    expect(server.adopted).toBe(false);
    const [settings] = await query(
      server.connectionString,
      `select current_setting('fsync') fsync, current_setting('listen_addresses') addresses, datctype, datlocale,
        pg_encoding_to_char(encoding) encoding from pg_database where datname = current_database()`,
    );
    expect(settings).toEqual({
      fsync: 'on',
      addresses: '',
      datctype: 'C.UTF-8',
      datlocale: 'en-US',
      encoding: 'UTF8',
    });
    await query(server.connectionString, 'create extension pg_trgm');
    const [trigrams] = await query<{ found: string[] }>(
      server.connectionString,
      "select show_trgm('ភូមិ') as found",
    );
    expect(trigrams?.found.length).toBeGreaterThan(0);
    expect(statSync(server.host).mode & 0o777).toBe(0o700);
  });

  it('starts again on the same data after a stop', async () => {
    const dataDir = await makeData();
    const first = await startHere({ dataDir });
    await query(first.connectionString, 'create table kept as select 42 as answer');
    await first.stop();
    expect(isRunning(first.pid)).toBe(false);
    const second = await startHere({ dataDir });
    expect(second.adopted).toBe(false);
    expect(await query(second.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('adopts the server that a killed process left, and stops it as its last user', async () => {
    const dataDir = await makeData();
    const child = startChild({ dataDir });
    const { ready } = await child.outcome();
    await child.end('SIGKILL');
    const server = await startHere({ dataDir });
    expect(server).toMatchObject({ adopted: true, pid: ready });
    await server.stop();
    expect(isRunning(server.pid)).toBe(false);
  });

  it('lets one of two processes that start at once start the server and the other adopt it', async () => {
    const dataDir = join(makeScratch(), 'data');
    const children = [startChild({ dataDir }), startChild({ dataDir })];
    const outcomes = await Promise.all(children.map((child) => child.outcome()));
    expect(outcomes.map(({ adopted, message }) => message ?? adopted).sort()).toEqual([false, true]);
    const [one, two] = outcomes;
    expect(one?.ready).toBe(two?.ready);
    const starter = children[outcomes.findIndex(({ adopted }) => !adopted)];
    const adopter = children[outcomes.findIndex(({ adopted }) => adopted)];
    await starter?.end('SIGTERM');
    expect(await query(two?.url ?? '', 'select 1 as up')).toEqual([{ up: 1 }]);
    await adopter?.end('SIGTERM');
    expect(isRunning(two?.ready ?? 0)).toBe(false);
  });

  it('starts a killed server again while the process lives, at the same address', async () => {
    const dataDir = await makeData();
    const server = await startHere({ dataDir, keepRunning: true });
    await query(server.connectionString, 'create table kept as select 42 as answer');
    const before = server.pid;
    process.kill(before, 'SIGKILL');
    await expect.poll(() => server.pid, { timeout: 15_000 }).not.toBe(before);
    expect(await query(server.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('says what PostgreSQL said when it will not start', async () => {
    const dataDir = await makeData();
    const attempt = startEmbeddedPostgres({
      dataDir,
      settings: { shared_buffers: 'plenty' },
      keepRunning: false,
    });
    await expect(attempt).rejects.toMatchObject({
      code: 'start-failed',
      message: expect.stringContaining('invalid value for parameter "shared_buffers"'),
    });
  });

  it('sets a log aside that has grown too large', async () => {
    const dataDir = await makeData();
    const first = await startHere({ dataDir });
    await query(first.connectionString, "do $$ begin raise log '%', repeat('x', 11000000); end $$");
    await first.stop();
    await startHere({ dataDir });
    expect(existsSync(join(dataDir, 'postgres.log.1'))).toBe(true);
    expect(readFileSync(join(dataDir, 'postgres.log')).length).toBeLessThan(1_000_000);
  });
});
