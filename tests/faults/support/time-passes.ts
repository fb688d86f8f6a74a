import { PgBoss } from 'pg-boss';
import type { Observer } from './embedded.ts';

/**
 * Lets a site believe that it was away for some minutes: jobs that a killed process was at are given up for lost, as the
 * queue itself does when their time is over, and are tried again at once.
 */
export async function letTimePass(database: Observer, before: Date): Promise<void> {
  await database.read(
    `update pgboss.job set started_on = started_on - interval '1 hour' where state = 'active' and started_on < $1`,
    [before],
  );
  await database.read(`update pgboss.queue set monitor_claim_on = null`);
  const boss = new PgBoss({
    connectionString: database.url,
    application_name: 'observer-jobs',
    supervise: false,
    schedule: false,
    migrate: false,
  });
  boss.on('error', () => {});
  await boss.start();
  try {
    await boss.supervise();
  } finally {
    await boss.stop({ graceful: false });
  }
  await database.read(
    `update pgboss.job set start_after = now() where state = 'retry' and start_after > now()`,
  );
  // As after a connection that was lost: whoever listens looks at everything again, its jobs included.
  await database.read(`select pg_notify('phum_changes', '["",["*"]]')`);
}
