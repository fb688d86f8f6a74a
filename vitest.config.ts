import { defineConfig } from 'vitest/config';

/** `unit` needs no database and no browser; `api` runs against a real PostgreSQL started by its global setup. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,server,web,tools,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.api.test.ts', 'node_modules/**', 'build/**'],
        },
      },
      {
        test: {
          name: 'api',
          include: ['{server,tests}/**/*.api.test.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
