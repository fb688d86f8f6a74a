import pg from 'pg';
import { expect, it } from 'vitest';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { prepareDatabase } from './prepare.ts';

it('writes the master lists once, whoever starts, and leaves what staff changed', async () => {
  const { url, drop } = await createTestDatabase();
  await Promise.all([prepareDatabase(url), prepareDatabase(url)]);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const count = async (table: string) =>
    Number((await client.query(`select count(*) from ${table}`)).rows[0].count);
  const terms = await count('taxonomy_term');
  expect(terms).toBeGreaterThan(50);
  const coordinators = await count('partner');
  await client.query(
    `update taxonomy_term set name = 'Changed' where slug = (select slug from taxonomy_term limit 1)`,
  );
  await prepareDatabase(url);
  expect(await count('taxonomy_term')).toBe(terms);
  expect(await count('partner')).toBe(coordinators);
  expect(await count(`taxonomy_term where name = 'Changed'`)).toBeGreaterThan(0);
  await client.end();
  await drop();
});
