import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { DatabaseClient, Queryable } from '../database/client.ts';
import { type Contents, readArchive, sealArchive } from './archive.ts';
import type { BackupPlace } from './backup-place.ts';
import { backupName, backupsToDrop, type Kept } from './keep.ts';
import { readSite, type Site } from './read-site.ts';
import { requireSite } from './require-site.ts';
import { tellPlace } from './tell-erased.ts';

export interface Made {
  name: string;
  rows: number;
  files: number;
  dropped: string[];
}

/**
 * Writes one backup of the site to a place, reads it back from there from its beginning to its end, and only then lets old
 * ones go. Who runs this has the public key alone: the second key it is sealed for lives as long as this look.
 */
export async function makeBackup(
  { url, db, site, place }: { url: string; db: DatabaseClient['db']; site: Site; place: BackupPlace },
  recipient: string,
  kept: Kept,
  now = new Date(),
): Promise<Made> {
  await requireSite(db, site);
  const name = backupName(now);
  const own = await generateX25519Identity();
  const reading = await readSite(url, site, now);
  try {
    const recipients = [recipient, await identityToRecipient(own)];
    await place.write(name, await sealArchive(recipients, reading.about, reading.parts));
  } finally {
    await reading.close();
  }
  let whole: Contents;
  try {
    whole = (await readArchive(await place.read(name), own)).contents;
  } catch (error) {
    await place.remove(name);
    throw error;
  }
  await tellPlace(db, place);
  const dropped = backupsToDrop(await place.list(), kept, now);
  for (const old of dropped) await place.remove(old);
  return { name, dropped, ...countsOf(whole) };
}

/** How many rows and files a backup holds. */
export const countsOf = ({ rows, sha256 }: Contents): { rows: number; files: number } => ({
  rows: Object.values(rows).reduce((sum, one) => sum + one, 0),
  files: Object.keys(sha256).filter((name) => name.startsWith('files/')).length,
});

/** What a backup would hold now. */
export async function weighSite(
  url: string,
  db: Queryable,
  site: Site,
): Promise<{ rows: number; files: number }> {
  await requireSite(db, site);
  const { parts, close } = await readSite(url, site, new Date());
  let files = 0;
  try {
    let part = await parts.next();
    for (; !part.done; part = await parts.next()) if (part.value.name.startsWith('files/')) files += 1;
    return { rows: countsOf({ ...part.value, sha256: {} }).rows, files };
  } finally {
    await close();
  }
}
