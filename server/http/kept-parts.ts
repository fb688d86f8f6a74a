import {
  chmod,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';

/** A tab that was opened before a release asks for the parts of its own release for so long. */
const KEPT_MS = 14 * 86_400_000;

/** As all files of the site, whatever the build they came from was unpacked with. */
const MODE = 0o640;

/** The names of the parts that were served last. */
const SERVED = 'served.json';

/** Where parts of earlier releases lie, beside the data, which outlives a release. */
export const keptParts = (dataDir: string): string => path.resolve(dataDir, 'parts');

/**
 * Keeps the parts of this build for the tabs that have it open when the next one comes, and takes away those that have not
 * been served for 14 days. A part is named after what is in it, so none ever takes the place of another.
 */
export async function keepParts(assets: string, kept: string, now = new Date()): Promise<void> {
  await mkdir(kept, { recursive: true, mode: 0o700 });
  const [names, there] = await Promise.all([readdir(assets), readdir(kept)]);
  const [served, has, current] = [await lastServed(kept), new Set(there), new Set(names)];
  // Until now they were served by the release before: the 14 days begin.
  for (const name of served)
    if (has.has(name) && !current.has(name)) await utimes(path.join(kept, name), now, now);
  for (const name of names)
    if (!has.has(name)) await keepOne(path.join(assets, name), path.join(kept, name), now);
  await writeFile(path.join(kept, SERVED), JSON.stringify(names), { mode: MODE });
  for (const name of there) {
    if (current.has(name) || name === SERVED) continue;
    const { mtimeMs } = await stat(path.join(kept, name));
    if (now.getTime() - mtimeMs > KEPT_MS) await rm(path.join(kept, name), { force: true });
  }
}

/** Whole or not at all: a process that dies meanwhile leaves no half of a part. */
async function keepOne(from: string, to: string, now: Date): Promise<void> {
  await copyFile(from, `${to}.new`);
  await chmod(`${to}.new`, MODE);
  await utimes(`${to}.new`, now, now);
  await rename(`${to}.new`, to);
}

async function lastServed(kept: string): Promise<string[]> {
  try {
    return JSON.parse(await readFile(path.join(kept, SERVED), 'utf8')) as string[];
  } catch {
    return [];
  }
}
