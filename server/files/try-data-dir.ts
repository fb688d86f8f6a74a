import { randomUUID } from 'node:crypto';
import { access, constants, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a small file into DATA_DIR and takes it away again. Throws what the system says where that cannot be. */
export async function tryDataDir(folder: string): Promise<void> {
  const file = path.join(folder, `tried-${randomUUID()}`);
  try {
    await writeFile(file, '', { flag: 'wx', mode: 0o600 });
  } finally {
    await rm(file, { force: true });
  }
}

/** Where files are kept in DATA_DIR: a folder that may be written, or nothing yet. Nothing is written, since what is there is listed. */
export async function tryFilesIn(dataDir: string): Promise<void> {
  const folder = path.join(dataDir, 'files');
  const found = await stat(folder).catch(() => null);
  if (!found) return;
  if (!found.isDirectory()) throw new Error(`${folder} is no folder`);
  await access(folder, constants.W_OK);
}
