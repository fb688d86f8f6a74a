import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO_PASSWORD } from '#server/database/demo/staff.ts';
import { attack, FAMILIES, reportOf } from '#tests/attacks/outside/attack.ts';
import { aimAt, NoSignIn, PEOPLE, type TargetOptions } from '#tests/attacks/outside/target.ts';
import { type Site, startSite } from './bench/site.ts';

const USAGE = `npm run attack -- [--url http://localhost:PORT] [--long] [--inputs N] [--seed N] [--family NAME]…

  --url     a demonstration on this machine that runs already; otherwise one is started for the attack. Its data suffers.
  --long    100,000 inputs within two hours instead of 3,000 within three minutes
  --inputs  another number of them, within the same time
  --seed    other inputs
  --family  only some: ${FAMILIES.map(({ name }) => name).join(', ')}

Ends with 1 when a door is open, with 2 when nobody can sign in.`;

const MINUTE_MS = 60_000;
const SHORT = { inputs: 3_000, ms: 3 * MINUTE_MS };
const LONG = { inputs: 100_000, ms: 120 * MINUTE_MS };

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    long: { type: 'boolean', default: false },
    inputs: { type: 'string' },
    seed: { type: 'string', default: '2026' },
    family: { type: 'string', multiple: true },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const accounts = Object.fromEntries(
  PEOPLE.map((name) => [name, { email: `${name}@phum.example`, password: DEMO_PASSWORD }]),
) as TargetOptions['accounts'];

/** A demonstration of our own, with its limits on, that believes what we say of where we come from. */
async function ownSite(): Promise<{ site: Site; url: string; end(): Promise<void> }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'phum-attack-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  const site = await startSite({
    // What has a proxy in front is no trial.
    NODE_ENV: 'test',
    IDENTITY_SIMULATOR_PORT: '0',
    DATA_DIR: folder,
    LIMITS: '1',
    TRUST_PROXY: '1',
  });
  return {
    site,
    // The address that the site itself takes for its own.
    url: site.url.replace('127.0.0.1', 'localhost'),
    end: () => site.end().then(remove),
  };
}

const own = values.url ? null : await ownSite();
const target = aimAt({
  url: values.url ?? own!.url,
  accounts,
  ...(own ? { log: () => own.site.output() } : {}),
});
const interrupted = (code: number) =>
  void (own?.end() ?? Promise.resolve()).finally(() => process.exit(code));
process.on('SIGINT', () => interrupted(130));
process.on('SIGTERM', () => interrupted(143));
try {
  const tallies = await attack(target, {
    ...(values.long ? LONG : SHORT),
    ...(values.inputs ? { inputs: Number(values.inputs) } : {}),
    seed: Number(values.seed),
    ...(values.family ? { families: values.family } : {}),
    say: (line) => console.error(line),
  });
  console.log(reportOf(tallies));
  process.exitCode = tallies.some(({ findings }) => findings.length > 0) ? 1 : 0;
} catch (error) {
  if (!(error instanceof NoSignIn)) throw error;
  console.error(error.message);
  process.exitCode = 2;
} finally {
  await own?.end();
}
