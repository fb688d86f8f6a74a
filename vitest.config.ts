import { defineConfig } from 'vitest/config';

/**
 * `unit` needs no database and no browser; `api` runs against a real PostgreSQL started by its global setup; `faults`
 * kills whole servers and databases, and needs the built pages.
 */
export default defineConfig({
  test: {
    // Of two cores Vitest would leave one idle.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{shared,server,web,tools,tests}/**/*.test.{ts,tsx}'],
          exclude: ['**/*.{api,faults}.test.ts', 'node_modules/**', 'build/**'],
        },
      },
      {
        test: {
          name: 'api',
          // Files have databases of their own; what they import is loaded once for all of them.
          isolate: false,
          include: ['{server,tests}/**/*.api.test.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.faults.test.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
