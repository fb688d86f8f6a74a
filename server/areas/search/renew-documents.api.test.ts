import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { seedDemo } from '#server/database/demo/seed-demo.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { renewOldDocuments } from './renew-documents.ts';

const test = setUpApp();
beforeAll(async () => {
  await seedDemo(test.services);
});

interface Stored {
  id: string;
  title_en: string;
  texts: string;
  tt: string;
  bt: string;
}

/** Everything that is stored; names of terms stand in the order of their lists or in that of the record. */
async function documents(): Promise<Stored[]> {
  const { rows } = await test.services.database.db.execute<Stored & Record<string, unknown>>(
    sql`select kind, id, rank, title_en, title_km, texts, tt::text, bt::text from search_document order by kind, id`,
  );
  return rows.map((row) => ({ ...row, texts: row.texts.split('\n').sort().join('\n') }));
}

it('writes anew what an older version left, once (8)', async () => {
  const { db } = test.services.database;
  const before = await documents();
  expect(before.every(({ texts }) => texts !== '')).toBe(true);
  await db.execute(sql`update search_document set texts = '', bt = ''::tsvector`);
  expect(await renewOldDocuments(test.services)).toBe(before.length);
  expect(await documents()).toEqual(before);
  expect(await renewOldDocuments(test.services)).toBe(0);
});
