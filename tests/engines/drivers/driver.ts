import { type ChildProcess, spawn } from 'node:child_process';

/** A browser by what every engine lets a program do with it: open, run, press, type. */
export interface Driver {
  /** Its version, as it tells it. */
  version: string;
  /** Goes to an address and waits until the page is there. */
  open(address: string): Promise<void>;
  /** Runs an expression in the page; its value travels as JSON. */
  run<T>(expression: string): Promise<T>;
  /** Presses at a point of the window. */
  press(x: number, y: number): Promise<void>;
  /** Types as a keyboard does; `ENTER` is the key. */
  type(text: string): Promise<void>;
  setCookie(name: string, value: string, origin: string): Promise<void>;
  close(): Promise<void>;
}

/** The windows of phones; the engines of desktops keep a little more for themselves. */
export const WINDOW = { width: 390, height: 780 } as const;

/** The key as WebDriver writes it. */
export const ENTER = '\uE007';

/** Starts a program of its own group and waits until it says that it listens; one that says nothing is not waited for. */
export async function startProgram(
  program: string,
  args: readonly string[],
  { says, env = {} }: { says?: RegExp; env?: Record<string, string> },
): Promise<{ child: ChildProcess; said: string; stop: () => Promise<void> }> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  let all = '';
  const said = await new Promise<string>((resolve, reject) => {
    if (!says) {
      child.stdout.resume();
      child.stderr.resume();
      child.once('error', () => {});
      return resolve('');
    }
    const hear = (chunk: Buffer) => {
      all += chunk.toString();
      const found = says.exec(all)?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('close', () => reject(new Error(`${program} ended: ${all}`)));
  });
  const stop = async () => {
    // With all it has started.
    if (child.pid && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  return { child, said, stop };
}
