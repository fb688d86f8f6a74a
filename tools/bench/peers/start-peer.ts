import { freePort, type Program, startProgram, untilReady } from '../program.ts';
import type { Contestant } from './contestant.ts';
import type { PeerDatabase } from './database.ts';

export interface PeerPlan {
  name: string;
  version: string;
  /** Path that answers 200 when it serves. */
  ready: string;
  start(port: number): { file: string; args?: readonly string[]; env: NodeJS.ProcessEnv };
  /** Writes the directory into the tables that its first start made. */
  fill(): Promise<void>;
  /** What is added to its tables before it is measured. */
  indexes: readonly string[];
  database: PeerDatabase;
  calls: Pick<Contestant, 'list' | 'record' | 'search' | 'readList' | 'readRecord'>;
}

/** Starts a peer once to make its tables, fills and tunes them, and starts it again to be measured. The caller ends it. */
export async function startPeer(plan: PeerPlan): Promise<Contestant> {
  const first = await started(plan);
  try {
    await plan.fill();
    for (const statement of plan.indexes) await plan.database.run(statement);
    await plan.database.run('vacuum analyze');
  } finally {
    await first.program.end();
  }
  const again = await started(plan);
  return { name: plan.name, version: plan.version, ...again, ...plan.calls };
}

async function started({ ready, start }: PeerPlan): Promise<{
  program: Program;
  url: string;
  start_ms: number;
}> {
  const port = await freePort();
  const { file, args = [], env } = start(port);
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const program = startProgram(file, { args, env });
  await untilReady(program, url + ready);
  return { program, url, start_ms: performance.now() - began };
}
