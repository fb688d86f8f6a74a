import { createServer } from 'node:net';
import { chromium, type LaunchOptions } from '@playwright/test';
import lighthouse, { defaultConfig, type Flags } from 'lighthouse';

export interface Scores {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
}

export interface Judgement {
  scores: Scores;
  /** What cost points beside speed. */
  faults: string[];
  /** How fast this machine was while it judged, in Lighthouse's own measure; a quiet core has 1,000 and more. */
  machine: number;
}

/** Audits that count for no score: what they gather costs time and tells nothing here. */
const WEIGHTLESS = weightlessAudits();

/**
 * A page is over when neither line nor processor had work for half a second: nothing of ours waits longer to begin. By itself
 * Lighthouse also waits where nothing is waited for.
 */
const UNTIL_QUIET = {
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 500,
  cpuQuietThresholdMs: 500,
} satisfies Flags;

/**
 * A page that was not loaded in time, or a category without a score, was not judged: an audit could not gather what it needs.
 * So often it is asked again.
 */
const ATTEMPTS = 3;

/** Scores (0 to 100) of an address on a phone with a simulated slow line, and what cost points beside speed. */
export async function scoresOf(url: string, launch: LaunchOptions): Promise<Judgement> {
  let reason = '';
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const judged = await judge(url, launch);
    if (typeof judged !== 'string') return judged;
    reason = judged;
  }
  throw new Error(`Lighthouse could not judge ${url}: ${reason}`);
}

/** A text says why it could not. */
async function judge(url: string, launch: LaunchOptions): Promise<Judgement | string> {
  const port = await freePort();
  const args = [...(launch.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...launch, args });
  try {
    const flags: Flags = {
      port,
      logLevel: 'error',
      output: 'json',
      skipAudits: WEIGHTLESS,
      disableFullPageScreenshot: true,
      ...UNTIL_QUIET,
    };
    const result = await lighthouse(url, flags);
    if (!result || result.lhr.runtimeError) return result?.lhr.runtimeError?.message ?? 'no result';
    const { categories, audits } = result.lhr;
    if (Object.values(categories).some(({ score }) => score === null)) return 'a category has no score';
    const score = (name: keyof Scores) => Math.round((categories[name]?.score ?? 0) * 100);
    const faults = (['accessibility', 'best-practices', 'seo'] as const).flatMap((name) =>
      (categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && audits[id]?.score !== null && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${name}: ${id}`),
    );
    return {
      machine: result.lhr.environment.benchmarkIndex,
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      faults,
    };
  } finally {
    await browser.close();
  }
}

function weightlessAudits(): string[] {
  const refs = Object.values(defaultConfig.categories ?? {}).flatMap(({ auditRefs }) => auditRefs);
  const counted = new Set(refs.filter(({ weight }) => weight > 0).map(({ id }) => id));
  return [...new Set(refs.map(({ id }) => id))].filter((id) => !counted.has(id));
}

/** A port nobody listens on at this moment. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)));
    });
  });
}
