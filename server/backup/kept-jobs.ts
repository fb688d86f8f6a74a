import type pg from 'pg';
import { JOB_NAMES } from '#shared/domain/job-names.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** What of a job is kept: what it is to do, and how it is tried. Jobs that are done stay behind. */
const COLUMNS =
  'id, name, priority, data, retry_limit, retry_delay, retry_backoff, retry_delay_max, expire_seconds, start_after';

/** Jobs that wait or run, as JSON; none before the site has started for the first time. */
export async function readJobs(client: Client): Promise<object[]> {
  const { rows: found } = await client.query(`select to_regclass('pgboss.job') as name`);
  if (found[0].name === null) return [];
  const { rows } = await client.query(
    `select ${COLUMNS} from pgboss.job where state in ('created', 'retry', 'active') and name = any($1) order by id`,
    [JOB_NAMES],
  );
  return rows;
}

/** Writes jobs again, which their queues must be there for. One whose kind this program does not know is left out. */
export async function writeJobs(client: Client, jobs: string): Promise<number> {
  const { rowCount } = await client.query(
    `insert into pgboss.job (${COLUMNS})
     select ${COLUMNS.split(', ')
       .map((name) => `one.${name}`)
       .join(', ')} from jsonb_populate_recordset(null::pgboss.job, $1::jsonb) as one
     where one.name = any($2) on conflict do nothing`,
    [jobs, JOB_NAMES],
  );
  return rowCount ?? 0;
}
