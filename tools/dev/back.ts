import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { COUNTRY } from '#shared/country/choose.ts';
import { withCountryTexts } from '#shared/country/chosen/texts.ts';
import { type Asked, answerBack, tell } from './answer-back.ts';
import { type Fault, faultIn } from './fault.ts';
import { type EditedTexts, textsIn } from './hot-texts.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const SERVER = path.join(ROOT, 'server/main.ts');
/** Files the server reads by itself; pages and texts of the browser are Vite's. */
const SERVER_FILES = /^(server|shared)\/(?!.*\.test\.ts$).*\.(ts|json)$/;
/** Saving all files of an editor is one change. */
const PAUSE_MS = 60;
const FAULT_LATE_MS = 200;

type State = { port: number } | { failed: string };

/** The server of `npm run dev` as a process of its own: started anew when a file of its own changes. */
export class Back {
  readonly #vite: ViteDevServer;
  readonly #args: readonly string[];
  readonly #program: string;
  #child: ChildProcess | null = null;
  #ready = Promise.withResolvers<State>();
  #isReady = false;
  #restarting: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;
  #isAnew = false;
  #fault: (Fault & { at: number }) | null = null;

  constructor(vite: ViteDevServer, args: readonly string[], program = SERVER) {
    this.#vite = vite;
    this.#args = args;
    this.#program = program;
    vite.watcher.on('all', (event, file) => this.#changed(event, file));
  }

  /** Where it answers, or why it could not start; waits while it is on its way. */
  get ready(): Promise<State> {
    return this.#ready.promise;
  }

  /** What went wrong since a moment (of `performance.now`); it may be told a little later than the answer comes. */
  async faultSince(moment: number): Promise<Fault | null> {
    for (let waited = 0; waited < FAULT_LATE_MS; waited += 20) {
      if (this.#fault && this.#fault.at >= moment) return this.#fault;
      await pause(20);
    }
    return null;
  }

  start(): void {
    const child = fork(this.#program, this.#args, {
      cwd: ROOT,
      // Of the country whose pages are made here.
      env: { ...process.env, NODE_ENV: 'development', PHUM_DEV: '1', COUNTRY },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      said = (said + chunk).slice(-20_000);
      this.#look(chunk);
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      this.#look(chunk);
    });
    child.on('message', async (asked: Asked | { port: number }) => {
      if (!('port' in asked)) return answerBack(this.#vite, child, asked);
      if (child !== this.#child) return;
      this.#settle({ port: asked.port });
      // Whoever looked at the server before sees what it says now.
      if (this.#isAnew) this.#vite.ws.send({ type: 'full-reload' });
    });
    child.on('exit', (code) => {
      if (child !== this.#child || this.#stopped) return;
      this.#settle({ failed: said });
      console.error(`The server ended (${code}). It starts again with the next change.`);
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await ended(this.#child);
  }

  /** Pages that are open show what went wrong as it is told. */
  #look(output: Buffer): void {
    const fault = faultIn(String(output));
    if (!fault) return;
    this.#fault = { ...fault, at: performance.now() };
    this.#vite.ws.send({ type: 'error', err: fault });
  }

  #changed(event: string, file: string): void {
    const name = path.relative(ROOT, file).replaceAll('\\', '/');
    tell(this.#child, { stale: file });
    if (!SERVER_FILES.test(name) || this.#stopped) return;
    const texts = event === 'change' ? textsIn(name) : null;
    if (texts && this.#child?.connected) {
      this.#exchange({ ...texts, file });
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#restart(), PAUSE_MS);
  }

  #settle(state: State): void {
    this.#isReady = true;
    this.#ready.resolve(state);
  }

  /** Texts are data: the server takes them as they are now, and goes on. */
  #exchange({ file, ...texts }: Omit<EditedTexts, 'texts'> & { file: string }): void {
    try {
      const written = withCountryTexts(texts.language, texts.area, JSON.parse(readFileSync(file, 'utf8')));
      tell(this.#child, { edited: { ...texts, texts: written } });
    } catch (error) {
      this.#vite.ws.send({
        type: 'error',
        err: { message: `${file}: ${(error as Error).message}`, stack: '' },
      });
    }
  }

  /** One at a time; an edit while the old one is on its way out is in what starts after it. */
  #restart(): Promise<void> {
    this.#restarting ??= this.#exchangeServer().finally(() => (this.#restarting = null));
    return this.#restarting;
  }

  async #exchangeServer(): Promise<void> {
    this.#isAnew = true;
    const before = this.#child;
    this.#child = null;
    // Who waits for a server that is given up before it was there waits for the next one.
    if (this.#isReady) this.#ready = Promise.withResolvers();
    this.#isReady = false;
    await ended(before);
    if (!this.#stopped) this.start();
  }
}

/** Asks a process to end, and no longer than a moment: nothing of a development server is worth waiting for. */
async function ended(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  child.once('exit', () => resolve());
  const late = setTimeout(() => child.kill('SIGKILL'), 1500);
  child.kill('SIGTERM');
  await promise;
  clearTimeout(late);
}
