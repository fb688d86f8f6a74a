import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataModel } from './check-data-model.ts';

it('keeps docs/data-model.md equal to the schema', async () => {
  const written = readFileSync(new URL('../docs/data-model.md', import.meta.url), 'utf8');
  expect(written, 'docs/data-model.md is stale: npm run generate').toBe(await dataModel());
});
