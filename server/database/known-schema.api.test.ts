import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { migrateDatabase } from './migrate.ts';

it('an older program stops before a database that a newer one has changed, and changes nothing', async () => {
  const { url, drop } = await createTestDatabase();
  await migrateDatabase(url);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select 'of tomorrow', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
  await expect(migrateDatabase(url)).rejects.toThrow(/newer version of Phum/);
  const { rows } = await client.query('select count(*)::int as many from drizzle.__drizzle_migrations');
  await client.query(`delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'`);
  await migrateDatabase(url);
  const { rows: after } = await client.query(
    'select count(*)::int as many from drizzle.__drizzle_migrations',
  );
  expect(after[0].many).toBe(rows[0].many - 1);
  await client.end();
  await drop();
});
