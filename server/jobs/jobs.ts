import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { JOB_NAMES, type JobName } from '#shared/domain/job-names.ts';
import type { AccountMailOrder } from '../areas/account/password/account-mail.ts';
import type { MessageMailOrder } from '../areas/inbox/mail-messages.ts';
import type { ChangeBus } from '../changes/bus.ts';
import type { Work } from '../database/work.ts';
import { catchUpWithClock, IS_CLOCK_BEHIND } from './clock-behind.ts';
import { errorOfJobs } from './error-of-jobs.ts';
import { type ComingUp, createWaker, jobTag } from './wake-workers.ts';

/** Name → payload of every job. A job's handler is registered in server/jobs/worker.ts. */
export interface JobPayloads extends Record<JobName, object> {
  'audit.link': Record<string, never>;
  'backup.erased': Record<string, never>;
  'inbox.mail': MessageMailOrder;
  'insight.quarter': Record<string, never>;
  'mail.send': { mail_id: string };
  'mail.sweep': Record<string, never>;
  'draft.sweep': Record<string, never>;
  'account.mail': AccountMailOrder;
  'account.sweep': Record<string, never>;
  'collection.appear': { collection: string; id: string };
  'collection.sweep': Record<string, never>;
  'notification.announce': { person_id: string };
  'notification.digest': Record<string, never>;
  'open-data.publish': Record<string, never>;
  'directory.import': { import_id: string };
  'review.bulk': { bulk_id: string };
  'search.vocabulary': Record<string, never>;
  'team.expire': Record<string, never>;
  'upload.sweep': Record<string, never>;
}

export interface Jobs {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Queues a job in the transaction of the change that asks for it: it exists exactly if the change does. */
  enqueue<N extends JobName>(
    work: Work,
    name: N,
    payload: JobPayloads[N],
    options?: { startAfter?: Date },
  ): Promise<void>;
  /**
   * Handles jobs of one name in this process, one at a time; a handler that throws is tried again later. `atOnce`: as many
   * are fetched together, and the next without a pause while there are more; should one throw, all of them are tried
   * again, so that the handler must leave alone what is done.
   */
  handle<N extends JobName>(
    name: N,
    handler: (payload: JobPayloads[N]) => Promise<void>,
    options?: { atOnce?: number },
  ): Promise<void>;
  /** Tries a job that was given up again, in the transaction at hand. */
  retry(work: Work, name: string, id: string): Promise<void>;
  /** Runs a job again and again by a cron pattern (UTC), on one process at a time. */
  schedule(name: JobName, cron: string): Promise<void>;
}

/** A job whose process was killed is taken up again this long after its start; pg-boss's own patience is 15 minutes. */
const LOST_AFTER_SECONDS: Partial<Record<JobName, number>> = {
  'directory.import': 120,
  'mail.send': 60,
  'review.bulk': 60,
};

/**
 * A mail server, or the place of the backups, may be away for a weekend: tried after seconds at first, then every half hour to hour, for longer than a mail
 * waits (server/mail/send-mail.ts), which decides when it is given up.
 */
const RETRIES: Partial<Record<JobName, { retryLimit: number; retryDelayMax: number }>> = {
  'mail.send': { retryLimit: 200, retryDelayMax: 3_600 },
  'backup.erased': { retryLimit: 200, retryDelayMax: 3_600 },
};
const RETRY = { retryLimit: 8, retryDelay: 5, retryBackoff: true };

/** Connections of a process for its jobs. */
export const JOB_CONNECTIONS = 4;

/**
 * Of what pg-boss does by itself nothing is needed every five seconds. What it does once a minute stays only where somebody
 * waits for it: lost jobs are found by its supervisor. Its connections outlive the pauses between two looks.
 */
const UNHURRIED = {
  cronWorkerIntervalSeconds: 30,
  flowIntervalSeconds: 600,
  bamIntervalSeconds: 600,
  queueCacheIntervalSeconds: 600,
  idleTimeoutMillis: 90_000,
};
/** No queue is asked by itself: the waker looks into all of them at once (wake-workers.ts). This is for a waker that is stuck. */
const WORKER_LOOKS_EVERY_SECONDS = 1_800;

