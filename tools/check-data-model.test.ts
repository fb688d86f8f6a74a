import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataModel } from './check-data-model.ts';

it('keeps docs/data-model.md equal to the schema', async () => {
  expect(readFileSync(new URL('../docs/data-model.md', import.meta.url), 'utf8')).toBe(await dataModel());
});
