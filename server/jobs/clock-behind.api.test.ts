import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { testContext } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { inTransaction } from '../database/work.ts';
import { createJobs } from './jobs.ts';

const test = setUpApp({ worker: true });

const rows = async (statement: ReturnType<typeof sql>) =>
  (await test.services.database.db.execute(statement)).rows;

it('a clock that was two days ahead and is put back stops no schedule and holds no job', async () => {
  const { database, jobs, log, changes } = test.services;
  const { db } = database;
  await inTransaction(testContext(test.services), (work) =>
    jobs.enqueue(work, 'team.expire', {}, { startAfter: new Date(Date.now() + 3_600_000) }),
  );
  await db.execute(
    sql`update pgboss.version set cron_on = now() + interval '2 days', monitor_backoff_on = now() + interval '1 hour'`,
  );
  await db.execute(sql`update pgboss.queue set maintain_on = now() + interval '2 days'`);
  await db.execute(
    sql`update pgboss.job set created_on = created_on + interval '2 days', start_after = start_after + interval '2 days'
      where name = 'team.expire' and state < 'active'`,
  );
  // As another process that starts: it looks at once, and every half minute from then on.
  const other = createJobs(test.url, log, changes);
  await other.start();
  try {
    await other.handle('insight.quarter', async () => {});
    await expect
      .poll(() => rows(sql`select coalesce(cron_on <= now(), true) as past from pgboss.version`), {
        timeout: 8_000,
      })
      .toEqual([{ past: true }]);
    expect(await rows(sql`select 1 from pgboss.queue where maintain_on > now()`)).toEqual([]);
    expect(
      await rows(
        sql`select round(extract(epoch from start_after - now()) / 600)::int as tens from pgboss.job
          where name = 'team.expire' and state < 'active' and start_after > now()`,
      ),
    ).toEqual([{ tens: 6 }]);
    // A deadline, not a look: it stays.
    expect(await rows(sql`select 1 from pgboss.version where monitor_backoff_on > now()`)).toHaveLength(1);
  } finally {
    await other.stop();
  }
});