/** Jobs kept in PostgreSQL by pg-boss; its workers are woken by the bus of changes instead of asking twice a second. */
export function createJobs(url: string, log: Logger, changes: ChangeBus): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'phum-jobs',
    max: JOB_CONNECTIONS,
    ...UNHURRIED,
  });
  const warn = (error: unknown) => log.warn({ err: errorOfJobs(error) }, 'jobs');
  boss.on('error', warn);
  const workers = new Map<string, string>();
  const wake = (name?: string) => {
    for (const [queue, worker] of workers) if (!name || name === queue) boss.notifyWorker(worker);
  };
  const waker = createWaker(
    changes,
    { wake, catchUp: () => catchUpWithClock(boss), comingUp: (seconds) => findComingUp(boss, seconds) },
    warn,
  );
  return {
    async start() {
      await boss.start();
      const known = new Set((await boss.getQueues()).map(({ name }) => name));
      for (const name of JOB_NAMES) if (!known.has(name)) await boss.createQueue(name, RETRY);
    },
    async stop() {
      waker.stop();
      await boss.stop({ graceful: true, timeout: 5_000 });
    },
    async enqueue(work, name, payload, options = {}) {
      const expireInSeconds = LOST_AFTER_SECONDS[name];
      await boss.send(name, payload, {
        ...RETRY,
        ...RETRIES[name],
        ...(expireInSeconds ? { expireInSeconds } : {}),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        db: within(work),
      });
      work.changes(jobTag(name, options.startAfter));
    },
    async retry(work, name, id) {
      await boss.retry(name, id, { db: within(work) });
      work.changes(jobTag(name));
    },
    async handle(name, handler, { atOnce = 1 } = {}) {
      const worker = await boss.work<JobPayloads[typeof name]>(
        name,
        { pollingIntervalSeconds: WORKER_LOOKS_EVERY_SECONDS, batchSize: atOnce },
        async (jobs) => {
          const failures: unknown[] = [];
          for (const job of jobs)
            await handler(job.data).catch((error: unknown) => void failures.push(error));
          // There may be more: looked for until nothing is found.
          wake(name);
          if (failures.length === 0) return;
          waker.afterFailure();
          throw failures[0];
        },
      );
      workers.set(name, worker);
      waker.start();
    },
    schedule: (name, cron) => boss.schedule(name, cron),
  };
}

/** The queues with jobs that may be begun within so many seconds, or could be already, each with their moments. */
async function findComingUp(boss: PgBoss, seconds: number): Promise<ComingUp> {
  const { rows } = await boss.getDb().executeSql(
    `select name, moment, behind from (select ${IS_CLOCK_BEHIND} as behind) clock left join (
      select distinct name, date_trunc('second', start_after) + interval '1 second' as moment from pgboss.job
      where state < 'active' and not blocked and start_after < now() + $1 * interval '1 second'
    ) coming on true`,
    [seconds],
  );
  const found = rows as { name: string | null; moment: Date; behind: boolean }[];
  return {
    jobs: found.flatMap(({ name, moment }) => (name === null ? [] : [{ name, moment }])),
    isClockBehind: found[0]?.behind ?? false,
  };
}

/** pg-boss's statements in a transaction of ours. */
const within = ({ tx }: Work) => ({
  async executeSql(text: string, values?: unknown[]) {
    const result = await tx.execute(bind(text, values ?? []));
    return { rows: result.rows, rowCount: result.rowCount };
  },
});

/** pg-boss writes `$1`-style SQL; Drizzle wants chunks. */
function bind(text: string, values: unknown[]) {
  const chunks = text.split(/(\$\d+)/).map((part) => {
    const index = /^\$(\d+)$/.exec(part)?.[1];
    return index ? sql`${sql.param(values[Number(index) - 1])}` : sql.raw(part);
  });
  return sql.join(chunks);
}
