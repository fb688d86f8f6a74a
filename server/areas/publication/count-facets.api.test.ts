import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, type DatabaseClient } from '#server/database/client.ts';
import { createTestDatabase, type TestDatabase } from '#tests/setup/test-database.ts';
import { countFacets } from './count-facets.ts';

let database: TestDatabase;
let client: DatabaseClient;
beforeAll(async () => {
  database = await createTestDatabase();
  client = connect(database.url, { size: 1, onError: () => {} });
});
afterAll(async () => {
  await client.close();
  await database.drop();
});

const COLOURS = ['red', 'blue', 'ស'];
const TAGS = ['a', 'b', 'c'];
const rows = fc.array(
  fc.record({
    colour: fc.option(fc.constantFrom(...COLOURS)),
    size: fc.constantFrom('s', 'm'),
    tags: fc.subarray(TAGS),
  }),
  { maxLength: 12 },
);
const chosen = fc.record({
  colour: fc.subarray(COLOURS),
  size: fc.subarray(['s', 'm', 'l']),
  tags: fc.subarray(TAGS),
});
type Row = { colour: string | null; size: string; tags: string[] };
type Chosen = Record<keyof Row, string[]>;

const count = (all: readonly Row[], choice: Chosen, few: boolean) => {
  const array = (values: string[]) => sql`${sql.param(values)}::text[]`;
  const asks = (values: string[], column: string) =>
    values.length > 0 ? sql`${sql.identifier(column)} = any(${array(values)})` : undefined;
  return countFacets(client.db, {
    from: sql`json_to_recordset(${JSON.stringify(all)}::json) as t(colour text, size text, tags text[])`,
    where: sql`true`,
    columns: [
      { key: 'colour', value: sql`colour`, few, condition: asks(choice.colour, 'colour') },
      { key: 'size', value: sql`size`, few, condition: asks(choice.size, 'size') },
      {
        key: 'tags',
        value: sql`tags`,
        many: true,
        condition: choice.tags.length > 0 ? sql`tags && ${array(choice.tags)}` : undefined,
      },
    ],
  });
};

/** The same, row by row. */
function countSlowly(all: readonly Row[], choice: Chosen) {
  const valuesOf = (row: Row, key: keyof Row) => [row[key] ?? []].flat();
  const fits = (row: Row, key: keyof Row) =>
    choice[key].length === 0 || valuesOf(row, key).some((value) => choice[key].includes(value));
  const keys = ['colour', 'size', 'tags'] as const;
  const counts = keys.map((key) => {
    const counted = new Map<string, number>();
    for (const row of all.filter((one) => keys.every((other) => other === key || fits(one, other))))
      for (const value of valuesOf(row, key)) counted.set(value, (counted.get(value) ?? 0) + 1);
    return [key, counted] as const;
  });
  return {
    total: all.filter((row) => keys.every((key) => fits(row, key))).length,
    total_all: all.length,
    counts: new Map(counts),
  };
}

describe('the counts behind filters (B.37)', () => {
  it('are those of counting row by row, whatever is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(rows, chosen, fc.boolean(), async (all, choice, few) => {
        expect(await count(all, choice, few)).toEqual(countSlowly(all, choice));
      }),
      { numRuns: 80 },
    );
  });
});
