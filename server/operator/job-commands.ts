import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import { inTransaction } from '../database/work.ts';
import { type Command, Misuse } from './command.ts';
import { isId } from './is-id.ts';

const LISTED = 100;
export const JOB_STATES = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'];

type JobRow = { id: string; name: string; state: string; retry_count: number; created_on: Date };

/** Commands about jobs: which wait or were given up, and once more. What a job is about may name people: it is not shown. */
export const jobCommands: readonly Command[] = [
  {
    name: 'jobs list',
    takes: [],
    mayTake: ['state'],
    reads: true,
    async run({ services, given: { state } }) {
      if (state && !JOB_STATES.includes(state))
        throw new Misuse('operator:misuse.choice', { choices: JOB_STATES.join(', ') });
      const { rows: data } = await services.database.db.execute<JobRow>(sql`
        select id, name, state::text as state, retry_count, created_on from pgboss.job
        where ${state ? sql`state::text = ${state}` : sql`state in ('created', 'retry', 'active', 'failed')`}
        order by created_on desc, id limit ${LISTED}`);
      return { says: 'operator:done.jobs_list', params: { count: data.length }, data };
    },
  },
  {
    name: 'jobs retry',
    takes: [],
    mayTake: ['id'],
    async run({ services, context, given: { id } }) {
      if (id !== undefined && !isId(id)) throw new Misuse('operator:no_job', { id });
      const one = id ? sql`and id = ${id}::uuid` : sql``;
      const count = await inTransaction(context, async (work) => {
        const { rows } = await work.tx.execute<{ id: string; name: string }>(
          sql`select id, name from pgboss.job where state = 'failed' ${one}`,
        );
        for (const job of rows) {
          await services.jobs.retry(work, job.name, job.id);
          await recordAudit(work, { action: 'job.retry', entity_id: job.id, detail: { name: job.name } });
        }
        return rows.length;
      });
      if (id && count === 0) throw new Misuse('operator:no_job', { id });
      return { says: 'operator:done.jobs_retry', params: { count }, data: { count } };
    },
  },
];
