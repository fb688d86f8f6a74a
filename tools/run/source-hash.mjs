import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What the pages are built from: these files and folders, where they exist. Tests do not count. */
const sources = [
  'web',
  'shared',
  'public',
  'tools/build',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** A SHA-256 over the paths and contents of all sources below `directory`. */
export function sourceHash(directory) {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesIn(directory, source))) {
    const content = readFileSync(join(directory, path));
    hash.update(`${path}\n${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

function filesIn(directory, path) {
  const entry = statSync(join(directory, path), { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return /\.test\.tsx?$/.test(path) ? [] : [path];
  const names = readdirSync(join(directory, path)).sort();
  return names.flatMap((name) => filesIn(directory, `${path}/${name}`));
}
