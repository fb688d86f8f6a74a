import { sql } from 'drizzle-orm';
import type { retryJob as contract } from '#shared/contracts/health.contract.ts';
import { JOB_NAMES, type JobName } from '#shared/domain/job-names.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Queryable } from '../../database/client.ts';
import { inTransaction } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';

const MOST = 20;
const LONGEST = 300;

interface JobRow extends Record<string, unknown> {
  id: string;
  name: string;
  state: string;
  retry_count: number;
  started_on: Date | string | null;
  said: string | null;
}

const isOurs = (name: string): name is JobName => (JOB_NAMES as readonly string[]).includes(name);

/** Work that the site does by itself and that did not succeed: given up, or to be tried again. */
export async function readTroubledJobs(db: Queryable) {
  const { rows } = await db.execute<JobRow>(sql`
    select id, name, state::text as state, retry_count, started_on, output ->> 'message' as said from pgboss.job
    where state = 'failed' or state = 'retry'
    order by state = 'failed' desc, started_on desc nulls last, id limit ${MOST}`);
  return rows.flatMap(({ id, name, state, retry_count, started_on, said }) =>
    isOurs(name)
      ? [
          {
            id,
            name,
            given_up: state === 'failed',
            tries: Number(retry_count) + 1,
            at: started_on ? new Date(started_on).toISOString() : null,
            said: (said ?? '').slice(0, LONGEST),
          },
        ]
      : [],
  );
}

/** Tries a job again that was given up. */
export const retryJob: Handler<typeof contract> = async ({ params: { id } }, context) => {
  const { database, jobs } = context.services;
  await inTransaction(context, async (work) => {
    const { rows } = await work.tx.execute<{ name: string }>(
      sql`select name from pgboss.job where id = ${id} and state = 'failed'`,
    );
    const name = rows[0]?.name;
    if (!name || !isOurs(name)) throw new Problem('not_found');
    await jobs.retry(work, name, id);
    await recordAudit(work, { action: 'job.retry', entity_id: id, detail: { name } });
  });
  return { jobs: await readTroubledJobs(database.db) };
};
