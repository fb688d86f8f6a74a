import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { expect, it } from 'vitest';

const here = import.meta.dirname;

it('the migrations make what the schema describes', async () => {
  const schema: Record<string, unknown> = {};
  for (const file of globSync('schema/*.ts', { cwd: here }))
    Object.assign(schema, await import(path.join(here, file)));
  const newest = globSync('migrations/meta/*_snapshot.json', { cwd: here }).sort().at(-1)!;
  const tablesIn = (snapshot: string): Record<string, unknown> => JSON.parse(snapshot).tables;
  const made = tablesIn(readFileSync(path.join(here, newest), 'utf8'));
  const described = tablesIn(JSON.stringify(generateDrizzleJson(schema)));
  const names = [...new Set([...Object.keys(described), ...Object.keys(made)])];
  expect(names.length).toBeGreaterThan(60);
  const ahead = names.filter((name) => !isDeepStrictEqual(described[name], made[name]));
  expect(
    ahead.map(
      (name) => `${name} is ahead of its migrations: run npm run generate -- <what changes, in a word>`,
    ),
  ).toEqual([]);
});
