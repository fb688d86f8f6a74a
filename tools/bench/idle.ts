import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { measureQuiet } from './peers/quiet.ts';
import { startSite } from './site.ts';
import type { SizedSite } from './sizes.ts';

/** What a node costs that nobody asks anything, with the jobs of the site in the same process. */
export interface IdleRow {
  organisations: number;
  /** Milliseconds of a processor a second. */
  cpu: number;
  /** Transactions a second, as PostgreSQL counts them; what runs by itself is one statement each. */
  transactions: number;
}

/** Until nothing of the start is left: documents of records are made, PostgreSQL has looked over what was filled. */
const SETTLE_MS = 120_000;

/**
 * Starts a node with everything in the place of the one that has served a size until now, leaves it alone, and looks at it
 * for so many seconds.
 */
export async function measureIdle(
  { organisations, databaseUrl, env, site }: SizedSite,
  seconds: number,
): Promise<IdleRow> {
  await site.end();
  const program = await startSite(env);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await sleep(SETTLE_MS);
    const run = async (text: string, values?: unknown[]) => (await client.query(text, values)).rows;
    const name = new URL(databaseUrl).pathname.slice(1);
    const { cpu, transactions } = await measureQuiet({ program }, { run }, name, seconds);
    return { organisations, cpu, transactions };
  } finally {
    await client.end();
    await program.end();
  }
}
