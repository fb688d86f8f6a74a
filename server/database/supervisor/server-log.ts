import { closeSync, constants, fstatSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

const { O_APPEND, O_CREAT, O_NOFOLLOW, O_WRONLY } = constants;

/** Past this size the log is set aside at the next start, one old one being kept. */
const largest = 10 * 1024 * 1024;

/** An open `postgres.log`: the server writes to a file because it may outlive this process. */
export interface ServerLog {
  path: string;
  handle: number;
  /** What was written since it was opened here. */
  added(): string;
  close(): void;
}

/** Opens the server's log for appending. */
export function openServerLog(dataDir: string): ServerLog {
  const path = join(dataDir, 'postgres.log');
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largest) renameSync(path, `${path}.1`);
  // No link is followed: the directory belongs to PostgreSQL's account, and this process may be root.
  const handle = openSync(path, O_APPEND | O_CREAT | O_WRONLY | O_NOFOLLOW, 0o600);
  const start = fstatSync(handle).size;
  const added = () => readFileSync(path).subarray(start).toString('utf8');
  return { path, handle, added, close: () => closeSync(handle) };
}
