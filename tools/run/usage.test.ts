import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const entry = fileURLToPath(new URL('../run.mjs', import.meta.url));

it('whoever asks a command for help reads what it takes, and nothing is begun', () => {
  const { status, stdout } = spawnSync(process.execPath, [entry, 'verify', '--help'], { encoding: 'utf8' });
  expect(stdout).toBe(
    'npm run verify [-- --changed | --only <step>]\n  Checks, build and unit tests; --changed: of what was edited.\n',
  );
  expect(status).toBe(0);
});
