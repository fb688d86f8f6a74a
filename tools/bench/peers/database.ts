import { readFileSync } from 'node:fs';
import pg from 'pg';

/** What statements are sent to, with how many milliseconds of a processor its server has used. */
export interface PeerDatabase {
  readonly connection: { host: string; port: number; user: string; database: string };
  run(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  end(): Promise<void>;
}

/** A new database of this name on the server of `url`; one that was there goes. */
export async function createDatabase(url: string, database: string): Promise<PeerDatabase> {
  const first = new pg.Client({ connectionString: url });
  await first.connect();
  await first.query(`drop database if exists ${database} with (force)`);
  await first.query(`create database ${database}`);
  const { host, port, user = '' } = first;
  await first.end();
  const connection = { host, port, user, database };
  const client = new pg.Client(connection);
  await client.connect();
  return {
    connection,
    run: async (statement, values) => (await client.query(statement, values)).rows,
    end: () => client.end(),
  };
}

/** Rows from JSON, a thousand at a time: `columns` of `table` with their types, from values of the same names. */
export async function insert(
  { run }: PeerDatabase,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly object[],
): Promise<void> {
  const names = Object.keys(columns).map((name) => `"${name}"`);
  const typed = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);
  for (let from = 0; from < rows.length; from += 1_000)
    await run(`insert into ${table} (${names}) select ${names} from jsonb_to_recordset($1) as r(${typed})`, [
      JSON.stringify(rows.slice(from, from + 1_000)),
    ]);
}

/** The process that all others of the server of `url` come from. */
export async function serverProcess(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select pg_backend_pid() as pid');
  const parent = statOf(rows[0].pid as number).parent;
  await client.end();
  return parent;
}

/** The clock of Linux ticks so often a second. */
const TICKS = 100;

/** Milliseconds that a process and all that it ever started have been on a processor; Linux only. */
export function cpuOfTree(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return (
    statOf(pid).own + statOf(pid).ended + children.reduce((sum, child) => sum + safely(Number(child)), 0)
  );
}

/** A child may have ended since it was listed: then its parent has its time. */
function safely(pid: number): number {
  try {
    return statOf(pid).own + statOf(pid).ended;
  } catch {
    return 0;
  }
}

function statOf(pid: number): { parent: number; own: number; ended: number } {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // What stands in brackets is the name, which may hold spaces.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const ms = (at: number) => ((fields[at] ?? 0) * 1000) / TICKS;
  return { parent: fields[1] ?? 0, own: ms(11) + ms(12), ended: ms(13) + ms(14) };
}
