import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { systemCode } from './errors.ts';

/** What PostgreSQL makes anew at its start: lock files, and directories whose content does not outlive a server. */
const leftOut = new Set(['postmaster.pid', 'postmaster.opts', 'pg_internal.init']);
const emptied = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
];

/**
 * Copies the data directory of a serving PostgreSQL to `target`, which must not exist, as of the end of the copy. No
 * pg_dump is needed, which the embedded binaries lack. A copy cut short keeps the name `<target>.unfinished`.
 */
export async function copyWhileServing(url: string, cluster: string, target: string): Promise<void> {
  if (existsSync(target))
    throw new Error(`${target} exists already; a backup is never written over another.`);
  const draft = `${target}.unfinished`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // The slot keeps the server from recycling the log that the copy needs; it goes with this connection.
    const slot = `backup_${process.pid}`;
    await client.query('select pg_create_physical_replication_slot($1, true, true)', [slot]);
    await client.query("select pg_backup_start('phum', true)");
    copyTree(cluster, draft, '');
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    writeFileSync(join(draft, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
    copySegments(join(cluster, 'pg_wal'), join(draft, 'pg_wal'));
  } finally {
    await client.end();
  }
  renameSync(draft, target);
}

function copyTree(from: string, to: string, inside: string): void {
  for (const entry of readdirSync(join(from, inside), { withFileTypes: true })) {
    const path = join(inside, entry.name);
    if (leftOut.has(entry.name) || entry.name.startsWith('pgsql_tmp')) continue;
    if (entry.isFile()) copyIfThere(join(from, path), join(to, path));
    if (!entry.isDirectory()) continue;
    mkdirSync(join(to, path), { recursive: true, mode: 0o700 });
    if (!emptied.includes(path)) copyTree(from, to, path);
  }
}

function copySegments(from: string, to: string): void {
  mkdirSync(join(to, 'archive_status'), { recursive: true, mode: 0o700 });
  const segments = readdirSync(from).filter((name) => /^[0-9A-F]{24}$|^[0-9A-F]{8}\.history$/.test(name));
  for (const name of segments) copyIfThere(join(from, name), join(to, name));
}

/** A file may go while the server works; the log makes up for it. */
function copyIfThere(from: string, to: string): void {
  try {
    copyFileSync(from, to);
    if (statSync(to).mode & 0o077) chmodSync(to, 0o600);
  } catch (error) {
    if (systemCode(error) !== 'ENOENT') throw error;
  }
}
