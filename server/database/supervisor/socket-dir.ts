import { createHash } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { port } from './cluster-names.ts';
import { SupervisorError } from './errors.ts';
import { firstBarrier } from './path-permissions.ts';
import type { Account } from './system-account.ts';

/** The longest socket path in bytes: `sun_path` without its final zero. */
const longest = process.platform === 'darwin' ? 103 : 107;

/** The path of the socket in a directory. */
export function socketPath(directory: string): string {
  return join(directory, `.s.PGSQL.${port}`);
}

/**
 * Makes the socket's directory, mode 0700: `run` in the data directory or, where that path is too long for a
 * socket, one named by a hash in a temporary directory. Error: socket-path.
 */
export function prepareSocketDir(dataDir: string, account: Account, log: (line: string) => void): string {
  const near = join(dataDir, 'run');
  const tooLong = Buffer.byteLength(socketPath(near)) > longest;
  const directory = tooLong ? shortDirectory(dataDir, account) : near;
  if (tooLong) {
    log(
      `the database socket is in ${directory}: ${near} is longer than a socket path may be (${longest} bytes)`,
    );
  }
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const entry = lstatSync(directory);
  if (!entry.isDirectory() || ![account.uid, 0, process.getuid?.()].includes(entry.uid)) {
    throw new SupervisorError(
      'socket-path',
      `${directory} is needed for the database socket and belongs to somebody else. Remove it, or set DATA_DIR to a ` +
        'shorter path.',
    );
  }
  if (account.dropped) chownSync(directory, account.uid, account.gid);
  chmodSync(directory, 0o700);
  return directory;
}

function shortDirectory(dataDir: string, account: Account): string {
  const name = `phum-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  const fits = (home: string) =>
    Buffer.byteLength(socketPath(join(home, name))) <= longest && !firstBarrier(home, account);
  const home = [tmpdir(), '/tmp', '/var/tmp'].find(fits);
  if (home) return join(home, name);
  throw new SupervisorError(
    'socket-path',
    `The path ${dataDir} is too long for a database socket (${longest} bytes), and there is no temporary directory to use ` +
      'instead. Set DATA_DIR to a shorter path.',
  );
}
