import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '#server/limits/limits.ts';
import { type Site, startSite } from './site.ts';
import { median } from './statistics.ts';

const NOBODY = '0190a000-0000-7000-8000-00000000dead';
/** What is asked in a loop, by what it costs where nothing is refused. */
const LOOPS = [
  { name: 'pages that are not there', path: '/none-of-these' },
  { name: 'pages of records that are not there', path: `/event/${NOBODY}` },
  { name: 'calls that are not there', path: '/api/v1/none-of-these/' },
  { name: 'files that are not there', path: `/files/${NOBODY}/original` },
  { name: 'calls of members', path: '/user-api/' },
];
const ASKED = 200;
const ROUNDS = 8;

/**
 * Asks each address in a loop until it answers 429 and goes on: what such an answer costs the server, as a table. Of several
 * rounds of each in turn the cheapest counts, so that what else the machine does counts for little.
 */
export async function measureRefusals(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'phum-refusals-'));
  const site = await startSite({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    LIMITS: '1',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  });
  try {
    const loops = LOOPS.map((one, n) => ({ ...one, from: `203.0.113.${n + 1}`, rounds: [] as Round[] }));
    // What was never done before is slower.
    for (const { path, from } of loops) await refused(site, path, from);
    for (let n = 0; n < ROUNDS; n += 1)
      for (const { path, from, rounds } of loops) rounds.push(await refused(site, path, from));
    const rows = loops.map(({ name, rounds }) => {
      const cpu = Math.min(...rounds.map((one) => one.cpu));
      const time = Math.min(...rounds.map(({ times }) => median(times)));
      return `| ${name} | ${cpu.toFixed(2)} ms | ${time.toFixed(2)} ms |`;
    });
    return ['| In a loop | CPU time of a 429 | Time until it came |', '| --- | --- | --- |', ...rows].join(
      '\n',
    );
  } finally {
    await site.end();
    await rm(folder, { recursive: true, force: true });
  }
}

async function ask({ url }: Site, path: string, from: string): Promise<number> {
  const answer = await fetch(url + path, { headers: { 'x-forwarded-for': from } });
  await answer.arrayBuffer();
  return answer.status;
}

async function untilRefused(site: Site, path: string, from: string): Promise<void> {
  for (let n = 0; n <= LIMITS.read.points; n += 1) if ((await ask(site, path, from)) === 429) return;
  throw new Error(`${path} is never refused: ${await ask(site, path, from)}`);
}

interface Round {
  cpu: number;
  times: number[];
}

async function refused(site: Site, path: string, from: string): Promise<Round> {
  await untilRefused(site, path, from);
  return (await loop(site, path, from)) ?? refused(site, path, from);
}

/** Null when the window of the limit ended meanwhile. */
async function loop(site: Site, path: string, from: string): Promise<Round | null> {
  const before = await site.figures();
  const times: number[] = [];
  for (let n = 0; n < ASKED; n += 1) {
    const started = performance.now();
    if ((await ask(site, path, from)) !== 429) return null;
    times.push(performance.now() - started);
  }
  const { cpu_ms } = await site.figures();
  return { cpu: (cpu_ms - before.cpu_ms) / ASKED, times };
}
