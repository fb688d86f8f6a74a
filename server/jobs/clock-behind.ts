import type { PgBoss } from 'pg-boss';

/** What is later than now by less may be another machine's clock. */
const AHEAD = "now() + interval '1 minute'";

/** When pg-boss last looked: until that moment it looks no more. `monitor_backoff_on` is none of them: it is a deadline. */
const LAST_LOOKS = {
  version: ['cron_on', 'bam_on', 'flow_on', 'reindex_on'],
  queue: ['monitor_claim_on', 'monitor_on', 'maintain_on'],
};

const isAhead = (columns: readonly string[]) => columns.map((name) => `${name} > ${AHEAD}`).join(' or ');
const JOBS_AHEAD = `state < 'active' and created_on > ${AHEAD}`;

/** Whether a clock was ahead and is put back, as a condition of SQL. */
export const IS_CLOCK_BEHIND = [
  ...Object.entries(LAST_LOOKS).map(([table, columns]) => `pgboss.${table} where ${isAhead(columns)}`),
  `pgboss.job where ${JOBS_AHEAD}`,
]
  .map((where) => `exists (select from ${where})`)
  .join(' or ');

/**
 * After a clock that was ahead was put back nothing would be scheduled until it is as late again, which may be days: moments
 * that have not come yet are forgotten, and what was queued meanwhile begins as long after now as it was to begin then.
 */
export async function catchUpWithClock(boss: PgBoss): Promise<void> {
  const db = boss.getDb();
  for (const [table, columns] of Object.entries(LAST_LOOKS)) {
    const kept = columns.map((name) => `${name} = case when ${name} <= ${AHEAD} then ${name} end`);
    await db.executeSql(`update pgboss.${table} set ${kept.join(', ')} where ${isAhead(columns)}`);
  }
  await db.executeSql(
    `update pgboss.job set start_after = now() + (start_after - created_on), created_on = now()
    where ${JOBS_AHEAD}`,
  );
}
