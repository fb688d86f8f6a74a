import { existsSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/client.ts';
import { file } from '../database/schema/file.ts';
import { BadBackup } from './bad-backup.ts';
import type { Site } from './read-site.ts';

/**
 * Throws where there is no site to be kept: an empty database, or a folder that holds none of the files that the rows name, as
 * a mistyped DATA_DIR does. What was made of it would look like a backup, and let whole ones go.
 */
export async function requireSite(db: Queryable, site: Pick<Site, 'config' | 'files'>): Promise<void> {
  const { rows } = await db.execute<{ name: string | null }>(sql`select to_regclass('public.file') as name`);
  if (!rows[0]?.name) throw new BadBackup('no_site', { setting: 'DATABASE_URL' });
  const named = new Set((await db.select({ key: file.key }).from(file)).map(({ key }) => key));
  const missing = await missingOf(named, site);
  // One that was lost keeps nobody from keeping the others.
  if (missing * 2 > named.size)
    throw new BadBackup('files_missing', { missing, named: named.size, ...placeOf(site) });
}

async function missingOf(named: ReadonlySet<string>, { config, files }: Pick<Site, 'config' | 'files'>) {
  // Opening a folder makes it.
  if (config.STORE === 'disk' && !existsSync(folderOf(config.DATA_DIR))) return named.size;
  let there = 0;
  for await (const keys of files.list()) for (const key of keys) if (named.has(key)) there += 1;
  return named.size - there;
}

const folderOf = (dataDir: string) => path.resolve(dataDir, 'files');

const placeOf = ({ config: { STORE, S3_BUCKET, DATA_DIR } }: Pick<Site, 'config'>) =>
  STORE === 's3'
    ? { place: `s3://${S3_BUCKET ?? ''}`, setting: 'S3_BUCKET' }
    : { place: folderOf(DATA_DIR), setting: 'DATA_DIR' };
