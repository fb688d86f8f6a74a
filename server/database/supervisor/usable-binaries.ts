import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { copyReadable } from './copy-binaries.ts';
import { outsideHint, SupervisorError, systemCode } from './errors.ts';
import { firstBarrier } from './path-permissions.ts';
import { repairSymlinks } from './symlinks.ts';
import type { Account } from './system-account.ts';

/**
 * Binaries the account can run, with their library links in place. Where the install path is closed to the account (a
 * project below /root) or read-only with links missing, they are copied once below `dataDir`.
 */
export function usableBinaries(
  binaries: Binaries,
  account: Account,
  dataDir: string,
  log: (line: string) => void,
): Binaries {
  const barrier = account.dropped ? firstBarrier(join(binaries.native, 'bin'), account) : undefined;
  const reason = barrier ? `user ${account.name} cannot pass ${barrier}` : repairReason(binaries);
  if (!reason) return binaries;
  const home = join(dataDir, `binaries-${binaries.version}`);
  const native = join(home, 'native');
  if (!existsSync(native)) {
    log(`copying the PostgreSQL binaries to ${home}: ${reason}`);
    copyTree(binaries.native, home);
  }
  repairSymlinks(native);
  return { ...binaries, native };
}

/** Repairs the links where they are; returns why that is not possible, or undefined when all is well. */
function repairReason(binaries: Binaries): string | undefined {
  try {
    repairSymlinks(binaries.native);
    return undefined;
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
      return `library links are missing and ${binaries.native} is not writable`;
    }
    throw new SupervisorError(
      'binaries-broken',
      `The library links in ${binaries.native}/lib cannot be repaired (${code ?? error}). Run "npm ci" again. ${outsideHint}`,
      { cause: error },
    );
  }
}

/** Copies into a temporary name and renames, so that a copy cut short is never used. */
function copyTree(native: string, home: string): void {
  const unfinished = `${home}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  copyReadable(native, join(unfinished, 'native'));
  chmodSync(unfinished, 0o755);
  renameSync(unfinished, home);
}
