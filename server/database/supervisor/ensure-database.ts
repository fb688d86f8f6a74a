import pg from 'pg';
import { database, port, role } from './cluster-names.ts';
import { systemCode } from './errors.ts';

/** Creates the application's database if a first start was cut short before it, or has just begun. */
export async function ensureDatabase(socketDir: string): Promise<void> {
  const client = new pg.Client({ host: socketDir, port, user: role, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
  } catch (error) {
    // 42P04: it exists by now.
    if (systemCode(error) !== '42P04') throw error;
  } finally {
    await client.end();
  }
}
