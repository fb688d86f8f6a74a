import { provideBrowser } from './browser.mjs';
import { buildPages } from './build.mjs';
import {
  apiAndFaultTests,
  apiTests,
  browser,
  browserFloor,
  browserTests,
  changedStaticChecks,
  changedUnitTests,
  deadCode,
  deployTests,
  engineMatrix,
  engineTests,
  faultTests,
  lineTests,
  pages,
  staticChecks,
  unitTests,
} from './checks.mjs';
import { run } from './child.mjs';
import { demonstration } from './demonstration.mjs';
import { installDependencies } from './dependencies.mjs';
import { setHooks } from './hooks.mjs';
import { keepRunning } from './keep-running.mjs';
import { installedBin } from './paths.mjs';
import { whileAloneInProject } from './preparation-lock.mjs';
import { Refusal } from './refusal.mjs';
import { readSettingsFile } from './settings-file.mjs';
import { onlyStep, runSteps } from './steps.mjs';
import { provideNode } from './toolchain.mjs';

/** Installs what is missing and, with `build`, builds what is stale. */
async function prepare({ build = false } = {}) {
  setHooks();
  await whileAloneInProject(async () => {
    await installDependencies(await provideNode());
    if (build && (await buildPages()) !== 0) throw new Refusal('The build failed; the reason stands above.');
  });
}

const node = (args, env = {}) => run('node', args, { env: { ...process.env, ...env } });

/** Whether kills and fuzzing go on for as long as before a release; returns the other arguments. */
function takeLong(args) {
  if (args.includes('--long')) process.env.LONG = '1';
  return args.filter((arg) => arg !== '--long');
}

/** Every command by its name: takes the remaining arguments, resolves to the exit code. */
export const commands = {
  async start(args) {
    readSettingsFile();
    const mode = demonstration(process.env);
    await prepare({ build: true });
    const start = () => node(['server/main.ts', ...args], mode);
    // What is migrated is done once.
    return args[0] === 'migrate' ? start() : keepRunning(start);
  },
  async dev(args) {
    await prepare();
    // Who is killed at once is gone before the program can ask who its parent is.
    const started = { PHUM_STARTED_BY: String(process.pid) };
    return node(['tools/dev/main.ts', ...args], { NODE_ENV: 'development', PHUM_DEV: '1', ...started });
  },
  async test(args) {
    takeLong(args);
    await prepare();
    const beforehand = [...staticChecks, deadCode, pages, browserFloor, browser];
    return runSteps([...beforehand, unitTests(), apiAndFaultTests, deployTests(), browserTests()]);
  },
  async verify(args) {
    await prepare();
    const all = args.includes('--changed')
      ? [...changedStaticChecks, changedUnitTests]
      : [...staticChecks, deadCode, pages, browserFloor, unitTests()];
    const only = args.indexOf('--only');
    const steps = onlyStep(all, only < 0 ? undefined : (args[only + 1] ?? ''));
    // Who asks wants to know all that is wrong, not the first thing.
    return runSteps(steps, { goOn: true });
  },
  /** What is made from the sources is made anew: data model, example of settings, and with a name the migration. */
  async generate([name, ...args]) {
    await prepare();
    if (name) {
      const code = await run(installedBin('drizzle-kit'), ['generate', '--name', name, ...args]);
      if (code !== 0) return code;
    }
    return (
      (await node(['tools/check-data-model.ts', '--write'])) ||
      (await node(['tools/check-migrations.ts', '--write'])) ||
      (await node(['tools/check-env-example.ts', '--write'])) ||
      node(['tools/check-settings-page.ts', '--write'])
    );
  },
  async borders(args) {
    await prepare();
    return node(['tools/check-borders.ts', ...args]);
  },
  async format(args) {
    await prepare();
    return run(installedBin('biome'), ['check', '--write', ...args]);
  },
  async 'test:watch'(args) {
    await prepare();
    return run(installedBin('vitest'), ['watch', '--project', 'unit', '--project', 'web', ...args]);
  },
  async 'test:unit'(args) {
    await prepare();
    return runSteps([unitTests(args)]);
  },
  async 'test:api'(args) {
    const rest = takeLong(args);
    await prepare();
    return runSteps([apiTests(rest)]);
  },
  async 'test:faults'(args) {
    const rest = takeLong(args);
    await prepare();
    return runSteps([pages, faultTests(rest)]);
  },
  async 'test:deploy'(args) {
    const rest = takeLong(args);
    await prepare();
    return runSteps([pages, deployTests(rest, { asked: true })]);
  },
  async 'test:line'(args) {
    const rest = takeLong(args);
    await prepare();
    return runSteps([lineTests(rest)]);
  },
  async 'test:e2e'(args) {
    await prepare();
    return runSteps([pages, browser, browserTests(args)]);
  },
  async 'test:engines'(args) {
    const isWritten = args.includes('--write');
    const rest = args.filter((arg) => arg !== '--write');
    await prepare();
    return runSteps([pages, browser, engineTests(rest), ...(isWritten ? [engineMatrix] : [])], {
      goOn: true,
    });
  },
  async bench(args) {
    await prepare({ build: true });
    return node(['tools/bench/main.ts', ...args], { NODE_ENV: 'production' });
  },
  async 'bench:peers'(args) {
    await prepare({ build: true });
    return node(['tools/bench/peers/main.ts', ...args], { NODE_ENV: 'production' });
  },
  async 'bench:dev'() {
    await prepare();
    await provideBrowser();
    return node(['tools/dev/bench.ts']);
  },
  async migrate(args) {
    await prepare();
    return node(['server/main.ts', 'migrate', ...args]);
  },
  async data(args) {
    await prepare();
    return node(['tools/data.ts', ...args]);
  },
  async backup(args) {
    await prepare();
    return node(['tools/backup.ts', ...args]);
  },
  async database(args) {
    await prepare();
    return node(['tools/database.ts', ...args]);
  },
  async release(args) {
    await prepare({ build: true });
    return node(['tools/release.ts', ...args]);
  },
  async attack(args) {
    await prepare({ build: true });
    return node(['tools/attack.ts', ...args]);
  },
  async 'close-demo'() {
    await prepare();
    return node(['tools/close-demo.ts']);
  },
  async phum(args) {
    await prepare();
    return node(['server/phum.ts', ...args]);
  },
  async secret() {
    await prepare();
    return node(['tools/secret.ts']);
  },
  async simulator(args) {
    await prepare();
    return node(['tools/simulator.ts', ...args]);
  },
  async coverage(args) {
    await prepare();
    return node(['tools/check-coverage.ts', ...args]);
  },
  async build() {
    readSettingsFile();
    await prepare();
    return runSteps([pages]);
  },
  async browser() {
    await prepare();
    await provideBrowser();
    console.log(process.env.CHROMIUM_PATH);
    return 0;
  },
};
