import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { DEFAULT_COUNTRY } from '#shared/country/choose.ts';
import type { Config } from '../config.ts';
import { SCHEMA } from '../database/known-schema.ts';
import { settings } from '../environment-settings.ts';
import type { FileStore } from '../files/file-store.ts';
import { VERSION } from '../version.ts';
import type { About, Contents, Part } from './archive.ts';
import { copyOut, listTables, readSequences, type Table } from './copy-tables.ts';
import { readJobs } from './kept-jobs.ts';

/** A table goes into pieces of whole rows and so many bytes, which are held one at a time. */
const PIECE = 4 * 1024 * 1024;
const LINE_BREAK = 10;
const CERTIFICATES = ['CAMDIGIKEY_CLIENT_KEYSTORE_FILE', 'CAMDIGIKEY_CLIENT_TRUST_STORE_FILE'] as const;

export interface Site {
  config: Config;
  /** The settings as they were written. */
  environment: Readonly<Record<string, string | undefined>>;
  files: Pick<FileStore, 'list' | 'read'>;
}

export interface SiteParts {
  about: About;
  parts: AsyncGenerator<Part, Omit<Contents, 'sha256'>>;
  close(): Promise<void>;
}

/** Everything of a site that a restore needs: rows as of one moment, jobs, then the files that those rows speak of, secrets. */
export async function readSite(url: string, site: Site, at: Date): Promise<SiteParts> {
  const client = new pg.Client({ connectionString: url, application_name: 'phum-backup' });
  client.on('error', () => {});
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  const tables = await listTables(client);
  const about: About = {
    format: 1,
    version: VERSION,
    schema: SCHEMA,
    at: at.toISOString(),
    url: site.config.publicUrl,
    country: await countryOf(client),
    tables,
  };
  return { about, parts: readParts(client, tables, site), close: () => client.end() };
}

/** The country that the database is held for; one from before countries could be chosen is of the default. */
async function countryOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query(`select value from public.setting where key = 'country'`);
  return rows[0]?.value ?? DEFAULT_COUNTRY;
}

async function* readParts(
  client: pg.Client,
  tables: readonly Table[],
  site: Site,
): AsyncGenerator<Part, Omit<Contents, 'sha256'>> {
  const rows: Contents['rows'] = {};
  for (const table of tables) rows[table.name] = yield* readTable(client, table);
  yield { name: 'jobs.json', bytes: Buffer.from(JSON.stringify(await readJobs(client))) };
  const sequences = await readSequences(client);
  await client.query('commit');
  yield* readFiles(site.files);
  yield* readSecrets(site);
  return { rows, sequences };
}

async function* readTable(client: pg.Client, table: Table): AsyncGenerator<Part, number> {
  let count = 0;
  let held: Buffer[] = [];
  let size = 0;
  let pieces = 0;
  const piece = (bytes: Buffer): Part => {
    pieces += 1;
    return { name: `rows/${table.name}/${String(pieces).padStart(6, '0')}`, bytes };
  };
  const rows: Readable = client.query(copyTo(copyOut(table)));
  // Whoever iterates hears of a loss; after they gave up nobody does.
  rows.on('error', () => {});
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    // A line is a row: line breaks in values are written as \n.
    for (const byte of chunk) if (byte === LINE_BREAK) count += 1;
    held.push(chunk);
    size += chunk.length;
    if (size < PIECE) continue;
    const all = Buffer.concat(held);
    const end = all.lastIndexOf(LINE_BREAK) + 1;
    [held, size] = [[all.subarray(end)], all.length - end];
    if (end > 0) yield piece(all.subarray(0, end));
  }
  if (size > 0) yield piece(Buffer.concat(held));
  return count;
}

async function* readFiles(files: Site['files']): AsyncGenerator<Part> {
  for await (const keys of files.list())
    for (const key of keys) {
      const bytes = await files.read(key).catch(() => null);
      // Deleted since it was listed.
      if (bytes) yield { name: `files/${key}`, bytes };
    }
}

async function* readSecrets({ config, environment }: Site): AsyncGenerator<Part> {
  const made = path.join(config.DATA_DIR, 'session-secret');
  if (existsSync(made)) yield { name: 'secrets/session-secret', bytes: readFileSync(made) };
  const lines = Object.keys(settings)
    .filter((name) => environment[name])
    .map((name) => `${name}=${JSON.stringify(environment[name])}\n`);
  yield { name: 'secrets/settings.env', bytes: Buffer.from(lines.join('')) };
  for (const name of CERTIFICATES) {
    const file = config[name];
    if (file && existsSync(file)) yield { name: `secrets/${path.basename(file)}`, bytes: readFileSync(file) };
  }
}
