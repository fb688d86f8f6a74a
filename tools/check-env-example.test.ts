import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { envExample } from './check-env-example.ts';

it('keeps .env.example equal to what server/environment-settings.ts declares', () => {
  const written = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
  expect(written, '.env.example is stale: npm run generate').toBe(envExample());
});
