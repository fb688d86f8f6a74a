import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database, DatabaseClient } from './client.ts';

/** Runs `work` in a transaction that is never committed. What it asks at the same time is asked in turn. */
export async function inRolledBack<T>(
  { pool }: DatabaseClient,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    return await work(drizzle(inTurn(client)) as unknown as Database);
  } finally {
    await client.query('rollback').catch((error: Error) => {
      broken = error;
    });
    client.release(broken);
  }
}

/** A connection answers one question at a time; calls made for a pool ask several at once. */
function inTurn(client: pg.PoolClient): pg.PoolClient {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...args: unknown[]) => {
    const next = last.then(() => (client.query as (...args: unknown[]) => Promise<unknown>)(...args));
    last = next.catch(() => undefined);
    return next;
  };
  return new Proxy(client, {
    get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)),
  });
}
