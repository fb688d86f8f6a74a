import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { resolveDatabase } from './locate.ts';
import { socketUrl } from './supervisor/start-embedded.ts';

function makeDataDir(): string {
  const directory = mkdtempSync(join(tmpdir(), 'phum-locate-'));
  chmodSync(directory, 0o755);
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

const locate = (url: string) => resolveDatabase({ DATABASE_URL: url, DATA_DIR: '/nowhere' }, { waitMs: 0 });

/** A port nobody listens on: one that was free a moment ago. */
async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

describe('resolveDatabase', () => {
  it('takes an outside database and starts nothing', async () => {
    const { url, drop } = await createTestDatabase();
    onTestFinished(drop);
    const dataDir = makeDataDir();
    const located = await resolveDatabase({ DATABASE_URL: url, DATA_DIR: dataDir });
    expect(located).toMatchObject({ url, embedded: false });
    expect(readdirSync(dataDir)).toEqual([]);
    await located.stop();
  });

  it('starts the embedded one below DATA_DIR when DATABASE_URL is absent or empty', async () => {
    const dataDir = makeDataDir();
    const located = await resolveDatabase({ DATABASE_URL: '', DATA_DIR: dataDir });
    onTestFinished(() => located.stop());
    expect(located.embedded).toBe(true);
    const client = new pg.Client({ connectionString: located.url });
    await client.connect();
    expect((await client.query('select current_database() as name')).rows).toEqual([{ name: 'phum' }]);
    await client.end();
    expect(readdirSync(join(dataDir, 'postgres'))).toContain('pg18');
  });

  it('says that nobody answers, without the password', async () => {
    const port = await closedPort();
    const attempt = locate(`postgres://phum:verysecret@127.0.0.1:${port}/phum`);
    await expect(attempt).rejects.toMatchObject({
      code: 'database-unreachable',
      message: expect.not.stringContaining('verysecret'),
    });
    await expect(attempt).rejects.toThrow(`127.0.0.1:${port}`);
  });

  it('says that the database does not exist', async () => {
    await expect(locate(socketUrl(inject('postgresSocket'), 'no_such_place'))).rejects.toMatchObject({
      code: 'database-missing',
      message: expect.stringContaining('create database'),
    });
  });

  it('says that the user is not let in', async () => {
    const url = socketUrl(inject('postgresSocket'), 'postgres').replace('//app@', '//stranger@');
    await expect(locate(url)).rejects.toMatchObject({ code: 'database-refused' });
  });

  it('refuses a database in which Khmer has no letters', async () => {
    const client = new pg.Client({ connectionString: socketUrl(inject('postgresSocket'), 'postgres') });
    await client.connect();
    onTestFinished(async () => {
      await client.query('drop database if exists plain_c with (force)');
      await client.end();
    });
    await client.query("create database plain_c template template0 lc_ctype 'C' lc_collate 'C'");
    await expect(locate(socketUrl(inject('postgresSocket'), 'plain_c'))).rejects.toMatchObject({
      code: 'database-locale',
    });
  });
});
