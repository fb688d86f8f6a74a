import type pg from 'pg';
import { BUS_NAME } from '../changes/bus.ts';
import type { Config } from '../config.ts';
import { pooledConnections } from '../database/client.ts';
import { compareSchema, SCHEMA } from '../database/known-schema.ts';
import { JOB_CONNECTIONS } from '../jobs/jobs.ts';
import { type Finding, finding } from './tell-findings.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** Sessions, codes and links live by both clocks. */
const OFF_SECONDS = 5;
const WRONG_SECONDS = 300;
/** A process listens for changes, and a command of an administrator takes as much as two questions at once. */
const BESIDE_POOLS = 1;
const FOR_COMMANDS = 3;

const FOUND_BY_SCHEMA = {
  none: 'schema_none',
  same: 'schema_well',
  older: 'schema_old',
  newer: 'schema_newer',
} as const;

export async function checkSchema(client: Client): Promise<Finding> {
  return finding(FOUND_BY_SCHEMA[await compareSchema(client)], { schema: SCHEMA });
}

/** The clock of this machine against that of the database, in the middle of the question. */
export async function checkClock(client: Client): Promise<Finding> {
  const asked = Date.now();
  const { rows } = await client.query('select extract(epoch from clock_timestamp()) * 1000 as now');
  const seconds = Math.round(Math.abs((asked + Date.now()) / 2 - Number(rows[0].now)) / 1000);
  if (seconds >= WRONG_SECONDS) return finding('clock_wrong', { seconds });
  return finding(seconds >= OFF_SECONDS ? 'clock_off' : 'clock_well', { seconds });
}

/** What the processes that run open at most, against what the database lets this account open. */
export async function checkConnections(client: Client, { DATABASE_POOL }: Config): Promise<Finding> {
  const { rows } = await client.query(
    `select (select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name = $1) as processes,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true), '0')::int as free,
      (select rolconnlimit from pg_roles where rolname = current_user) as of_role,
      (select datconnlimit from pg_database where datname = current_database()) as of_database`,
    [BUS_NAME],
  );
  const { free, of_role, of_database } = rows[0];
  const processes = Math.max(1, rows[0].processes);
  const each = pooledConnections(DATABASE_POOL) + JOB_CONNECTIONS + BESIDE_POOLS;
  const needed = each * processes + FOR_COMMANDS;
  // -1 is no bound.
  const most = Math.min(free, ...[of_role, of_database].filter((bound) => bound >= 0));
  return finding(needed > most ? 'connections_few' : 'connections_well', {
    needed,
    each,
    processes,
    commands: FOR_COMMANDS,
    most,
  });
}
