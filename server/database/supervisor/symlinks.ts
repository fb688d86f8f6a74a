import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { systemCode } from './errors.ts';

/** One entry of the package's `pg-symlinks.json`; paths are relative to the package. */
interface SymlinkEntry {
  source: string;
  target: string;
}

/**
 * npm cannot ship symbolic links, so the package lists the libraries' links for an install script, and install scripts
 * are off here. Makes the missing ones and returns how many. Throws the system error if the tree cannot be written.
 */
export function repairSymlinks(native: string): number {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return 0;
  const entries = JSON.parse(readFileSync(list, 'utf8')) as SymlinkEntry[];
  const missing = entries.filter((entry) => !existsSync(join(dirname(native), entry.target)));
  for (const { source, target } of missing) {
    if (dirname(source) !== dirname(target)) continue;
    link(basename(source), join(dirname(native), target));
  }
  return missing.length;
}

/** Two processes may repair at once: whoever comes second finds the link made. */
function link(to: string, at: string): void {
  try {
    symlinkSync(to, at);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
  }
}
