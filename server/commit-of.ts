import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Letters of a commit that tell it from others. */
const SHORT = 10;

/**
 * The commit that a program lies in, in short: of a release by its `release.json`, of a clone by the files of git, which
 * need no git and no owner. Empty: nobody knows.
 */
export function commitOf(root: string): string {
  try {
    const release = path.join(root, 'release.json');
    const commit = existsSync(release)
      ? (JSON.parse(readFileSync(release, 'utf8')).commit as unknown)
      : commitOfClone(path.join(root, '.git'));
    return typeof commit === 'string' ? commit.slice(0, SHORT) : '';
  } catch {
    return '';
  }
}

function commitOfClone(git: string): string | undefined {
  const read = (name: string) => readFileSync(path.join(git, name), 'utf8').trim();
  const branch = /^ref: (.*)$/.exec(read('HEAD'))?.[1];
  if (!branch) return read('HEAD');
  if (existsSync(path.join(git, branch))) return read(branch);
  const packed = read('packed-refs').split('\n');
  return packed.find((line) => line.endsWith(` ${branch}`))?.split(' ')[0];
}
