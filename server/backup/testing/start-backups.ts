import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { isAlone, readCommand, runAlone } from '#server/operator/run-command.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { createTestDatabase } from '#tests/setup/test-database.ts';

/** A site of which backups are made by the operator's commands, for the tests of one file, and machines to restore them on. */
export function startBackups() {
  const folder = mkdtempSync(path.join(tmpdir(), 'phum-backup-'));
  const kept = path.join(folder, 'kept');
  const secret = path.join(folder, 'key');
  const site = {} as { test: TestApp; key: string };
  beforeAll(async () => {
    site.test = await startTestApp();
    site.key = (await phum(['backup', 'key', secret], {})).data.key;
  });
  afterAll(async () => {
    await site.test.stop();
    rmSync(folder, { recursive: true });
  });

  /** A command of the operator, by settings of its own; what it refuses is said in `error`. */
  async function phum(words: string[], environment: Record<string, string>) {
    const typed = readCommand([...words, '--json']);
    if ('print' in typed || !isAlone(typed)) throw new Error('no command that stands alone');
    return JSON.parse((await runAlone({ NODE_ENV: 'test', ...environment }, typed)).print);
  }
  const source = (more = {}) => ({
    DATABASE_URL: site.test.url,
    DATA_DIR: site.test.services.config.DATA_DIR,
    BACKUP_TO: kept,
    BACKUP_KEY: site.key,
    ...more,
  });
  /** A machine with nothing on it. */
  async function newPlace() {
    const { url } = await createTestDatabase();
    await query(
      url,
      'drop schema public cascade; create schema public; drop schema drizzle cascade; drop schema if exists pgboss cascade',
    );
    return { DATABASE_URL: url, DATA_DIR: mkdtempSync(path.join(folder, 'data-')), BACKUP_TO: kept };
  }
  async function backUp(more = {}) {
    const { data, error } = await phum(['backup'], source(more));
    if (error) throw new Error(error);
    return data;
  }
  const restore = (name: string, place: Record<string, string>, with_ = secret) =>
    phum(['restore', name, '--key', with_], place);
  return { site, folder, kept, secret, phum, source, newPlace, backUp, restore };
}

/** One statement in a database that no site may be connected to. */
export async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
