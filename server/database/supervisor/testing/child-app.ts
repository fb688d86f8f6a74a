import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { SupervisorError } from '../errors.ts';
import { startEmbeddedPostgres } from '../start-embedded.ts';

/** A program of its own that starts the embedded PostgreSQL, for tests that kill it. One JSON object a line on stdout. */
export interface ChildOptions {
  dataDir: string;
  native?: string;
  /** Gives up root for this user id before the start. */
  uid?: number;
  gid?: number;
  /** Commits rows from four connections until killed, and tells each one's id after its commit. */
  write?: boolean;
}

const tell = (line: object) => process.stdout.write(`${JSON.stringify(line)}\n`);
const { uid, gid, write, ...options } = JSON.parse(process.argv[2] ?? '') as ChildOptions;

if (uid !== undefined) {
  process.setgroups?.([]);
  process.setgid?.(gid ?? uid);
  process.setuid?.(uid);
}
tell({ starting: process.pid });
try {
  const server = await startEmbeddedPostgres({ ...options, keepRunning: false, log: (log) => tell({ log }) });
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)));
  const pool = new pg.Pool({ connectionString: server.connectionString, max: 4 });
  pool.on('error', () => {});
  // Two children at once: `if not exists` alone lets both begin, and one fails.
  await pool.query(`select pg_advisory_xact_lock(1);
    create table if not exists kept (id uuid primary key, word text not null)`);
  tell({ ready: server.pid, adopted: server.adopted, url: server.connectionString });
  if (write) for (let lane = 0; lane < 4; lane += 1) void writeFrom(pool);
  else await pool.end();
  setInterval(() => {}, 60_000);
} catch (error) {
  tell({ refused: error instanceof SupervisorError ? error.code : String(error), message: String(error) });
  process.exit(1);
}

async function writeFrom(pool: pg.Pool): Promise<void> {
  for (;;) {
    const id = randomUUID();
    try {
      await pool.query("insert into kept values ($1, 'ភូមិ')", [id]);
      tell({ row: id });
    } catch {
      return;
    }
  }
}
