import { expect, it, onTestFinished } from 'vitest';
import { createTestDatabase } from '#tests/setup/test-database.ts';
import { passOverYard } from '#tests/setup/yard.ts';
import { makeDataDir } from './support/data-dir.ts';
import { startServer } from './support/server.ts';

/**
 * What a start may take of the three seconds, on the machine where a pass over the yard took 1.1 ms: it takes 2.2, and 2.9
 * where what was compiled is lost.
 */
const MOST_PASSES = 2_700 / 1.1;
const STARTS = 5;

it('a web node whose modules were compiled before is ready for less than 3 s of the processor', async () => {
  const { path, remove } = await makeDataDir();
  onTestFinished(remove);
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  let least = Number.POSITIVE_INFINITY;
  // The first start compiles and writes the schema. Others on the machine make a start longer, never shorter: the least counts.
  for (let start = 0; start < STARTS && least >= MOST_PASSES; start += 1) {
    const before = Math.min(...Array.from({ length: 4 }, passOverYard));
    const site = await startServer({ DATA_DIR: path, DATABASE_URL: database.url }, 'web');
    const { cpu_ms } = await site.figures();
    const pass = Math.min(before, ...Array.from({ length: 4 }, passOverYard));
    await site.end();
    if (start > 0) least = Math.min(least, cpu_ms / pass);
  }
  expect(least).toBeLessThan(MOST_PASSES);
});
