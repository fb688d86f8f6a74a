import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Figures } from './figures-preload.ts';

/** A program under test, in a process of its own. */
export interface Program {
  readonly process: ChildProcess;
  /** Resolves when it has ended, with its exit code; null after a signal. */
  readonly ended: Promise<number | null>;
  /** What it wrote so far, standard output and error together. */
  output(): string;
  /** CPU and memory now; `collect` collects garbage before. */
  figures(collect?: boolean): Promise<Figures>;
  /** Sends a signal and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

const preload = fileURLToPath(new URL('./figures-preload.ts', import.meta.url));

/**
 * Starts a TypeScript or JavaScript file with this Node. It writes to a file, so that reading its log costs the
 * measurement nothing. The caller ends it.
 */
export function startProgram(
  file: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: NodeJS.ProcessEnv } = {},
): Program {
  const folder = mkdtempSync(join(tmpdir(), 'phum-output-'));
  const log = openSync(join(folder, 'output'), 'a+');
  const child = spawn(process.execPath, ['--import', preload, file, ...args], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: process.env.TMPDIR, ...env },
    stdio: ['ignore', log, log, 'ipc'],
  });
  let written: string | undefined;
  const ended = new Promise<number | null>((resolve) =>
    child.on('exit', (code) => {
      written = readFileSync(join(folder, 'output'), 'utf8');
      closeSync(log);
      rmSync(folder, { recursive: true, force: true });
      resolve(code);
    }),
  );
  return {
    process: child,
    ended,
    output: () => written ?? readFileSync(join(folder, 'output'), 'utf8'),
    async figures(collect = false) {
      child.send({ collect });
      for (;;) {
        // The program may have something to say to who started it, too.
        const [said] = (await once(child, 'message')) as [Partial<Figures>];
        if (said.cpu_ms !== undefined) return said as Figures;
      }
    },
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}

/** No system hands these out by itself: what is free now is so, too, when the program has come up that listens there. */
const PORTS = { from: 10_000, to: 16_000 };

/** A port nobody listens on just now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}

/** Waits until `url` answers 200; rejects with what the program wrote if it ends before. */
export async function untilReady(program: Program, url: string): Promise<void> {
  let over = false;
  void program.ended.then(() => {
    over = true;
  });
  while (!(await answersOk(url))) {
    if (over) throw new Error(`The program ended before it was ready:\n${program.output()}`);
    // Asking more often takes from it the time it starts in.
    await sleep(50);
  }
}

async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
