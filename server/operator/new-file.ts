import { accessSync, constants, existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** Refuses, before anything is done, a file that is there or cannot be made: a dry run says so too. */
export function requireNewFile(file: string): void {
  if (existsSync(file)) throw fault('EEXIST', file);
  const folder = path.dirname(path.resolve(file));
  if (!existsSync(folder)) throw fault('ENOENT', file);
  if (!statSync(folder).isDirectory()) throw fault('ENOTDIR', file);
  accessSync(folder, constants.W_OK);
}

const fault = (code: string, file: string): NodeJS.ErrnoException =>
  Object.assign(new Error(`${code} ${file}`), { code, path: file });
