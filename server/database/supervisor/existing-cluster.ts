import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Whether an embedded database is there already. */
export function hasCluster(dataDir: string): boolean {
  const folder = resolve(dataDir, 'postgres');
  const isCluster = (name: string) => existsSync(join(folder, name, 'PG_VERSION'));
  return existsSync(folder) && readdirSync(folder).some(isCluster);
}

/**
 * Refuses where no embedded database is there already. Tools that look after one ask first: what starts PostgreSQL would make an
 * empty one of a DATA_DIR that was mistyped, and a copy of that looks like a backup.
 */
export function requireCluster(dataDir: string): void {
  if (hasCluster(dataDir)) return;
  throw new Error(
    `There is no database in ${resolve(dataDir)}, so nothing was made or copied. Set DATA_DIR to the folder of the site that runs, as its unit or .env says.`,
  );
}
