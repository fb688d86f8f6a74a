import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Recorded } from './bare.ts';
import { fire, type Round } from './load.ts';
import { freePort, type Program, startProgram, untilReady } from './program.ts';
import type { Site } from './site.ts';
import { median } from './statistics.ts';

/** One answer from the cache against the same bytes from a bare Fastify. */
export interface CachedRow {
  name: string;
  encoding: string;
  bytes: number;
  /** Requests a second, and CPU milliseconds a request, of each side: medians over the rounds. */
  site: { per_second: number; cpu_ms: number };
  bare: { per_second: number; cpu_ms: number };
  /** Median of the per-round ratios of requests a second (site / bare) and of CPU (bare / site). */
  throughput_ratio: number;
  cpu_ratio: number;
}

const TARGETS = [
  { name: 'home page', path: '/' },
  { name: 'directory page', path: '/ecosystem/discover/category/startup' },
  { name: 'JSON list', path: '/api/v1/startup/' },
];
const ENCODINGS = ['', 'br, gzip'];
const bare = fileURLToPath(new URL('./bare.ts', import.meta.url));

/** Measures every target with and without compression, the two servers taking turns (method: reference figures in ratios). */
export async function measureCached(
  site: Site,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<CachedRow[]> {
  const cases = TARGETS.flatMap((target) => ENCODINGS.map((encoding) => ({ ...target, encoding })));
  const recorded: Recorded[] = [];
  for (const [index, one] of cases.entries()) recorded.push(await record(site, one, `/row-${index}`));
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'phum-recorded-'));
  await writeFile(join(folder, 'answers.json'), JSON.stringify(recorded));
  const yardstick = startProgram(bare, { args: [String(port), join(folder, 'answers.json')] });
  try {
    await untilReady(yardstick, `http://127.0.0.1:${port}/ready`);
    const rows: CachedRow[] = [];
    for (const [index, one] of cases.entries()) {
      const sides: Sides = {
        site: { program: site, url: site.url + one.path },
        bare: { program: yardstick, url: `http://127.0.0.1:${port}${recorded[index]!.path}` },
      };
      const headers: Record<string, string> = one.encoding ? { 'accept-encoding': one.encoding } : {};
      const bytes = Buffer.from(recorded[index]!.body, 'base64').byteLength;
      const figures = await takeTurns(sides, { rounds, seconds, headers });
      rows.push({ name: one.name, encoding: one.encoding || 'none', bytes, ...figures });
    }
    return rows;
  } finally {
    await yardstick.end();
    await rm(folder, { recursive: true, force: true });
  }
}

type Side = 'site' | 'bare';
type Sides = Record<Side, { program: Program; url: string }>;

async function takeTurns(
  sides: Sides,
  { rounds, ...load }: { rounds: number; seconds: number; headers: Record<string, string> },
) {
  const measured: Record<Side, { per_second: number; cpu_ms: number }>[] = [];
  // A round that is not counted lets both compile what they run.
  for (let round = -1; round < rounds; round += 1) {
    const order: Side[] = round % 2 === 0 ? ['site', 'bare'] : ['bare', 'site'];
    const result = {} as Record<Side, { per_second: number; cpu_ms: number }>;
    for (const side of order) {
      const { program, url } = sides[side];
      const before = await program.figures();
      const fired: Round = await fire(url, round < 0 ? { ...load, seconds: 1 } : load);
      const { cpu_ms } = await program.figures();
      result[side] = { per_second: fired.per_second, cpu_ms: (cpu_ms - before.cpu_ms) / fired.requests };
    }
    if (round >= 0) measured.push(result);
  }
  const of = (side: Side) => ({
    per_second: median(measured.map((one) => one[side].per_second)),
    cpu_ms: median(measured.map((one) => one[side].cpu_ms)),
  });
  return {
    site: of('site'),
    bare: of('bare'),
    throughput_ratio: median(measured.map((one) => one.site.per_second / one.bare.per_second)),
    cpu_ratio: median(measured.map((one) => one.bare.cpu_ms / one.site.cpu_ms)),
  };
}

/** Headers each server writes by itself. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

/** The site's answer from its cache: the second one, byte for byte. */
async function record(
  site: Site,
  { path, encoding }: { path: string; encoding: string },
  as: string,
): Promise<Recorded> {
  await readRaw(site.url + path, encoding);
  const { headers, body } = await readRaw(site.url + path, encoding);
  const kept = Object.entries(headers).filter(([name]) => !OWN.has(name));
  return { path: as, headers: Object.fromEntries(kept), body: body.toString('base64') };
}

function readRaw(url: string, encoding: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers: encoding ? { 'accept-encoding': encoding } : {} }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      resolve({ headers: response.headers as Record<string, string>, body });
    })
      .on('error', reject)
      .end();
  });
}
