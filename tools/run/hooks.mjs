import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** Points git to tools/hooks, once: a clone without a choice of its own, and not on CI, which commits nothing. */
export function setHooks(directory = root, env = process.env) {
  if (env.CI || !existsSync(join(directory, '.git'))) return;
  const git = (...args) => spawnSync('git', ['-C', directory, ...args], { stdio: 'ignore', env }).status;
  // 1: nothing is set. Without git, or in a work tree it does not trust, it is none of our business.
  if (git('config', '--get', 'core.hooksPath') === 1) git('config', 'core.hooksPath', 'tools/hooks');
}
