import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { isSeenByOthers } from '../files/close-data-dir.ts';
import type { FileStore } from '../files/file-store.ts';
import { freeBytes } from '../files/room.ts';
import { tryDataDir } from '../files/try-data-dir.ts';
import { type Finding, finding, reasonIn } from './tell-findings.ts';

const MB = 1024 * 1024;
/** So many times the reserve must be free: below, there is time to act. */
const AMPLE = 2;

/** DATA_DIR can be written, and nobody else on the machine looks into it. */
export async function checkDataDir({ DATA_DIR }: Config): Promise<Finding> {
  const folder = path.resolve(DATA_DIR);
  if (!existsSync(folder)) return finding('data_unwritable', { folder, reason: 'ENOENT' });
  if (isSeenByOthers(folder)) {
    const mode = (statSync(folder).mode & 0o777).toString(8);
    return finding('data_open', { folder, mode, command: `chmod 700 ${folder}` });
  }
  try {
    await tryDataDir(folder);
  } catch (error) {
    return finding('data_unwritable', { folder, reason: reasonIn(error) });
  }
  return finding('data_well', { folder });
}

/** Room on the disk against the reserve, below which nothing from outside is stored. */
export async function checkDisk({ DATA_DIR, DISK_RESERVE_MB: reserve }: Config): Promise<Finding> {
  const free = Math.floor((await freeBytes(DATA_DIR)) / MB);
  return finding(free < reserve * AMPLE ? 'disk_low' : 'disk_well', { free, reserve });
}

/** Files can be stored, read and taken away, on the disk or in S3. */
export async function checkFiles(
  { STORE, DATA_DIR }: Pick<Config, 'STORE' | 'DATA_DIR'>,
  files: Pick<FileStore, 'check'>,
): Promise<Finding> {
  // Looking makes nothing: a folder that was named wrongly would be there from then on.
  if (STORE === 'disk' && !existsSync(DATA_DIR)) return finding('files_refused', { reason: 'ENOENT' });
  try {
    await files.check();
  } catch (error) {
    return finding('files_refused', { reason: reasonIn(error).replace(/\.$/, '') });
  }
  return finding('files_well');
}
