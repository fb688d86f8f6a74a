import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const phum = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'phum.ts'), ...args], {
    encoding: 'utf8',
    // In a folder without .env; nobody listens at this database.
    cwd: '/',
    env: { PATH: process.env.PATH, NODE_ENV: 'test', DATABASE_URL: 'postgres://phum@127.0.0.1:1/phum' },
  });

it('what the doctor found stands where programs read answers, also when it is bad', () => {
  const { status, stdout } = phum('doctor', '--json');
  expect(status).toBe(1);
  expect(JSON.parse(stdout).data).toContainEqual(expect.objectContaining({ state: 'unsafe' }));
});

it('what was typed wrongly stands among the errors', () => {
  const { status, stdout, stderr } = phum('doctor', '--jason');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('--jason');
});
