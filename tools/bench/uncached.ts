import { Agent, get } from 'node:http';
import { type PageQuestions, pageQuestionsFrom } from './page-questions.ts';
import { type Questions, questionsFrom } from './questions.ts';
import { signInHeaders } from './signed-in.ts';
import type { SizedSite } from './sizes.ts';
import { percentile } from './statistics.ts';

export type Question = keyof Questions | keyof PageQuestions;

/** Times of one kind of question at one size, in milliseconds. */
export interface UncachedRow {
  question: Question;
  /** How many records the lists hold: organisations, or programs, events, posts and requests. */
  records: number;
  asked: number;
  p50: number;
  p95: number;
  /** Against the smallest size of the same run. */
  p50_ratio: number;
  p95_ratio: number;
}

/** What grows with the number of publications; everything else grows with that of organisations. */
const OF_PUBLICATIONS: ReadonlySet<Question> = new Set([
  'programs',
  'events',
  'posts',
  'program_list',
  'program',
  'event_list',
  'library',
  'queue',
]);

/** So many questions are asked before the clock counts: both sides compile what they run. */
const WARM_UP = 20;
/** No kind of question takes longer, so that a slow machine asks fewer and ends all the same. */
const MOST_MS = 15_000;
const LEAST_ASKED = 10;

/**
 * One caller asks every site the same questions, the sites taking turns at each question: `each` times what visitors ask,
 * `pages` times what a reader who is signed in asks.
 */
export async function measureUncached(
  sites: readonly SizedSite[],
  { each, pages }: { each: number; pages: number },
): Promise<UncachedRow[]> {
  const smallest = sites[0];
  if (!smallest) return [];
  const visitor = sites.map(() => ({}));
  const reader = await Promise.all(
    sites.map(({ site, databaseUrl }) => signInHeaders(site.url, databaseUrl)),
  );
  const questions = await questionsFrom(smallest.site.url, each + WARM_UP);
  const pageQuestions = await pageQuestionsFrom(async (path) => {
    const answer = await fetch(smallest.site.url + path, { headers: reader[0]! });
    return answer.json();
  });
  const rows: UncachedRow[] = [];
  for (const question of Object.keys(questions) as (keyof Questions)[])
    rows.push(...(await measure(sites, question, questions[question], visitor)));
  for (const question of Object.keys(pageQuestions) as (keyof PageQuestions)[]) {
    const paths = await settle(smallest.site.url, pageQuestions[question], reader[0]!);
    const asked = Array.from({ length: pages + WARM_UP }, (_, turn) => paths[turn % paths.length]!);
    rows.push(...(await measure(sites, question, asked, reader)));
  }
  return rows;
}

/** Where addresses lead: a page beyond the last one of a small site is the first. */
async function settle(url: string, paths: readonly string[], headers: Record<string, string>) {
  const settled = new Set<string>();
  for (const path of paths) {
    const answer = await fetch(url + path, { headers });
    await answer.arrayBuffer();
    settled.add(answer.url.slice(url.length));
  }
  return [...settled];
}

async function measure(
  all: readonly SizedSite[],
  question: Question,
  paths: readonly string[],
  headers: readonly Record<string, string>[],
): Promise<UncachedRow[]> {
  const ofPublications = OF_PUBLICATIONS.has(question);
  const sites = all.filter(
    ({ publications }, at) => !ofPublications || publications !== all[at - 1]?.publications,
  );
  const times = await takeTurns(
    sites.map(({ site }, at) => ({ url: site.url, headers: headers[at]! })),
    paths,
  );
  const base = times[0]!;
  return sites.map(({ organisations, publications }, index) => {
    const [p50, p95] = [percentile(times[index]!, 0.5), percentile(times[index]!, 0.95)];
    return {
      question,
      records: ofPublications ? publications : organisations,
      asked: times[index]!.length,
      p50,
      p95,
      p50_ratio: p50 / percentile(base, 0.5),
      p95_ratio: p95 / percentile(base, 0.95),
    };
  });
}

interface Asked {
  url: string;
  headers: Record<string, string>;
}

async function takeTurns(sites: readonly Asked[], paths: readonly string[]): Promise<number[][]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[][] = sites.map(() => []);
  const until = performance.now() + MOST_MS;
  for (const [turn, path] of paths.entries()) {
    if (turn >= WARM_UP + LEAST_ASKED && performance.now() > until) break;
    for (const step of sites.keys()) {
      const index = (turn + step) % sites.length;
      const { url, headers } = sites[index]!;
      const ms = await timeOf(agent, url + path, headers);
      if (turn >= WARM_UP) times[index]!.push(ms);
    }
  }
  agent.destroy();
  return times;
}

/** Milliseconds from sending to the last byte. Throws on anything but 200. */
function timeOf(agent: Agent, url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    get(url, { agent, headers: { 'accept-encoding': 'br, gzip', ...headers } }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}
