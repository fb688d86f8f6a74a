import { Agent, get } from 'node:http';
import { percentile } from '../statistics.ts';
import type { Contestant } from './contestant.ts';
import { cpuOfTree } from './database.ts';

/** What one kind of question costs one contestant. */
export interface Cost {
  asked: number;
  per_second: number;
  /** Milliseconds of one answer. */
  p50: number;
  p95: number;
  /** Milliseconds of a processor for one answer, of its node and of PostgreSQL. */
  node_cpu: number;
  postgres_cpu: number;
}

export interface Turns {
  callers: number;
  /** How often each has its turn, and how many questions it is asked then. */
  rounds: number;
  each: number;
}

/** Asked first in each kind, without a clock: all compile what they run. */
export const WARM_UP = 20;

/**
 * Asks all contestants the same questions, taking turns: what else the machine does falls on all of them. `paths` says the
 * address of a question for each; every question is asked once.
 */
export async function takeTurns<Q>(
  contestants: readonly Contestant[],
  questions: readonly Q[],
  pathOf: (one: Contestant, question: Q) => string,
  { callers, rounds, each }: Turns,
  postgres: number,
): Promise<Cost[]> {
  const wanted = WARM_UP + rounds * each;
  if (questions.length < wanted)
    throw new Error(`There are ${questions.length} questions and ${wanted} are wanted: more organisations.`);
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const sums = contestants.map(() => ({ times: [] as number[], wall: 0, node: 0, postgres: 0 }));
  const ask = async (one: Contestant, some: readonly Q[]) => {
    const times: number[] = [];
    const waiting = some.values();
    await Promise.all(
      Array.from({ length: callers }, async () => {
        for (const question of waiting) times.push(await timeOf(agent, one.url + pathOf(one, question)));
      }),
    );
    return times;
  };
  for (const one of contestants) await ask(one, questions.slice(0, WARM_UP));
  for (let round = 0; round < rounds; round += 1) {
    const from = WARM_UP + round * each;
    const some = questions.slice(from, from + each);
    for (const step of contestants.keys()) {
      const at = (round + step) % contestants.length;
      const one = contestants[at]!;
      const before = { node: (await one.program.figures()).cpu_ms, postgres: cpuOfTree(postgres) };
      const began = performance.now();
      const times = await ask(one, some);
      const sum = sums[at]!;
      sum.wall += performance.now() - began;
      sum.times.push(...times);
      sum.node += (await one.program.figures()).cpu_ms - before.node;
      sum.postgres += cpuOfTree(postgres) - before.postgres;
    }
  }
  agent.destroy();
  return sums.map(({ times, wall, node, postgres }) => ({
    asked: times.length,
    per_second: (times.length * 1_000) / wall,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    node_cpu: node / times.length,
    postgres_cpu: postgres / times.length,
  }));
}

/** Milliseconds from sending to the last byte. Throws on anything but 200. */
function timeOf(agent: Agent, url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}
