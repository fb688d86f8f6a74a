import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { scaleDirectory } from './scale.ts';

const test = setUpApp();

const read = async (what: string) => {
  const { rows } = await test.services.database.db.execute<{ found: string }>(
    sql.raw(
      `select coalesce(string_agg(one::text, E'\\n' order by one::text), '') as found from (${what}) t(one)`,
    ),
  );
  return rows[0]!.found;
};
const indexes = () =>
  read(`select indexdef from pg_indexes where tablename ~ '^(stakeholder|startup|search_document|funding)'`);
const count = async (table: string) => Number(await read(`select count(*) from ${table}`));

it('a directory filled alone is written whole or not at all, and has its indexes either way', async () => {
  const { database } = test.services;
  const before = await indexes();
  expect(before).toContain('search_document_bt');
  const broken = () => {
    throw new Error('cut short');
  };
  await expect(scaleDirectory(database, 300, { alone: true, onProgress: broken })).rejects.toThrow(
    'cut short',
  );
  expect([await indexes(), await count('stakeholder')]).toEqual([before, 0]);

  expect(await scaleDirectory(database, 300, { alone: true })).toBe(300);
  expect(await indexes()).toBe(before);
  expect([await count('stakeholder'), await count('search_document')]).toEqual([300, 300]);
  // What it wrote is the same as if others had been at work meanwhile: the next goes on from there.
  expect(await scaleDirectory(database, 320)).toBe(20);
});
