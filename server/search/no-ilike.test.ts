import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const server = fileURLToPath(new URL('..', import.meta.url));

it('nothing compares what people search for letter by letter: search boxes ask `saying` or the search documents', () => {
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const asking = sources.filter((name) => /\bilike\b/i.test(readFileSync(path.join(server, name), 'utf8')));
  expect(sources.length).toBeGreaterThan(500);
  expect(asking).toEqual([]);
});
