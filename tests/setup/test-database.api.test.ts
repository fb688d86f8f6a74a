import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from './test-database.ts';

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

describe('createTestDatabase', () => {
  it('copies the migrated schema into databases that do not see each other', async () => {
    const [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    await query(first.url, 'create table only_here (id int)');
    const tables = "select 1 from information_schema.tables where table_schema = 'public' and table_name = ";
    expect(await query(first.url, `${tables}'only_here'`)).toHaveLength(1);
    expect(await query(second.url, `${tables}'only_here'`)).toHaveLength(0);
    expect(await query(second.url, `${tables}'search_document'`)).toHaveLength(1);
    await Promise.all([first.drop(), second.drop()]);
  });

  it('lets nobody into a database that was dropped, nor leaves anybody in it', async () => {
    const database = await createTestDatabase();
    const inside = new pg.Client({ connectionString: database.url });
    await inside.connect();
    inside.on('error', () => {});
    const left = new Promise<void>((resolve) => void inside.on('end', () => resolve()));
    await database.drop();
    await left;
    await expect(query(database.url, 'select 1')).rejects.toMatchObject({ code: '55000' });
  });
});
