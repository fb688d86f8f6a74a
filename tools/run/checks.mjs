import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { provideBrowser } from './browser.mjs';
import { buildPages } from './build.mjs';
import { run } from './child.mjs';
import { CADDY, PROMTOOL, provideProgram } from './debian-program.mjs';
import { provideDeployTools } from './deploy-tools.mjs';
import { provideEngines } from './engines.mjs';
import { provideJava } from './java.mjs';
import { knownGood } from './known-good.mjs';
import { provideOldBrowser } from './old-browser.mjs';
import { cachePath, inProject, installedBin, outputPath, reportPath, root } from './paths.mjs';
import { whileAloneInProject } from './preparation-lock.mjs';
import { makeRouteTypes } from './route-types.mjs';
import { testEnvironment } from './test-environment.mjs';

const vitest = (step, projects, args) => {
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath(step)}`];
  const chosen = projects.flatMap((name) => ['--project', name]);
  const env = testEnvironment();
  console.log(`Temporary files are kept in ${env.TMPDIR ?? tmpdir()}.`);
  return run(installedBin('vitest'), ['run', ...chosen, ...report, ...args], { env });
};

/** One more than there are cores: tests wait for servers and programs to start and to die. */
const workers = `--maxWorkers=${availableParallelism() + 1}`;

/** Beside the checks: each waits for something, for one file or one process at a time. */
export const unitTests = (args = []) => ({
  name: 'unit tests',
  counted: true,
  beside: true,
  run: () => vitest('unit tests', ['unit', 'web'], [workers, ...args]),
});

export const apiTests = (args = []) => ({
  name: 'API tests on PostgreSQL',
  counted: true,
  run: async () => {
    for (const program of [PROMTOOL, CADDY]) await provideProgram(program);
    return vitest('API tests on PostgreSQL', ['api'], args);
  },
});

/** Breaks the line between the code of pages and the site, at each step; in short they are among the API tests. */
export const lineTests = (args = []) => ({
  name: 'broken lines',
  counted: true,
  run: () => vitest('broken lines', ['api', 'web'], ['tests/line', 'web/lib/line', 'web/worker', ...args]),
});

/** Kills whole servers, which serve the built pages. */
export const faultTests = (args = []) => ({
  name: 'faults',
  counted: true,
  needs: pages.name,
  run: () => vitest('faults', ['faults'], args),
});

/** Types the runbooks' commands on a system of its own, which the archive of the built program is put on. */
export const deployTests = (args = [], { asked = false } = {}) => ({
  name: 'runbooks',
  counted: true,
  needs: pages.name,
  run: async () => {
    await provideDeployTools({ asked });
    return vitest('runbooks', ['deploy'], args);
  },
});

const both = 'API tests and faults on PostgreSQL';

/** Both at once, because each leaves a core idle for minutes. Without a build, the API alone. */
export const apiAndFaultTests = {
  name: both,
  counted: true,
  run: async (failed) => {
    for (const program of [PROMTOOL, CADDY]) await provideProgram(program);
    return vitest(both, failed.has(pages.name) ? ['api'] : ['api', 'faults'], [workers]);
  },
};

/** In a log, a line for each of hundreds that passed would push what failed before them out of sight. */
const journeyReporter = process.stdout.isTTY ? 'line' : 'dot';

export const browserTests = (args = []) => ({
  name: 'browser journeys',
  counted: true,
  needs: [pages.name, browser.name],
  run: () => {
    const env = { ...testEnvironment(), PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath('browser journeys') };
    return run(installedBin('playwright'), ['test', `--reporter=${journeyReporter},json`, ...args], { env });
  },
});

/** The main journeys in every engine and both languages; what came of it becomes the matrix of docs/browsers.md. */
export const engineTests = (args = []) => ({
  name: 'engines',
  counted: true,
  needs: [pages.name, browser.name],
  run: () => {
    const report = reportPath('engines');
    const env = { ...testEnvironment(), ENGINES_WHOLE: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const chosen = ['--project=engines', `--reporter=${journeyReporter},json`];
    return run(installedBin('playwright'), ['test', ...chosen, ...args], { env });
  },
});

/** Writes what the engines did into docs/browsers.md. */
export const engineMatrix = {
  name: 'matrix',
  run: () => run('node', ['tools/write-browser-matrix.ts', reportPath('engines')]),
};

/**
 * Programs written in Go clear up while they work, which takes the compiler a quarter of its time: not before they hold so much.
 * Nothing else reads these.
 */
const ROOMY = { GOGC: 'off', GOMEMLIMIT: '3GiB', ...process.env };

/** A program that runs beside others: what it says is shown if it fails. */
const aside = (name, program, ...args) => ({
  name,
  beside: true,
  run: () => run(installedBin(program), args, { quiet: outputPath(name), env: ROOMY }),
});

export const pages = { name: 'build', beside: true, run: () => whileAloneInProject(buildPages) };

/** Finds or installs it while others work: that waits for the network. */
export const browser = {
  name: 'browser',
  beside: true,
  run: async () => {
    await provideBrowser();
    await provideJava();
    await provideOldBrowser();
    await provideEngines();
    return 0;
  },
};

/** What an earlier check of the types found out is kept: the next one looks at what changed. */
const TYPES = ['-p', '.', '--noEmit', '--incremental', '--tsBuildInfoFile', cachePath('types.tsbuildinfo')];

const check = (name, program, ...args) => ({
  name,
  beside: true,
  run: () => run('node', [inProject('tools', program), ...args], { quiet: outputPath(name) }),
});

/** The files git knows or would take, by one of its commands each, that are still there. */
function filesOf(...commands) {
  const ask = (args) =>
    spawnSync('git', [...args, '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 }).stdout;
  const files = commands.flatMap((args) => ask(args).split('\0').filter(Boolean));
  return files.filter((file) => existsSync(inProject(file)));
}

const OTHERS = ['ls-files', '--others', '--exclude-standard'];
const allFiles = () => filesOf(['ls-files', '--cached'], OTHERS);
/** What is other than in the last commit. */
const changedFiles = () => filesOf(['diff', 'HEAD', '--name-only'], OTHERS);

const FORMAT = ['check', '--error-on-warnings', '--no-errors-on-unmatched', '--files-ignore-unknown=true'];
/** What the formatter and linter goes by; every rule that is on looks at a file by itself (none of the domain "project"). */
const FORMAT_GOES_BY = ['biome.json', 'package.json', 'package-lock.json', '.gitignore'];

/** Format and lint of those files that were not found good before. */
const formatAndLintOf = (files) => ({
  name: 'format and lint',
  beside: true,
  run: async () => {
    const good = knownGood('format-and-lint', FORMAT_GOES_BY);
    const left = good.left(files());
    if (left.length === 0) return 0;
    const code = await run(installedBin('biome'), [...FORMAT, ...left], {
      quiet: outputPath('format and lint'),
    });
    if (code === 0) good.keep();
    return code;
  },
});
const formatAndLint = formatAndLintOf(allFiles);

/** Format, lint, types, borders and secrets: no database, no browser. */
export const staticChecks = [
  { name: 'route types', beside: true, run: makeRouteTypes },
  // One checker beside the other steps: each further one works out the types of the libraries again, at twice the CPU.
  { ...aside('types', 'tsc', ...TYPES, '--checkers', '1'), needs: 'route types' },
  formatAndLint,
  check('borders', 'check-borders.ts'),
  check('secrets', 'check-secrets.ts'),
  ...(existsSync(inProject('shared', 'tsconfig.json'))
    ? [aside('types of shared', 'tsc', '-p', 'shared', '--noEmit')]
    : []),
];

/** The same, of what changed since the last commit where a file can be looked at by itself. */
export const changedStaticChecks = staticChecks.map((step) => {
  if (step.name === 'secrets') return check('secrets', 'check-secrets.ts', '--changed');
  return step === formatAndLint ? formatAndLintOf(changedFiles) : step;
});

/**
 * The tests that what changed since the last commit reaches. Vitest's own `--changed` loads every test to find them, which
 * takes as long as to run them.
 */
export const changedUnitTests = {
  ...unitTests(),
  run: () => {
    const asked = spawnSync('node', [inProject('tools', 'reached-tests.ts'), ...changedFiles()], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (asked.status !== 0) return 1;
    const reached = asked.stdout.split('\n').filter(Boolean);
    if (reached.length > 0) return unitTests(reached).run();
    console.log('What changed is reached by no unit test.');
    return 0;
  },
};

export const deadCode = {
  ...aside('dead code', 'knip', '--cache', '--cache-location', cachePath('knip')),
  needs: 'route types',
};

/** The built scripts say nothing that the oldest browsers which get them do not understand. */
export const browserFloor = {
  name: 'browser floor',
  beside: true,
  needs: pages.name,
  run: () => run('node', ['tools/check-browser-floor.ts'], { quiet: outputPath('browser floor') }),
};
