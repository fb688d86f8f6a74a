import { statfs } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { Problem } from '../http/problem.ts';

export interface Room {
  /** Problem `no_room` when the disk is down to its reserve. */
  check(): Promise<void>;
}

/** Room on the disk of a folder, in bytes. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** How long a look at the disk counts: a flood of writes does not become a flood of looks. */
const LOOK_MS = 2_000;

/**
 * Keeps a reserve of the disk that holds DATA_DIR for what must go on: signing in, reading, the desk, the database's own
 * logs. What comes from outside to be stored stops before it is touched (shared/contracts/storing.ts).
 */
export function createRoom({
  DATA_DIR,
  DISK_RESERVE_MB,
}: Pick<Config, 'DATA_DIR' | 'DISK_RESERVE_MB'>): Room {
  const reserve = DISK_RESERVE_MB * 1024 * 1024;
  let looked = { at: Number.NEGATIVE_INFINITY, isFull: false };
  return {
    async check() {
      if (performance.now() - looked.at > LOOK_MS) {
        // A folder that is not there yet says nothing about its disk.
        const free = await freeBytes(DATA_DIR).catch(() => null);
        looked = { at: performance.now(), isFull: free !== null && free < reserve };
      }
      if (looked.isFull) throw new Problem('no_room');
    },
  };
}
