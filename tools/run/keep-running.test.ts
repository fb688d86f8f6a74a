import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { run } from './child.mjs';
import { keepRunning } from './keep-running.mjs';

it('a program that is killed with kill -9 runs again, and is left alone once it ends by itself (7.060)', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'phum-keep-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const lives = path.join(folder, 'lives');
  // Waits to be killed, twice; the third life ends in good order.
  const program = `const fs = require('node:fs');
    fs.appendFileSync(${JSON.stringify(lives)}, process.pid + '\\n');
    if (fs.readFileSync(${JSON.stringify(lives)}, 'utf8').split('\\n').length < 4) setInterval(() => {}, 1000);`;
  const said: string[] = [];
  const ended = keepRunning(() => run('node', ['-e', program]), { say: (line) => said.push(line) });
  const pids = async () => (await readFile(lives, 'utf8').catch(() => '')).trim().split('\n').filter(Boolean);
  for (const life of [1, 2]) {
    await vi.waitFor(async () => expect(await pids()).toHaveLength(life), { timeout: 20_000 });
    process.kill(Number((await pids()).at(-1)), 'SIGKILL');
  }
  expect(await ended).toBe(0);
  expect([(await pids()).length, said.length]).toEqual([3, 2]);
});

it.each([
  ['ends in good order', 0],
  ['cannot start', 1],
  ['is told wrongly', 2],
])('what %s is not started again', async (_what, code) => {
  let starts = 0;
  const start = async () => {
    starts += 1;
    return code;
  };
  expect([await keepRunning(start, { say: () => {} }), starts]).toEqual([code, 1]);
});

it('what broke after it had served is started again', async () => {
  const codes = [1, 0];
  expect(await keepRunning(async () => codes.shift()!, { say: () => {}, servedMs: 0 })).toBe(0);
});
