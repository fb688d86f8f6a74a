import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { measureCached } from './cached.ts';
import { type IdleRow, measureIdle } from './idle.ts';
import { measureMemory } from './memory.ts';
import { writePerformancePage } from './performance-page.ts';
import { measureRefusals } from './refusals.ts';
import { report } from './report.ts';
import { startSizes } from './sizes.ts';
import { measureUncached } from './uncached.ts';

const USAGE = `npm run bench -- [--sizes N,N,…] [--quick] [--write] [--refusals]

  --sizes     other numbers of organisations, smallest first: --sizes 1000,10000
  --quick     smaller sizes and shorter rounds: shows that it works, not how fast it is
  --write     puts the tables into docs/performance.md; otherwise nothing is written
  --refusals  only what a 429 costs, on a demonstration of its own`;

const WHOLE = {
  sizes: [1_000, 10_000, 100_000],
  cached: { rounds: 5, seconds: 1.5 },
  uncached: { each: 300, pages: 60 },
  requests: 100_000,
  idle: 60,
};
const QUICK = {
  sizes: [1_000, 3_000],
  cached: { rounds: 1, seconds: 1 },
  uncached: { each: 40, pages: 10 },
  requests: 4_000,
  idle: 20,
};

const say = (line: string) =>
  console.error(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${line}`);
const { quick, write, refusals, sizes } = readOptions();
const plan = quick ? QUICK : WHOLE;

if (refusals) {
  console.log(await measureRefusals());
  process.exit();
}

const { sites, postgres, end } = await startSizes(sizes ?? plan.sizes, say);
const interrupted = (code: number) => void end().finally(() => process.exit(code));
process.on('SIGINT', () => interrupted(130));
process.on('SIGTERM', () => interrupted(143));
try {
  say('Lists, searches and pages at each size, the sites taking turns');
  const uncached = await measureUncached(sites, plan.uncached);
  say('Cached answers against a bare Fastify, the two taking turns');
  const cached = await measureCached(sites[0]!.site, plan.cached);
  say(`Memory over ${plan.requests.toLocaleString('en')} requests`);
  const memory = await measureMemory(sites[0]!, plan.requests);
  const idle: IdleRow[] = [];
  for (const sized of sites) {
    say(`A node that nobody asks anything, ${sized.organisations.toLocaleString('en')} organisations`);
    idle.push(await measureIdle(sized, plan.idle));
  }

  const results = report({ cached, uncached, memory, starts: sites, idle });
  const tables = `${conditions(postgres)}\n\n${results}`;
  console.log(tables);
  if (write) writePerformancePage(tables);
} finally {
  await end();
}

function conditions(postgresVersion: string): string {
  const date = new Date().toISOString().slice(0, 10);
  const machine = `${availableParallelism()} CPUs (${cpus()[0]?.model.trim() ?? process.arch})`;
  const versions = `Node ${process.versions.node}, PostgreSQL ${postgresVersion}, ${process.platform}-${process.arch}`;
  return `Measured ${date} on ${machine}, ${versions}${quick ? ', with `--quick`' : ''}.`;
}

function readOptions(): {
  quick: boolean;
  write: boolean;
  refusals: boolean;
  sizes: number[] | undefined;
} {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = { quick: flag, write: flag, refusals: flag, sizes: { type: 'string' } } as const;
    const { sizes, ...flags } = parseArgs({ options }).values;
    return { ...flags, sizes: sizes === undefined ? undefined : readSizes(sizes) };
  } catch {
    console.error(USAGE);
    process.exit(2);
  }
}

function readSizes(text: string): number[] {
  const sizes = text.split(',').map(Number);
  const isRising = sizes.every((size, index) => size > (sizes[index - 1] ?? 99));
  if (!isRising) throw new Error('Sizes rise from 100.');
  return sizes;
}
