import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { usageOf } from './usage.mjs';

const entry = fileURLToPath(new URL('../run.mjs', import.meta.url));

it('whoever asks a command for help reads what it takes, and nothing is begun', () => {
  const { status, stdout } = spawnSync(process.execPath, [entry, 'verify', '--help'], { encoding: 'utf8' });
  expect(stdout).toBe(
    'npm run verify [-- --changed | --only <step>]\n  Checks, build and unit tests; --changed: of what was edited.\n',
  );
  expect(status).toBe(0);
});

/** Whose programs print a help of their own. */
const OWN = /^(test:(watch|unit|api|e2e)|phum)$/;

it('no command takes the question for an order', () => {
  const { stderr } = spawnSync(process.execPath, [entry, 'nonsense'], { encoding: 'utf8' });
  const names = /one of: (.*)/.exec(stderr)![1]!.split(', ');
  expect(names).toContain('migrate');
  expect(names.filter((name) => !OWN.test(name) && !usageOf(name, ['--help']))).toEqual([]);
});
