import { beforeAll, describe, expect, it, vi } from 'vitest';
import { seedMasterData } from '#server/database/master-data/seed-master-data.ts';
import { tendSearch } from '#server/search/tend-search.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { fillPublications } from '#tools/bench/fill-publications.ts';

const MANY = 4_000;

const test = setUpApp();
beforeAll(async () => {
  await seedMasterData(test.services.database.db);
  await test.services.changes.apply(['taxonomy']);
  await fillPublications(test.services.database, MANY);
  await tendSearch(test.services);
  await test.services.database.pool.query('vacuum analyze');
}, 180_000);

interface Statement {
  text: string;
  values: unknown[];
}
interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}

/** The statements a call makes; the first of its kind, unless counts are `kept`. */
async function statementsOf(path: string, kept = false): Promise<Statement[]> {
  const { pool } = test.services.database;
  if (!kept) await test.services.changes.apply(['resource']);
  const spy = vi.spyOn(pool, 'query');
  try {
    const answer = await test.call(null, 'GET', path);
    expect(answer.statusCode).toBe(200);
    return spy.mock.calls.map(([query, values]) => ({
      text: (query as unknown as { text: string }).text,
      values: (values as unknown as unknown[]) ?? [],
    }));
  } finally {
    spy.mockRestore();
  }
}

/** How PostgreSQL means to answer a statement: every step. */
async function planOf({ text, values }: Statement): Promise<Node[]> {
  const { rows } = await test.services.database.pool.query(`explain (format json) ${text}`, values);
  const steps = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(steps)];
  return steps(rows[0]['QUERY PLAN'][0].Plan);
}

const readsWhole = (table: string, plan: readonly Node[]) =>
  plan.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === table).length;
const indexesOf = (plan: readonly Node[]) => plan.flatMap((node) => node['Index Name'] ?? []);
const counts = ({ text }: Statement) => text.includes('grouping sets');

const LISTS = [
  { table: 'program', path: '/public/api/v1/startup-program/', filter: 'province=01' },
  { table: 'event', path: '/public/api/v1/event/', filter: 'province=01' },
  { table: 'resource', path: '/public/api/v1/resource/', filter: 'type=pdf' },
];

describe.each(LISTS)('the list of $path with thousands of records (B.37)', ({ table, path, filter }) => {
  it('asks as often for a hundred as for one', async () => {
    const one = await statementsOf(`${path}?per_page=1`);
    const hundred = await statementsOf(`${path}?per_page=100`);
    expect(hundred).toHaveLength(one.length);
    expect(one.length).toBeLessThanOrEqual(7);
  });

  it('counts behind its filters once for all its pages', async () => {
    expect((await statementsOf(`${path}?per_page=20`)).filter(counts)).toHaveLength(1);
    expect((await statementsOf(`${path}?per_page=20&page=3`, true)).filter(counts)).toHaveLength(0);
  });

  it('counts behind all filters in one pass', async () => {
    const counting = (await statementsOf(`${path}?${filter}`)).filter(counts);
    expect(counting).toHaveLength(1);
    expect(readsWhole(table, await planOf(counting[0]!))).toBeLessThanOrEqual(1);
  });

  it.each(['Hall 39', 'Program 2345', 'ព្រឹត្តិការណ៍ 777'])(
    'reads only what the search found: %s',
    async (typed) => {
      const asked = await statementsOf(`${path}?search=${encodeURIComponent(typed)}`);
      const searching = asked.filter(({ text }) => text.includes('::uuid[]'));
      expect(searching).toHaveLength(2);
      for (const statement of searching) expect(readsWhole(table, await planOf(statement))).toBe(0);
    },
  );

  it('knows by an index when its answer ends', async () => {
    const next = (await statementsOf(`${path}?per_page=3`)).filter(({ text }) =>
      /published_at"? > \(now\(\) - /.test(text),
    );
    expect(next).toHaveLength(1);
    expect(readsWhole(table, await planOf(next[0]!))).toBe(0);
  });
});

it('has room in its index for a program of sixty sectors with long names', async () => {
  const sectors = Array.from({ length: 60 }, (_, n) => `agriculture-and-food-processing-${n}`);
  const { rowCount } = await test.services.database.pool.query(
    `insert into program (id, title, status, sectors) values (gen_random_uuid(), 'Broad', 'approved', $1)`,
    [sectors],
  );
  expect(rowCount).toBe(1);
});

describe('the newest first', () => {
  it.each([
    ['program', '/public/api/v1/startup-program/?ordering=newest', 'program_shown'],
    ['resource', '/public/api/v1/resource/?ordering=newest', 'resource_shown'],
    ['resource', '/public/api/v1/resource/?category=data', 'resource_shown'],
    ['resource', `/public/api/v1/resource/?year=${calendarDate(new Date()).slice(0, 4)}`, 'resource_shown'],
  ])('are read from an index, not sorted: %s', async (table, path, index) => {
    const page = (await statementsOf(path)).find(
      ({ text }) => / limit \$\d+/.test(text) && / in \(select /.test(text),
    );
    const plan = await planOf(page!);
    expect(indexesOf(plan)).toContain(index);
    expect(readsWhole(table, plan)).toBe(0);
  });
});
