import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { listDirectory } from '#shared/contracts/directory.contract.ts';
import type { DirectoryOrder } from '#shared/domain/directory.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { pageStatement } from './directory.queries.ts';

const BATCHES = 4;
const test = setUpApp();
beforeAll(async () => {
  const { pool } = test.services.database;
  for (let batch = 0; batch < BATCHES; batch += 1)
    await pool.query(
      `insert into stakeholder (id, kind, name, name_kh, status, rank, updated_at)
       select gen_random_uuid(), 'startup', md5(n::text), 'ក' || md5(n::text), 'approved', n % 100,
         now() - n * interval '1 minute'
       from generate_series($1::int * 2500 + 1, ($1::int + 1) * 2500) n`,
      [batch],
    );
  await pool.query('analyze stakeholder');
}, 120_000);

/** What PostgreSQL does for the first page, by the names of its steps. */
async function stepsOf(ordering: DirectoryOrder): Promise<string[]> {
  const query = listDirectory.query.parse({ ordering });
  const statement = pageStatement(query, null, { limit: 20, offset: 0 });
  const { rows } = await test.services.database.db.execute(sql`explain (format json) ${statement}`);
  return [...JSON.stringify(rows[0]).matchAll(/"Node Type":"([^"]+)"/g)].map(([, step]) => step!);
}

it.each(['-updated_at', 'updated_at', 'name', '-name', 'name_kh'] as const)(
  'the first page by %s is read from its index, however many records there are',
  async (ordering) => {
    const steps = await stepsOf(ordering);
    expect(steps.filter((step) => /Sort|Seq Scan/.test(step))).toEqual([]);
    expect(steps.some((step) => step.startsWith('Index'))).toBe(true);
  },
);
