import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { longTransaction } from './long-transaction.ts';
import { taxonomy_term } from './schema/taxonomy.ts';

const test = setUpApp();

const SHOWN = sql`select pg_backend_pid() as pid, current_setting('statement_timeout') as bound`;
const pids = async () => {
  const { rows } = await test.services.database.pool.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and application_name = 'phum upkeep'",
  );
  return rows;
};

describe('a long transaction', () => {
  it('may take minutes, where a query of the pool may take seconds', async () => {
    const { database } = test.services;
    const long = await longTransaction(database, async (tx) => (await tx.execute(SHOWN)).rows[0]);
    const usual = (await database.db.execute(SHOWN)).rows[0];
    expect([long?.bound, usual?.bound]).toEqual(['10min', '15s']);
    expect(long?.pid).not.toBe(usual?.pid);
    await expect.poll(pids).toEqual([]);
  });

  it('is given up as a whole when its work fails, and leaves no connection', async () => {
    const { database } = test.services;
    const before = await database.db.$count(taxonomy_term);
    const work = longTransaction(database, async (tx) => {
      await tx.delete(taxonomy_term);
      throw new Error('cut off');
    });
    await expect(work).rejects.toThrow('cut off');
    expect(await database.db.$count(taxonomy_term)).toBe(before);
    await expect.poll(pids).toEqual([]);
  });
});
