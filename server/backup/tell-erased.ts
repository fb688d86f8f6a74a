import { and, eq, gt, sql } from 'drizzle-orm';
import type { DatabaseClient, Queryable } from '../database/client.ts';
import { audit_entry } from '../database/schema/operations.ts';
import type { Services } from '../services.ts';
import { type BackupPlace, openPlace } from './backup-place.ts';
import { type ErasedPerson, keepErased } from './erased.ts';
import { within } from './within.ts';

/** A place that does not answer must hold neither a job nor a command for ever. */
const PATIENCE_MS = 30_000;
/** One writes the list at a time: who reads it, adds to it and writes it back would lose what another added meanwhile. */
const LOCK = 7_368_261;

/** Writes whoever was erased to the place of the backups, at once: the newest backup may still know them. */
export async function tellErased({ config, database }: Pick<Services, 'config' | 'database'>): Promise<void> {
  if (config.BACKUP_TO) await tellPlace(database.db, await openPlace(config.BACKUP_TO, config));
}

/** The same as a job: it is tried again, and a place that refuses is in the log. */
export async function runTellErased({ config, database, log }: Services): Promise<void> {
  try {
    await tellErased({ config, database });
  } catch (error) {
    log.warn({ err: error, place: config.BACKUP_TO }, 'the list of erased accounts could not be written');
    throw error;
  }
}

/** Writes the list of the erased to a place that is open. */
export const tellPlace = (db: DatabaseClient['db'], place: BackupPlace): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await within(PATIENCE_MS, keepErased(place, await erasedPeople(tx)));
  });

/** Ids of those whose accounts were erased within a time that no kept backup goes beyond. */
export async function erasedPeople(db: Queryable): Promise<ErasedPerson[]> {
  const rows = await db
    .select({ id: audit_entry.entity_id, at: audit_entry.created_at })
    .from(audit_entry)
    .where(
      and(
        eq(audit_entry.action, 'person.delete'),
        gt(audit_entry.created_at, sql`now() - interval '3 years'`),
      ),
    );
  return rows.flatMap(({ id, at }) => (id ? [{ id, at: at.toISOString() }] : []));
}
