import { chmodSync, statSync } from 'node:fs';
import { makeFolder } from './make-folder.ts';

/** Others may pass, so that a database server with an account of its own reaches its folder; they see and read nothing. */
const NEW = 0o711;
const SEEN_BY_OTHERS = 0o066;
/** A folder of everybody, such as /tmp. */
const STICKY = 0o1000;

/** Whether others on the machine may look into a folder, or write there. */
export const isSeenByOthers = (folder: string): boolean => (statSync(folder).mode & SEEN_BY_OTHERS) !== 0;

/** Makes DATA_DIR if need be, and keeps everybody else on the machine from seeing what is in it. */
export function closeDataDir(folder: string): void {
  makeDataDir(folder);
  const { mode, uid } = statSync(folder);
  const isOurs = uid === process.getuid?.() && (mode & STICKY) === 0;
  if (isOurs && mode & SEEN_BY_OTHERS) chmodSync(folder, mode & 0o7777 & ~SEEN_BY_OTHERS);
}

/** Makes DATA_DIR if need be; says so by its name where that cannot be. */
export function makeDataDir(folder: string): void {
  try {
    makeFolder(folder, NEW);
  } catch (cause) {
    throw new Error(`DATA_DIR=${folder} cannot be a folder: ${(cause as Error).message}`, { cause });
  }
}
