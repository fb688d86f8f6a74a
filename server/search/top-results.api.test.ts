import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchGroup } from '#shared/domain/search-groups.ts';
import { toReadings, toTsQuery } from '#shared/khmer/tokens.ts';
import { createTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';
import { connect, type DatabaseClient } from '../database/client.ts';
import { writeSearchDocuments } from './documents.ts';
import { SEARCH_KINDS } from './kinds.ts';
import { RESULTS_OF_GROUP, topResults } from './top-results.ts';

const GROUPS: SearchGroup[] = ['startup', 'mentor', 'media'];
const NAMES = ['Prey Veng', 'Phnom Penh', 'Svay Rieng', 'ព្រៃវែង', 'ភ្នំពេញ', 'Thmey', 'Chet Data', 'Link'];
const WORDS = ['Thnea', 'Chet', 'Prey', 'Veng', 'Phnom', 'Penh', 'Svay', 'Link', 'and', 'ព្រៃវែង', 'ពេញ'];

let database: TestDatabase;
let client: DatabaseClient;
beforeAll(async () => {
  database = await createTestDatabase();
  client = connect(database.url, { size: 2, onError: () => {} });
  const documents = GROUPS.flatMap((group) =>
    Array.from({ length: 64 }, (_, n) => ({
      group,
      id: `0000${SEARCH_KINDS[group].toString(16).padStart(4, '0')}-0000-4000-8000-${String(n).padStart(12, '0')}`,
      rank: n % 7,
      name: `${NAMES[n % 8]} ${n % 3 === 0 ? NAMES[(n >> 3) % 8] : ''}`,
      name_kh: n % 5 === 0 ? NAMES[3 + (n % 2)]! : '',
      // Groups differ: in one of them bodies alone say something.
      texts:
        group === 'media' || n % 4 === 0
          ? [`About ${NAMES[(n * 3 + 1) % 8]} and ${NAMES[(n * 5 + 2) % 8]}`]
          : [],
    })),
  );
  await writeSearchDocuments(client.db, documents);
});
afterAll(async () => {
  await client.close();
  await database.drop();
});

/** Queries of one up to four words, of either script. */
const QUERIES = Array.from({ length: 160 }, (_, n) =>
  Array.from({ length: 1 + (n % 4) }, (_, at) => WORDS[(n * 7 + at * (1 + (n % 5))) % WORDS.length]).join(
    ' ',
  ),
);

/** What any of a query's readings finds, asked in one condition. */
async function everyMatch(query: string): Promise<Map<SearchGroup, string[]>> {
  const { rows } = await client.pool.query<{ kind: number; ids: string[] }>(
    'select kind, array_agg(id::text) as ids from search_document where bt @@ $1::tsquery group by kind',
    [toTsQuery(query)],
  );
  const kinds = new Map(rows.map(({ kind, ids }) => [kind, ids]));
  return new Map(GROUPS.map((group) => [group, kinds.get(SEARCH_KINDS[group]) ?? []]));
}

describe('the best results of each group (C.9)', () => {
  it('are of what the whole query finds, though each of its readings is asked for by itself', async () => {
    let found = 0;
    for (const query of QUERIES) {
      const [results, matches] = await Promise.all([
        topResults(client.search, query, GROUPS),
        everyMatch(query),
      ]);
      for (const group of GROUPS) {
        const [result, all] = [results.get(group), matches.get(group)!];
        expect([query, group, result?.count ?? 0]).toEqual([query, group, all.length]);
        expect(all).toEqual(expect.arrayContaining(result?.ids ?? []));
        expect(new Set(result?.ids).size).toBe(Math.min(RESULTS_OF_GROUP, all.length));
        found += all.length;
      }
    }
    expect(found).toBeGreaterThan(1_000);
    expect(Math.max(...QUERIES.map((query) => toReadings(query).length))).toBeGreaterThan(3);
  });
});

it('search has connections of its own that only read and keep one plan for all words', async () => {
  const show = async (setting: string) => {
    const [own, others] = await Promise.all(
      [client.search, client.pool].map(
        async (pool) => (await pool.query(`show ${setting}`)).rows[0][setting],
      ),
    );
    return [own, others];
  };
  expect(await show('plan_cache_mode')).toEqual(['force_generic_plan', 'auto']);
  expect(await show('default_transaction_read_only')).toEqual(['on', 'off']);
});
