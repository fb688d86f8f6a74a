import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { DatabaseClient, Queryable } from './client.ts';

const LONG_MS = 10 * 60_000;

/**
 * Runs upkeep that may take longer than a visitor's query, in a transaction on a connection of its own: those of the pool
 * are given up on after seconds, by the server and by the driver alike.
 */
export async function longTransaction<T>(
  { pool }: Pick<DatabaseClient, 'pool'>,
  work: (tx: Queryable) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({
    connectionString: pool.options.connectionString,
    connectionTimeoutMillis: 3_000,
    statement_timeout: LONG_MS,
    query_timeout: LONG_MS + 5_000,
    application_name: 'phum upkeep',
  });
  // Whoever uses it learns of a lost connection by the next query; the event alone would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await drizzle(client).transaction(work);
  } finally {
    await client.end().catch(() => {});
  }
}
