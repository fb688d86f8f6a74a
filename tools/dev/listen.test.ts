import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';

/** Starts the development server, which is to end by itself. */
async function ended(env: Record<string, string>): Promise<{ code: number; lines: string[] }> {
  const child = spawn(process.execPath, ['tools/dev/main.ts'], {
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: '/nowhere/data', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk));
  const [code] = await once(child, 'close');
  return { code, lines: said.trim().split('\n') };
}

it('a development server whose address is taken ends with a sentence that says how to start beside, and begins nothing', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  const { code, lines } = await ended({ PORT: String(port), HOST: '127.0.0.1' });
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Port ${port} of 127\\.0\\.0\\.1 is taken.*PORT=${port + 100} DATA_DIR=data-2 npm run dev$`,
      ),
    ),
  ]);
  expect(code).toBe(1);
});

it('and one that is set wrongly says what', async () => {
  const { code, lines } = await ended({ PORT: 'abc' });
  expect(lines).toEqual(['The configuration is not valid:', expect.stringContaining('PORT: ')]);
  expect(code).toBe(1);
});

it('and one whose starter is dead before it could look ends by itself', async () => {
  const starter = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' });
  await once(starter, 'exit');
  const { code, lines } = await ended({ PORT: '0', PHUM_STARTED_BY: String(starter.pid) });
  expect([code, lines]).toEqual([0, ['']]);
});
