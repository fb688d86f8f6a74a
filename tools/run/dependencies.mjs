import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { run } from './child.mjs';
import { inProject } from './paths.mjs';
import { Refusal } from './refusal.mjs';

const stamp = inProject('node_modules', '.phum-lock-hash');

/** What package.json asks for and the lock file does not know, each as `name@version`. */
export function notLocked(manifest, lock) {
  const locked = lock.packages?.[''] ?? {};
  return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((group) =>
    Object.entries(manifest[group] ?? {})
      .filter(([name, version]) => locked[group]?.[name] !== version)
      .map(([name, version]) => `${name}@${version}`),
  );
}

/** Runs `npm ci` if the lock file, Node or the platform changed since it last ran. The stamp dies with node_modules. */
export async function installDependencies(nodeVersion) {
  const lockFile = readFileSync(inProject('package-lock.json'));
  const missing = notLocked(JSON.parse(readFileSync(inProject('package.json'))), JSON.parse(lockFile));
  if (missing.length > 0) {
    throw new Refusal(
      `package.json asks for ${missing.join(', ')}, which package-lock.json does not hold. Run npm install --save-exact <name>, then node tools/complete-lock.mjs, and commit both files.`,
    );
  }
  const wanted = dependencyHash(lockFile, nodeVersion);
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
