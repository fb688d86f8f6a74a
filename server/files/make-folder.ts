import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Makes a folder and those above it that are missing. One after the other: where the system says of a folder that is there that
 * nothing can be in it, as below /proc, Node's own way tries for ever.
 */
export function makeFolder(folder: string, mode: number): void {
  const missing: string[] = [];
  for (let at = path.resolve(folder); !existsSync(at); at = path.dirname(at)) missing.unshift(at);
  for (const one of missing)
    try {
      mkdirSync(one, { mode });
    } catch (error) {
      // Another process may have made it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is no folder`);
}
