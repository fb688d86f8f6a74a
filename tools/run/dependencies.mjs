import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './child.mjs';
import { root } from './paths.mjs';
import { Refusal } from './refusal.mjs';

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
export async function installDependencies(nodeVersion, folder = root, install = () => run('npm', INSTALL)) {
  const stamp = join(folder, 'node_modules', '.phum-lock-hash');
  const lockFile = readFileSync(join(folder, 'package-lock.json'));
  const missing = notLocked(JSON.parse(readFileSync(join(folder, 'package.json'))), JSON.parse(lockFile));
  if (missing.length > 0) {
    throw new Refusal(
      `package.json asks for ${missing.join(', ')}, which package-lock.json does not hold. Run npm install --save-exact <name>, then node tools/complete-lock.mjs, and commit both files.`,
    );
  }
  const wanted = dependencyHash(lockFile, nodeVersion);
  if (readOrNothing(stamp) === wanted && isWhole(folder)) return;
  console.log('Installing dependencies (npm ci).');
  // An older one may be right again, as after going back a version: what is stopped half way must not pass for done.
  rmSync(stamp, { force: true });
  const code = await install();
  if (code !== 0) {
    throw new Refusal(
      `npm ci failed (exit code ${code}). Check the network and the registry (npm config get registry) and try again.`,
    );
  }
  if (!isWhole(folder)) {
    throw new Refusal(
      'npm ci left out packages that the build needs. Look for "omit" in `npm config ls -l`, remove it and try again.',
    );
  }
  writeFileSync(stamp, wanted);
}

/** With NODE_ENV=production npm would leave out what builds the pages, and nothing could be built ever after. */
export const INSTALL = [
  'ci',
  '--include=dev',
  '--ignore-scripts',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

/** Whether everything package.json names is there but what belongs to another machine; a pruned folder is not. */
export function isWhole(folder) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies }).every((name) =>
    existsSync(join(folder, 'node_modules', name)),
  );
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
