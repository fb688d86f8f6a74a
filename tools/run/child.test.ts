import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isRunning } from '#server/database/supervisor/processes.ts';

const module = fileURLToPath(new URL('./child.mjs', import.meta.url));
const entry = fileURLToPath(new URL('../run.mjs', import.meta.url));

/** A runner of one shell script, in a process of its own; resolves with it and the first line the script says. */
async function startRunner(script: string) {
  const program = `import { run } from ${JSON.stringify(module)};
    process.exitCode = await run('/bin/sh', ['-c', ${JSON.stringify(script)}]);`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void runner.kill('SIGKILL'));
  const [line] = (await once(runner.stdout, 'data')) as [Buffer];
  return { runner, ended: once(runner, 'exit'), pid: Number(line.toString()) };
}

describe('run', () => {
  it('passes a signal on to the whole group and reports it as the exit code', async () => {
    const { runner, ended, pid } = await startRunner('sleep 60 & echo $!; wait');
    runner.kill('SIGTERM');
    expect(await ended).toEqual([143, null]);
    expect(isRunning(pid)).toBe(false);
  });

  it('leaves nothing behind when the program ends by itself', async () => {
    const { ended, pid } = await startRunner('sleep 60 & echo $!; exit 3');
    expect(await ended).toEqual([3, null]);
    expect(isRunning(pid)).toBe(false);
  });

  it('ends a program that ignores the first signal at a later one, but not at an echo of the first', async () => {
    const { runner, ended, pid } = await startRunner("trap '' TERM; echo $$; while :; do sleep 0.05; done");
    runner.kill('SIGTERM');
    runner.kill('SIGTERM');
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(isRunning(pid)).toBe(true);
    // A runner that came late to the first takes the next for its echo still.
    const later = setInterval(() => runner.kill('SIGTERM'), 1_200);
    onTestFinished(() => clearInterval(later));
    runner.kill('SIGTERM');
    expect(await ended).toEqual([137, null]);
    expect(isRunning(pid)).toBe(false);
  });
});

describe('tools/run.mjs', () => {
  it.each([[], ['nonsense'], ['constructor']])('names its commands when asked for %j', async (...args) => {
    const child = spawn(process.execPath, [entry, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
    const [text] = (await once(child.stderr, 'data')) as [Buffer];
    expect(text.toString()).toMatch(/one of: start, dev, test, verify/);
    expect((await once(child, 'exit'))[0]).toBe(1);
  });
});
