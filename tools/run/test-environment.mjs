import { readFileSync, statfsSync } from 'node:fs';

const MEMORY = '/dev/shm';
/** Test runs have needed 2 GB of it. */
const LEAST_BYTES = 6 * 1024 ** 3;

/**
 * The environment of test runs. They make and remove thousands of files of databases that nobody reads again; with the disk
 * they take a sixth longer. So their temporary directory is in memory, unless somebody chose one or memory is short.
 */
export function testEnvironment() {
  return process.env.TMPDIR || !hasRoom() ? process.env : { ...process.env, TMPDIR: MEMORY };
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return isRoomy(readFileSync('/proc/mounts', 'utf8'), bavail * bsize, process.availableMemory());
  } catch {
    return false;
  }
}

/** Whether memory is mounted as a disk on which programs may run, and both have bytes enough. */
export function isRoomy(mounts, freeBytes, memoryBytes) {
  const options = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, place]) => place === MEMORY)?.[3];
  const runs = options !== undefined && !options.split(',').includes('noexec');
  return runs && Math.min(freeBytes, memoryBytes) >= LEAST_BYTES;
}
