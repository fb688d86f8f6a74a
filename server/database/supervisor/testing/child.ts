import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ChildOptions } from './child-app.ts';

/** What the child program tells, line by line. */
interface Told {
  starting?: number;
  ready?: number;
  adopted?: boolean;
  url?: string;
  refused?: string;
  message?: string;
  log?: string;
  row?: string;
}

/** A running child program. */
export interface Child {
  process: ChildProcess;
  told: Told[];
  /** Waits until `enough` holds of what was told; rejects if the child ends before. */
  until(enough: (told: Told[]) => boolean): Promise<Told[]>;
  /** Waits for the line that says ready, or refused. */
  outcome(): Promise<Told>;
  /** Sends a signal and waits for the end, so that all it told has been read. */
  end(signal: NodeJS.Signals): Promise<void>;
}

const program = fileURLToPath(new URL('./child-app.ts', import.meta.url));

/** Starts the child program. The caller ends it. */
export function startChild(options: ChildOptions): Child {
  const child = spawn(process.execPath, [program, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
  });
  const told: Told[] = [];
  let closed = false;
  let wake = () => {};
  createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
    told.push(JSON.parse(line) as Told);
    wake();
  });
  const end = new Promise<void>((resolve) =>
    child.on('close', () => {
      closed = true;
      wake();
      resolve();
    }),
  );
  const until = async (enough: (told: Told[]) => boolean) => {
    while (!enough(told)) {
      if (closed) throw new Error(`the child ended early; it told ${JSON.stringify(told.slice(-3))}`);
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
    return told;
  };
  const isOutcome = (line: Told) => line.ready !== undefined || line.refused !== undefined;
  return {
    process: child,
    told,
    until,
    outcome: async () => (await until((lines) => lines.some(isOutcome))).find(isOutcome) as Told,
    end: async (signal) => {
      child.kill(signal);
      await end;
    },
  };
}
