import { desc, eq, sql } from 'drizzle-orm';
import type { AuditAction } from '../audit/action.ts';
import { openPlace } from '../backup/backup-place.ts';
import { readErased } from '../backup/erased.ts';
import { erasedPeople } from '../backup/tell-erased.ts';
import { within } from '../backup/within.ts';
import type { Config } from '../config.ts';
import type { Queryable } from '../database/client.ts';
import { audit_entry } from '../database/schema/operations.ts';
import { type Finding, finding, reasonIn } from './tell-findings.ts';

const DAY_MS = 86_400_000;
/** One is made every night; a night may be missed. */
const OLD_DAYS = 2;
/** One is tried every month. */
const UNTRIED_DAYS = 35;
const MAKE = { command: 'npx phum backup', log: 'journalctl -u phum-backup' };
const TRY = { command: 'npx phum verify <archive> --key <file>' };

/** A place that does not answer is not waited for. */
const PATIENCE_MS = 5_000;

/** When the newest backup of a real site was made, and whether it is where it was put. Null: a demonstration needs none. */
export async function checkBackup(
  db: Queryable,
  config: Config,
  { asks = true, now = Date.now() } = {},
): Promise<Finding | null> {
  if (!config.production) return null;
  const { BACKUP_TO: place, BACKUP_KEY } = config;
  if (!place || !BACKUP_KEY) return finding('backup_none', MAKE);
  const last = await lastOf(db, 'backup.create');
  if (!last) return finding('backup_never', MAKE);
  const params = { ...MAKE, ...agoOf(last.at, now) };
  const found = params.days >= OLD_DAYS ? 'backup_old' : 'backup_well';
  return (asks ? await lookAtPlace(db, config, place, last.name) : null) ?? finding(found, params);
}

/** What is wrong with the place: it cannot be read, the newest is not there, or it does not know who was erased. */
async function lookAtPlace(db: Queryable, config: Config, place: string, name: string) {
  const params = { ...MAKE, place, name };
  try {
    const opened = await within(PATIENCE_MS, openPlace(place, config));
    const names = await within(PATIENCE_MS, opened.list());
    if (name && !names.includes(name)) return finding('backup_gone', params);
    const people = await erasedPeople(db);
    const told = new Set((await within(PATIENCE_MS, readErased(opened)))?.map(({ id }) => id));
    const count = people.filter(({ id }) => !told.has(id)).length;
    return count > 0 ? finding('backup_erased_untold', { ...params, count }) : null;
  } catch (error) {
    return finding('backup_unreadable', { ...params, reason: reasonIn(error) });
  }
}

/** When one was last read to its end with its key. Null: there is none to try. */
export async function checkDrill(db: Queryable, config: Config, now = Date.now()): Promise<Finding | null> {
  if (!config.production || !(await lastOf(db, 'backup.create'))) return null;
  const last = await lastOf(db, 'backup.verify');
  if (!last) return finding('drill_never', TRY);
  const params = { ...TRY, ...agoOf(last.at, now) };
  return finding(params.days >= UNTRIED_DAYS ? 'drill_old' : 'drill_well', params);
}

/** The last time something was done, and the backup it was done with. */
async function lastOf(db: Queryable, action: AuditAction): Promise<{ at: Date; name: string } | null> {
  const [row] = await db
    .select({ at: audit_entry.created_at, name: sql<string>`coalesce(${audit_entry.detail} ->> 'name', '')` })
    .from(audit_entry)
    .where(eq(audit_entry.action, action))
    .orderBy(desc(audit_entry.created_at))
    .limit(1);
  return row ?? null;
}

const agoOf = (at: Date, now: number) => ({
  days: Math.max(0, Math.floor((now - at.getTime()) / DAY_MS)),
  date: at.toISOString().slice(0, 10),
});
