import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { writeRegister } from '../run/route-types.mjs';
import type { Fault } from './fault.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const TYPED = /\.(?:ts|tsx|mts|json)$/;
/** Nobody reads types while they type; the compiler takes a core for some seconds. */
const PAUSE_MS = 1500;
/** What `npm run verify` found out; it may run beside this one, so each has a file. */
const KNOWN = '.cache/types.tsbuildinfo';
const OWN = '.cache/types-dev.tsbuildinfo';
/** What was found out is kept, so that the next look takes a moment. */
const ARGS = ['--noEmit', '--incremental', '--tsBuildInfoFile', OWN, '--checkers', '1', '--pretty', 'false'];
/** It clears up less often, which is a quarter of its time (tools/run/checks.mjs). */
const ROOMY = { GOGC: 'off', GOMEMLIMIT: '3GiB' };
const ERROR = /^(\S[^(\n]*)\((\d+),(\d+)\): error (TS\d+): ([^\n]*(?:\n {2,}[^\n]*)*)/gm;

/** The type errors of what the compiler said, the first in front, by whole paths, which the overlay opens in the editor; null where it found none. */
export function typeFaultIn(said: string, folder = ROOT): Fault | null {
  const errors = [...said.matchAll(ERROR)].map(([, file, line, column, code, what]) => ({
    place: `${path.join(folder, file!)}:${line}:${column}`,
    what: `${what} (${code})`,
  }));
  const [first] = errors;
  if (!first) return null;
  const more = errors.length > 1 ? `\n\nand ${errors.length - 1} more` : '';
  return {
    message: `Types: ${first.what}${more}`,
    stack: errors.map(({ place, what }) => `    at ${place} ${what.split('\n', 1)[0]}`).join('\n'),
  };
}

/**
 * Looks at the types after an edit, by the compiler of `npm run verify`, as a process that gives way to everything else
 * and ends when it has looked. Pages that are open, and those opened later, show what is wrong until it is mended.
 */
export class Types {
  readonly #vite: Pick<ViteDevServer, 'ws'>;
  readonly #folder: string;
  #timer: NodeJS.Timeout | undefined;
  #child: ChildProcess | null = null;
  #fault: Fault | null = null;
  /** Whether pages that are open show one. */
  #isShown = false;

  constructor(vite: Pick<ViteDevServer, 'ws' | 'watcher'>, folder = ROOT) {
    this.#vite = vite;
    this.#folder = folder;
    vite.watcher.on('all', (_event, file) => TYPED.test(file) && this.look());
    vite.ws.on('vite:client:connect', (_nothing, page) => this.#fault && page.send(asError(this.#fault)));
  }

  /** Looks when nothing has been written for a moment; a look that is under way is of no use any more. */
  look(pauseMs = PAUSE_MS): void {
    this.stop();
    // Whether it is still there is not known now: above a page that opens it would hide what is.
    this.#fault = null;
    this.#timer = setTimeout(() => this.#run(), pauseMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
    const pid = this.#child?.pid;
    this.#child = null;
    try {
      // With the compiler, which is a child of what was started.
      if (pid) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }

  #run(): void {
    const [known, own] = [KNOWN, OWN].map((file) => path.join(this.#folder, file)) as [string, string];
    if (existsSync(known) && !existsSync(own)) copyFileSync(known, own);
    writeRegister(this.#folder);
    const tsc = path.join(ROOT, 'node_modules/.bin/tsc');
    const child = spawn(tsc, ['-p', '.', ...ARGS], {
      cwd: this.#folder,
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...ROOMY },
    });
    this.#child = child;
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk));
    child.on('error', (error) => console.error(`Types are not looked at: ${error.message}`));
    child.on('close', (code) => {
      if (child !== this.#child) return;
      this.#child = null;
      this.#fault = code === 0 ? null : typeFaultIn(said, this.#folder);
      if (this.#fault) {
        console.error(said.trimEnd());
        this.#vite.ws.send(asError(this.#fault));
      } else if (this.#isShown) this.#vite.ws.send({ type: 'update', updates: [] });
      this.#isShown = this.#fault !== null;
    });
  }
}

const asError = (err: Fault) => ({ type: 'error' as const, err });
