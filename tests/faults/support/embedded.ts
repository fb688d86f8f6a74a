import pg from 'pg';
import { runningPostmaster } from '#server/database/supervisor/postmaster-file.ts';
import { socketUrl } from '#server/database/supervisor/start-embedded.ts';
import { clusterIn } from './data-dir.ts';
import { until } from './until.ts';

/** What of the database is killed: its first process, one that is writing, or all at once. */
export type DatabaseVictim = 'postmaster' | 'backend' | 'everything';

/** Looks into the embedded database of a DATA_DIR beside the server that owns it. */
export interface Observer {
  readonly url: string;
  /** Rows of a query; while the database is away, waits for it. */
  read<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  /** Waits until the server is in the middle of a transaction that has written; returns its process. */
  writerAtWork(): Promise<number>;
  /** kill -9. */
  kill(victim: DatabaseVictim): Promise<void>;
  close(): Promise<void>;
}

const WRITING = `select pid from pg_stat_activity
  where application_name = 'phum' and datname = current_database() and backend_xid is not null limit 1`;

export function observe(dataDir: string): Observer {
  const postmaster = () => runningPostmaster(clusterIn(dataDir) ?? '');
  const socketDir = postmaster()?.socketDir;
  if (!socketDir) throw new Error(`No PostgreSQL runs in ${dataDir}.`);
  const url = socketUrl(socketDir, 'phum');
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'observer' });
  pool.on('error', () => {});
  const read: Observer['read'] = (text, values) =>
    until('an answer of the database', () =>
      pool.query(text, values).then(
        ({ rows }) => rows,
        (error: { severity?: string; code?: string }) => {
          // A statement that is wrong stays wrong; only a database that is away is waited for.
          if (error.severity === 'ERROR' && !error.code?.startsWith('57')) throw error;
          return undefined;
        },
      ),
    ) as never;
  const writerAtWork = () =>
    until('a transaction that writes', async () => (await read<{ pid: number }>(WRITING))[0]?.pid);
  return {
    url,
    read,
    writerAtWork,
    async kill(victim) {
      const writer = await writerAtWork();
      const first = await until('a postmaster', () => postmaster()?.pid);
      if (victim === 'postmaster') return void kill(first);
      if (victim === 'backend') return void kill(writer);
      const all = await read<{ pid: number }>('select pid from pg_stat_activity');
      for (const pid of [first, ...all.map(({ pid }) => pid)]) kill(pid);
    },
    close: () => pool.end(),
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself in between.
  }
}
