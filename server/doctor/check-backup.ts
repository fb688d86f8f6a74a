import { eq, max } from 'drizzle-orm';
import type { AuditAction } from '../audit/action.ts';
import type { Config } from '../config.ts';
import type { Queryable } from '../database/client.ts';
import { audit_entry } from '../database/schema/operations.ts';
import { type Finding, finding } from './finding.ts';

const DAY_MS = 86_400_000;
/** One is made every night; a night may be missed. */
const OLD_DAYS = 2;
/** One is tried every month. */
const UNTRIED_DAYS = 35;
const MAKE = { command: 'npx phum backup', log: 'journalctl -u phum-backup' };
const TRY = { command: 'npx phum verify' };

/** When the newest backup of a real site was made. Null: a demonstration needs none. */
export async function checkBackup(db: Queryable, config: Config, now = Date.now()): Promise<Finding | null> {
  if (!config.production) return null;
  if (!config.BACKUP_TO || !config.BACKUP_KEY) return finding('backup_none', MAKE);
  const at = await lastOf(db, 'backup.create');
  if (!at) return finding('backup_never', MAKE);
  const params = { ...MAKE, ...agoOf(at, now) };
  return finding(params.days >= OLD_DAYS ? 'backup_old' : 'backup_well', params);
}

/** When one was last read to its end with its key. Null: there is none to try. */
export async function checkDrill(db: Queryable, config: Config, now = Date.now()): Promise<Finding | null> {
  if (!config.production || !(await lastOf(db, 'backup.create'))) return null;
  const at = await lastOf(db, 'backup.verify');
  if (!at) return finding('drill_never', TRY);
  const params = { ...TRY, ...agoOf(at, now) };
  return finding(params.days >= UNTRIED_DAYS ? 'drill_old' : 'drill_well', params);
}

async function lastOf(db: Queryable, action: AuditAction): Promise<Date | null> {
  const [row] = await db
    .select({ at: max(audit_entry.created_at) })
    .from(audit_entry)
    .where(eq(audit_entry.action, action));
  return row?.at ?? null;
}

const agoOf = (at: Date, now: number) => ({
  days: Math.max(0, Math.floor((now - at.getTime()) / DAY_MS)),
  date: at.toISOString().slice(0, 10),
});
