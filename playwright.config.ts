import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { type JourneyOptions, VIEWPORTS } from './tests/journeys/base.ts';

const PORT = Number(process.env.E2E_PORT ?? 3900);
/** Address of a site that runs already, to try single journeys again and again; without it one is started. */
const running = process.env.E2E_URL;
const dataDir = process.env.E2E_DATA_DIR ?? path.join(tmpdir(), `phum-journeys-${process.pid}`);
// For the workers, which have other process ids: some journeys look into the database of the site.
if (!running) process.env.E2E_DATA_DIR = dataDir;

/** Flags without which Chromium talks to its makers, or cannot start as root. */
const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Journeys see a page a few times and leave: code that the browser makes faster on the way, in threads of their own, costs
 * more than it gives back. Speed is measured without this.
 */
const SHORT_VISITS = '--js-flags=--single-threaded --no-opt --no-maglev';

const launch = (args: string[]) => ({
  args,
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
});

/** About the oldest Chromium whose people get our scripts, where it can run (tools/run/old-browser.mjs). */
const OLD_CHROMIUM = process.env.OLD_CHROMIUM_PATH;

/** The spec that measures speed. */
const LIGHTHOUSE = /lighthouse\.spec\.ts$/;

/** Khmer where lines are shortest, English on wide screens: each language and each width once. */
const COMBINATIONS = [
  ['km', 'phone'],
  ['en', 'desktop'],
] as const;

/**
 * Journeys through the production build on real Chromium: each in both languages and on both widths, unless its file
 * says otherwise (`tests/journeys/base.ts`). What hangs on language and width at once (texts that are cut, contrast)
 * is looked at in all four by `pages.spec.ts`.
 */
export default defineConfig<JourneyOptions>({
  testDir: 'tests/journeys',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Twice the cores of a small machine: journeys wait now and then, and each page has one thread.
  workers: 4,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: running ?? `http://localhost:${PORT}`,
    launchOptions: launch(CHROMIUM_FLAGS),
    serviceWorkers: 'block',
    // Nobody waits for a movement that no test looks at.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
  projects: [
    ...COMBINATIONS.map(([language, device]) => ({
      name: `${language}-${device}`,
      testIgnore: LIGHTHOUSE,
      // A test with the tag of another project runs in that one alone.
      grepInvert: COMBINATIONS.filter((other) => other[0] !== language).map(
        (other) => new RegExp(`@${other.join('-')}`),
      ),
      use: {
        language,
        device,
        viewport: VIEWPORTS[device],
        hasTouch: device === 'phone',
        launchOptions: launch([...CHROMIUM_FLAGS, SHORT_VISITS]),
      },
    })),
    ...(OLD_CHROMIUM
      ? [
          {
            name: 'old-phone',
            grep: /@old-phone/,
            use: {
              language: 'km' as const,
              device: 'phone' as const,
              viewport: VIEWPORTS.phone,
              hasTouch: true,
              launchOptions: { args: CHROMIUM_FLAGS, executablePath: OLD_CHROMIUM },
            },
          },
        ]
      : []),
    // Each engine is a program with a window of its own: one after the other, beside the journeys.
    {
      name: 'engines',
      testDir: 'tests/engines',
      use: { device: 'phone' as const },
    },
    // Speed is judged with the machine to itself: after all others, one page at a time.
    {
      name: 'lighthouse',
      testMatch: LIGHTHOUSE,
      workers: 1,
      dependencies: COMBINATIONS.map((one) => one.join('-')),
      use: { device: 'phone' as const },
    },
  ],
  webServer: running
    ? []
    : {
        command: 'node server/main.ts',
        url: `http://localhost:${PORT}/readyz`,
        timeout: 120_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        env: {
          PORT: String(PORT),
          DATA_DIR: dataDir,
          NODE_ENV: 'production',
          DEMO: '1',
          LIMITS: '0',
          LOG_LEVEL: 'error',
          STRICT_TEXTS: '1',
          DECISION_HOLD_SECONDS: '6',
        },
      },
});
