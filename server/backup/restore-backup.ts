import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { COUNTRY } from '#shared/country/choose.ts';
import type { Config } from '../config.ts';
import { refuseOtherCountry } from '../database/hold-country.ts';
import { knowsSchema } from '../database/known-schema.ts';
import { migrateUpTo } from '../database/migrate.ts';
import type { FileStore } from '../files/file-store.ts';
import { type About, type Contents, type Part, readArchive } from './archive.ts';
import { BadBackup } from './bad-backup.ts';
import { copyIn, listTables, quoted, takeReferencesAway } from './copy-tables.ts';

export interface Restored {
  about: About;
  contents: Contents;
  /** Jobs as JSON, for when their queues are there. */
  jobs: string;
}

export interface RestorePlace {
  url: string;
  config: Pick<Config, 'DATA_DIR'>;
  files: Pick<FileStore, 'put' | 'list' | 'remove'>;
}

/** Nothing is written over something else: neither tables nor files may be there. */
export async function requireEmpty({ url, files }: RestorePlace): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select count(*)::int as count from pg_tables where schemaname in ('public', 'drizzle', 'pgboss')`,
    );
    if (rows[0].count > 0) throw new BadBackup('database_not_empty');
  } finally {
    await client.end();
  }
  for await (const keys of files.list()) if (keys.length > 0) throw new BadBackup('files_not_empty');
}

/** What this program cannot serve is refused before anything is written: rows of a newer version, or of another country. */
export function requireServable({ schema, version, country }: About): void {
  if (!knowsSchema(schema)) throw new BadBackup('newer_schema', { version });
  if (country && country !== COUNTRY)
    throw new BadBackup('other_country', { name: 'COUNTRY', of: country, country: COUNTRY });
}

/**
 * Writes a backup into an empty place. It is read whole once before anything is written; all rows come in one transaction, which
 * ends only when their references hold and their counts are those of the backup.
 */
export async function restoreBackup(
  read: () => Promise<Readable>,
  identity: string,
  place: RestorePlace,
): Promise<Restored> {
  await requireEmpty(place);
  const { about, contents } = await readArchive(await read(), identity);
  requireServable(about);
  return writeAll(about, contents, read, identity, place).catch(takenBack(place));
}

/** A restore that failed, for `cause`, and was taken back; unless something kept it from that. */
export class TakenBack extends Error {
  readonly kept: unknown;
  constructor(cause: unknown, kept?: unknown) {
    super('The restore failed and was taken back.', { cause });
    this.kept = kept;
  }
}

/**
 * Takes back what was written until something failed: a site with half of its rows would start, and look whole. Only for a
 * place that `requireEmpty` found empty.
 */
export const takenBack =
  (place: RestorePlace) =>
  async (cause: unknown): Promise<never> => {
    await emptyAgain(place).catch((kept: unknown) => {
      throw new TakenBack(cause, kept);
    });
    throw new TakenBack(cause);
  };

async function emptyAgain({ url, files }: RestorePlace): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    await client.query('drop schema if exists public, drizzle, pgboss cascade');
    await client.query('create schema public');
    await client.query('commit');
  } finally {
    await client.end();
  }
  for await (const keys of files.list()) for (const key of keys) await files.remove(key);
}

async function writeAll(
  about: About,
  contents: Contents,
  read: () => Promise<Readable>,
  identity: string,
  place: RestorePlace,
): Promise<Restored> {
  await migrateUpTo(place.url, about.schema);
  const client = new pg.Client({ connectionString: place.url, application_name: 'phum-restore' });
  await client.connect();
  let jobs = '[]';
  try {
    await client.query('begin');
    const putBack = await takeReferencesAway(client);
    const names = (await listTables(client)).map(({ name }) => `public.${quoted(name)}`);
    await client.query(`truncate ${names.join(', ')}`);
    await readArchive(await read(), identity, {
      async part(part) {
        if (part.name.startsWith('rows/')) await writeRows(client, about, part);
        else if (part.name === 'jobs.json') jobs = Buffer.from(part.bytes).toString();
        else if (part.name.startsWith('files/'))
          await place.files.put(part.name.slice('files/'.length), part.bytes, 'application/octet-stream');
        else if (part.name.startsWith('secrets/')) writeSecret(place.config.DATA_DIR, part);
      },
    });
    for (const [name, { last, called }] of Object.entries(contents.sequences))
      await client.query('select setval($1::regclass, $2::bigint, $3)', [
        `public.${quoted(name)}`,
        last,
        called,
      ]);
    for (const statement of putBack) await client.query(statement);
    await requireCounts(client, contents);
    await refuseOtherCountry(drizzle(client));
    await client.query('commit');
  } finally {
    await client.end();
  }
  return { about, contents, jobs };
}

async function writeRows(client: pg.Client, about: About, { name, bytes }: Part): Promise<void> {
  const table = about.tables.find((one) => one.name === name.split('/')[1]);
  if (!table) throw new BadBackup('no_backup');
  const target = rowsInto(client, copyIn(table));
  target.end(bytes);
  await finished(target);
}

const rowsInto = (client: pg.Client, statement: string) => client.query(copyFrom(statement));

async function requireCounts(client: pg.Client, { rows: expected }: Contents): Promise<void> {
  for (const [name, count] of Object.entries(expected)) {
    const { rows } = await client.query(`select count(*)::int as count from public.${quoted(name)}`);
    if (rows[0].count !== count)
      throw new BadBackup('other_count', { part: name, count, found: rows[0].count });
  }
}

/** What sealed the rows belongs beside them; settings and certificates wait for the operator to look at them. */
function writeSecret(dataDir: string, { name, bytes }: Part): void {
  const file = path.basename(name);
  const folder = file === 'session-secret' ? dataDir : path.join(dataDir, 'restored');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (folder !== dataDir) chmodSync(folder, 0o700);
  writeFileSync(path.join(folder, file), bytes, { mode: 0o600 });
}
