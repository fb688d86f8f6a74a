import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Account } from './system-account.ts';

/** What decides whether an account may pass through or use a file: owner, group and permission bits. */
export interface Permissions {
  uid: number;
  gid: number;
  mode: number;
}

/** True if the account has the wanted bits (4 read, 2 write, 1 pass through or execute). Access lists are not seen. */
export function allows(entry: Permissions, account: Pick<Account, 'uid' | 'gid'>, wanted: number): boolean {
  const shift = entry.uid === account.uid ? 6 : entry.gid === account.gid ? 3 : 0;
  return ((entry.mode >> shift) & wanted) === wanted;
}

/**
 * The first directory on the way to `path` (an absolute path without symbolic links, itself included) which the
 * account cannot pass through; undefined if the way is free. Parts that do not exist yet are taken as free.
 */
export function firstBarrier(path: string, account: Pick<Account, 'uid' | 'gid'>): string | undefined {
  const parent = dirname(path);
  const above = parent === path ? undefined : firstBarrier(parent, account);
  if (above) return above;
  const entry = statSync(path, { throwIfNoEntry: false });
  return entry?.isDirectory() && !allows(entry, account, 1) ? path : undefined;
}
