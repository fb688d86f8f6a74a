import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
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
