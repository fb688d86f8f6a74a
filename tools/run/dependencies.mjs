import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { run } from './child.mjs';
import { inProject } from './paths.mjs';
import { Refusal } from './refusal.mjs';

const stamp = inProject('node_modules', '.phum-lock-hash');

/** Runs `npm ci` if the lock file, Node or the platform changed since it last ran. The stamp dies with node_modules. */
export async function installDependencies(nodeVersion) {
  const wanted = dependencyHash(readFileSync(inProject('package-lock.json')), nodeVersion);
  if (readOrNothing(stamp) === wanted) return;
  console.log('Installing dependencies (npm ci).');
  const code = await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    throw new Refusal(
      `npm ci failed (exit code ${code}). Check the network and the registry (npm config get registry) and try again.`,
    );
  }
  writeFileSync(stamp, wanted);
}

/** The content of the stamp: what an installation depends on. */
export function dependencyHash(lockFile, nodeVersion) {
  const platform = `${process.platform}-${process.arch}`;
  return createHash('sha256').update(lockFile).update(`\n${nodeVersion}\n${platform}\n`).digest('hex');
}

function readOrNothing(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
