import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmdirSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { outsideHint, SupervisorError, systemCode } from './errors.ts';
import { allows, firstBarrier } from './path-permissions.ts';
import { type Account, chooseAccount } from './system-account.ts';

/** Where the cluster lives, as a path without symbolic links, and the account that owns it. */
export interface Place {
  dataDir: string;
  account: Account;
}

/** Where data goes from a project the account cannot reach; the first that can be written is taken. */
const sharedHomes = ['/var/lib/phum', '/var/tmp/phum'];

/**
 * Makes the supervisor's directory, mode 0700 and owned by the account PostgreSQL runs as. Below a directory closed to
 * that account (root with a project in /root) it becomes a symbolic link to a place outside, and says so.
 * Errors: unknown-user, no-account, data-dir-owner, data-dir-unreachable.
 */
export function preparePlace(wanted: string, cluster: string, log: (line: string) => void): Place {
  const path = resolve(wanted);
  mkdirSync(dirname(path), { recursive: true });
  const closedTo = closedOwner(path);
  if (closedTo !== undefined) throw foreignOwner(path, closedTo);
  const account = chooseAccount(ownerOf(join(path, cluster)));
  if (!existsSync(path)) make(path, account, log);
  let dataDir = realpathSync(path);
  const barrier = firstBarrier(dirname(dataDir), account);
  if (barrier) dataDir = moveOut(path, dataDir, barrier, account, log);
  const owner = statSync(dataDir).uid;
  if (owner !== account.uid && !account.dropped) throw foreignOwner(dataDir, owner);
  if (owner !== account.uid) chownSync(dataDir, account.uid, account.gid);
  if ((statSync(dataDir).mode & 0o777) !== 0o700) chmodSync(dataDir, 0o700);
  return { dataDir, account };
}

function ownerOf(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.uid;
}

/** The owner of an existing directory that this process may not enter. */
function closedOwner(path: string): number | undefined {
  const entry = statSync(path, { throwIfNoEntry: false });
  const own = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  return entry && own.uid !== 0 && entry.uid !== own.uid && !allows(entry, own, 5) ? entry.uid : undefined;
}

function make(path: string, account: Account, log: (line: string) => void): void {
  const barrier = firstBarrier(realpathSync(dirname(path)), account);
  if (barrier) linkOutside(path, barrier, account, log);
  else mkdirSync(path, { recursive: true, mode: 0o700 });
}

/** An empty directory behind a barrier is replaced by a link to an open place; one with data is left alone. */
function moveOut(
  path: string,
  dataDir: string,
  barrier: string,
  account: Account,
  log: (line: string) => void,
): string {
  if (lstatSync(path).isSymbolicLink() || readdirSync(dataDir).length > 0) {
    throw new SupervisorError(
      'data-dir-unreachable',
      `PostgreSQL runs as user ${account.name}, who cannot pass ${barrier} to the data in ${dataDir}. Open the way ` +
        `(chmod o+x ${barrier}) or move the data and set DATA_DIR to its new place. ${outsideHint}`,
    );
  }
  rmdirSync(dataDir);
  linkOutside(path, barrier, account, log);
  return realpathSync(path);
}

function linkOutside(path: string, barrier: string, account: Account, log: (line: string) => void): void {
  for (const home of sharedHomes) {
    try {
      mkdirSync(home, { recursive: true, mode: 0o755 });
      if (statSync(home).uid !== 0 || firstBarrier(home, account)) continue;
      const target = mkdtempSync(join(home, 'data-'));
      linkOrUseExisting(target, path);
      log(
        `the database is kept in ${target}: user ${account.name}, who runs PostgreSQL, cannot pass ${barrier}`,
      );
      return;
    } catch (error) {
      if (!['EACCES', 'EPERM', 'EROFS'].includes(systemCode(error) ?? '')) throw error;
    }
  }
  throw new SupervisorError(
    'data-dir-unreachable',
    `PostgreSQL runs as user ${account.name}, who cannot pass ${barrier}, and none of ${sharedHomes.join(', ')} can be ` +
      `written. Set DATA_DIR to a directory that user can reach. ${outsideHint}`,
  );
}

/** Two first starts at once: the second keeps the link of the first. */
function linkOrUseExisting(target: string, path: string): void {
  try {
    symlinkSync(target, path);
  } catch (error) {
    if (systemCode(error) !== 'EEXIST') throw error;
    rmdirSync(target);
  }
}

/** The error for data of another user that we may not take over. */
export function foreignOwner(dataDir: string, owner: number): SupervisorError {
  return new SupervisorError(
    'data-dir-owner',
    `${dataDir} belongs to user id ${owner}, and Phum runs as user id ${process.getuid?.()}. Start Phum as that user, or ` +
      `give the data over (sudo chown -R "$(id -u):$(id -g)" ${dataDir}), or set DATA_DIR to another place. ${outsideHint}`,
  );
}
