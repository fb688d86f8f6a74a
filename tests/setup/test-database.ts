import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { socketUrl } from '#server/database/supervisor/start-embedded.ts';
import { templateDatabase } from './names.ts';

/** An empty, migrated database of a test file's own. */
export interface TestDatabase {
  url: string;
  /** Removes it, even with connections still open. */
  drop(): Promise<void>;
}

/** Copies the migrated template (some 50 ms). Call it in `beforeAll` and `drop` in `afterAll`. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const socketDir = inject('postgresSocket');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: socketUrl(socketDir, 'postgres') });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database ${name} template ${templateDatabase}`);
  return { url: socketUrl(socketDir, name), drop: () => run(`drop database if exists ${name} with (force)`) };
}
