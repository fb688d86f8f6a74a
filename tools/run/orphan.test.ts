import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isRunning } from '#server/database/supervisor/processes.ts';

const module = fileURLToPath(new URL('./orphan.mjs', import.meta.url));

/** A shell that runs a program watching over it, as npm does it; resolves with the shell and the program's process id. */
async function startUnderShell(env: Record<string, string>) {
  const program = `import { endWithNpm } from ${JSON.stringify(module)};
    endWithNpm();
    console.log(process.pid);
    setTimeout(() => {}, 20_000);`;
  const script = '"$0" --input-type=module -e "$1"; exit $?';
  const shell = spawn('/bin/sh', ['-c', script, process.execPath, program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, ...env },
  });
  const [line] = (await once(shell.stdout, 'data')) as [Buffer];
  const pid = Number(line.toString());
  onTestFinished(() => {
    shell.kill('SIGKILL');
    if (isRunning(pid)) process.kill(pid, 'SIGKILL');
  });
  return { shell, pid };
}

describe('endWithNpm', () => {
  it('ends a run whose npm has been killed', async () => {
    const { shell, pid } = await startUnderShell({ npm_lifecycle_event: 'start' });
    shell.kill('SIGTERM');
    await expect.poll(() => isRunning(pid), { timeout: 10_000 }).toBe(false);
  });

  it('lets a run without npm outlive its shell', async () => {
    const { shell, pid } = await startUnderShell({});
    shell.kill('SIGTERM');
    await once(shell, 'exit');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(isRunning(pid)).toBe(true);
  });
});
