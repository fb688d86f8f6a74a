import { Agent, get } from 'node:http';
import { type Questions, questionsFrom } from './questions.ts';
import type { SizedSite } from './sizes.ts';
import { percentile } from './statistics.ts';

/** Times of one kind of question at one size, in milliseconds. */
export interface UncachedRow {
  question: keyof Questions;
  /** How many records the lists hold: organisations, or programs, events and posts. */
  records: number;
  asked: number;
  p50: number;
  p95: number;
  /** Against the smallest size of the same run. */
  p50_ratio: number;
  p95_ratio: number;
}

/** So many questions are asked before the clock counts: both sides compile what they run. */
const WARM_UP = 20;

/** One caller asks every site the same questions, the sites taking turns at each question. */
export async function measureUncached(sites: readonly SizedSite[], each: number): Promise<UncachedRow[]> {
  const smallest = sites[0];
  if (!smallest) return [];
  const questions = await questionsFrom(smallest.site.url, each + WARM_UP);
  const rows: UncachedRow[] = [];
  const grown = sites.filter(({ publications }, at) => publications !== sites[at - 1]?.publications);
  for (const question of ['list', 'search', 'page', 'programs', 'events', 'library'] as const) {
    const isDirectory = question === 'list' || question === 'search' || question === 'page';
    const asked = isDirectory ? sites : grown;
    const times = await takeTurns(asked, questions[question]);
    const base = times[0]!;
    for (const [index, { organisations, publications }] of asked.entries()) {
      const [p50, p95] = [percentile(times[index]!, 0.5), percentile(times[index]!, 0.95)];
      rows.push({
        question,
        records: isDirectory ? organisations : publications,
        asked: times[index]!.length,
        p50,
        p95,
        p50_ratio: p50 / percentile(base, 0.5),
        p95_ratio: p95 / percentile(base, 0.95),
      });
    }
  }
  return rows;
}

async function takeTurns(sites: readonly SizedSite[], paths: readonly string[]): Promise<number[][]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[][] = sites.map(() => []);
  for (const [turn, path] of paths.entries()) {
    for (const step of sites.keys()) {
      const index = (turn + step) % sites.length;
      const took = await timeOf(agent, sites[index]!.site.url + path);
      if (turn >= WARM_UP) times[index]!.push(took);
    }
  }
  agent.destroy();
  return times;
}

/** Milliseconds from sending to the last byte. Throws on anything but 200. */
function timeOf(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    get(url, { agent, headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}
