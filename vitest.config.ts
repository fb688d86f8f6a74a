import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that run for ten seconds and more, longest first: begun last, one of them would keep the others waiting. */
const LONG = [
  'tests/planted/',
  'tests/deploy/',
  'tests/attacks/outside/',
  'tests/attacks/costly',
  'tests/faults/kills',
  'tests/faults/',
  'tests/fuzz/calls',
  'tests/fuzz/pages',
  'database/supervisor/kills',
  'database/supervisor/privileges',
  'attacks/timing',
  'database/supervisor/lifecycle',
  'database/supervisor/locks',
  'permissions/matrix',
  'collection/collections',
  'collection/publishing',
  'supervisor/hot-copy',
  'camdigikey/camdigikey.test',
  'demo/build/build-demo.test',
  'tools/run/',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONG.findIndex((part) => moduleId.includes(part));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

/** The server's sources run as they do in production: Node reads TypeScript by itself, so nothing is transformed. */
const asNodeDoes = { viteModuleRunner: false, nodeLoader: false };
/** Pages are drawn by the React that visitors get; its other build takes twice as long. */
const env = { NODE_ENV: 'production' };
/** What comes by itself is waited for as long as a busy machine needs; nobody waits longer than it takes. */
const patient = { poll: { timeout: 20_000 } };
/** Ends what hangs, and nothing else: machines that many share have stood still for more than a minute. */
const enough = { testTimeout: 240_000, hookTimeout: 240_000 };
const setupFiles = ['tests/setup/fast-check.ts'];
/** And its modules are found as quickly. */
const quickModules = ['--import', fileURLToPath(new URL('tests/setup/quick-modules.ts', import.meta.url))];

/**
 * `unit` and `web` need no database and no browser; `api` runs against a real PostgreSQL started by its global setup; `faults`
 * kills whole servers and databases, and needs the built pages.
 */
export default defineConfig({
  test: {
    // What a list of faults holds is said in the summary, too, not that it is an array.
    chaiConfig: { truncateThreshold: 0 },
    // Of two cores Vitest would leave one idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles,
          // What files import is loaded once for all of them; each puts back what it changes.
          isolate: false,
          experimental: asNodeDoes,
          env,
          execArgv: quickModules,
          expect: patient,
          include: ['{shared,server,tools,tests}/**/*.test.ts'],
          exclude: ['**/*.{api,faults,deploy}.test.ts', 'node_modules/**', 'build/**'],
          // One hook builds the whole demonstration; a machine that is busy may take a while.
          ...enough,
        },
      },
      {
        test: {
          name: 'web',
          setupFiles,
          isolate: false,
          // JSX is what Node cannot read by itself.
          include: ['web/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          setupFiles,
          // Files have databases of their own; what they import is loaded once for all of them.
          isolate: false,
          experimental: asNodeDoes,
          env,
          execArgv: quickModules,
          expect: patient,
          include: ['{server,tests}/**/*.api.test.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
          // Some start servers of their own; on a machine that does much else, one alone takes fifteen seconds.
          ...enough,
        },
      },
      {
        test: {
          name: 'faults',
          setupFiles,
          isolate: false,
          experimental: asNodeDoes,
          env,
          execArgv: quickModules,
          expect: patient,
          include: ['tests/faults/**/*.faults.test.ts'],
          globalSetup: ['tests/setup/postgres.ts'],
          ...enough,
        },
      },
      {
        test: {
          // Types what the runbooks say, on a system of its own.
          name: 'deploy',
          experimental: asNodeDoes,
          execArgv: quickModules,
          globalSetup: ['tests/deploy/prepare.ts'],
          include: ['tests/deploy/**/*.deploy.test.ts'],
          testTimeout: 2_400_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
