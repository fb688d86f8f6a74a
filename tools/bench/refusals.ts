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
const ASKED = 800;

/** Asks each address in a loop until it answers 429 and goes on: what such an answer costs the server, as a table. */
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
    const rows: string[] = [];
    for (const [n, { name, path }] of LOOPS.entries()) {
      const from = `203.0.113.${n + 1}`;
      await untilRefused(site, path, from);
      // What was never done before is slower.
      await loop(site, path, from);
      const { cpu, times } = await loop(site, path, from);
      rows.push(`| ${name} | ${cpu.toFixed(2)} ms | ${median(times).toFixed(2)} ms |`);
    }
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

async function loop(site: Site, path: string, from: string): Promise<{ cpu: number; times: number[] }> {
  const before = await site.figures();
  const times: number[] = [];
  for (let n = 0; n < ASKED; n += 1) {
    const started = performance.now();
    if ((await ask(site, path, from)) !== 429) throw new Error(`${path} is answered again`);
    times.push(performance.now() - started);
  }
  const { cpu_ms } = await site.figures();
  return { cpu: (cpu_ms - before.cpu_ms) / ASKED, times };
}
