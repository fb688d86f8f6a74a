import { setTimeout as sleep } from 'node:timers/promises';
import type { Contestant } from './contestant.ts';
import type { PeerDatabase } from './database.ts';

/** What a node costs that nobody asks anything, and what it holds in memory. */
export interface Quiet {
  /** Milliseconds of a processor a second. */
  cpu: number;
  /** Transactions a second in its database, as PostgreSQL counts them. */
  transactions: number;
  /** Megabytes, after garbage was collected. */
  rss: number;
}

/** Looks at a node for so many seconds while nobody asks. */
export async function measureQuiet(
  { program }: Pick<Contestant, 'program'>,
  database: Pick<PeerDatabase, 'run'>,
  name: string,
  seconds: number,
): Promise<Quiet> {
  const { rss } = await program.figures(true);
  const look = async () => ({
    cpu: (await program.figures()).cpu_ms,
    count: await transactionsOf(database, name),
  });
  const before = await look();
  await sleep(seconds * 1_000);
  const after = await look();
  return {
    cpu: (after.cpu - before.cpu) / seconds,
    transactions: Math.max(0, after.count - before.count) / seconds,
    rss: rss / 1024 / 1024,
  };
}

async function transactionsOf({ run }: Pick<PeerDatabase, 'run'>, name: string): Promise<number> {
  const [row] = await run(
    'select xact_commit + xact_rollback as count from pg_stat_database where datname = $1',
    [name],
  );
  return Number(row?.count);
}
