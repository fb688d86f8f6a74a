import { and, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Collection } from '#shared/domain/collection/collection.ts';
import { stateOf } from '#shared/domain/collection/collection-state.ts';
import { COLLECTIONS, findCollection } from '#shared/domain/collection/index.ts';
import { byItself } from '../../../database/by-itself.ts';
import { planned_withdrawal, record_revision, working_copy } from '../../../database/schema/collection.ts';
import { highlight } from '../../../database/schema/publication.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import type { Services } from '../../../services.ts';
import { transitRecord } from '../change-record-state.ts';
import { among, storeOf } from '../collection-store.ts';
import { lockRow } from '../find-record.ts';
import { lastRevision } from '../revisions.ts';
import { readTerms } from '../terms.ts';
import { applyCopy, failCopy } from '../working-copy/publish-copy.ts';
import { findCopy, findWithdrawal } from '../working-copy/working-copy.queries.ts';
import { writeRecord } from '../write-record.ts';

/**
 * A moment of a record has come. What was scheduled becomes findable, its files public, its pages new on every node, and
 * that is written down as a revision; a highlight only needs the caches to look again.
 */
export async function appear(
  services: Services,
  { collection: name, id }: { collection: string; id: string },
): Promise<void> {
  const collection = findCollection(name);
  if (!collection) return;
  const context = byItself(services, 'job');
  try {
    await appearAs(context, collection, id);
  } catch (error) {
    // The changes of a public record lack something by now: they stay, and say so.
    if (!(error instanceof Problem)) throw error;
    await inTransaction(context, (work) => failCopy(work, collection, id));
  }
}

async function appearAs(context: Work['context'], collection: Collection, id: string): Promise<void> {
  await inTransaction(context, async (work) => {
    if (!collection.publishes) return work.changes(collection.cacheTag);
    const store = storeOf(collection);
    const row = await lockRow(work.tx, store, id).catch(orNothing);
    if (!row || stateOf(row) !== 'published') return;
    const withdraw_at = await findWithdrawal(work.tx, collection, id);
    if (withdraw_at && withdraw_at <= new Date())
      return void (await transitRecord(work, collection, id, { verb: 'archive', version: null }));
    const copy = await findCopy(work.tx, collection, id);
    if (copy?.publish_at && copy.publish_at <= new Date())
      return void (await applyCopy(work, collection, row, copy));
    if (!(await isWaiting(work, collection, id))) return;
    const terms = await readTerms(work.tx, collection);
    await writeRecord(work, { collection, store, terms, before: row, set: {}, verb: 'publish' });
  });
}

const orNothing = (error: unknown) => {
  if (error instanceof Problem && error.code === 'not_found') return null;
  throw error;
};

/** Whether it was scheduled and has not been written down as published since. */
async function isWaiting(work: Work, collection: Collection, id: string): Promise<boolean> {
  if (!(await lastRevision(work.tx, collection, id))) return false;
  const { rows } = await work.tx.execute(
    sql`select ${record_revision.verb} as verb from ${record_revision}
      where ${record_revision.collection} = ${collection.name} and ${record_revision.record_id} = ${id}
        and ${record_revision.verb} in ('schedule', 'publish')
      order by ${record_revision.version} desc limit 1`,
  );
  return rows[0]?.verb === 'schedule';
}

/** A minute and a half back: sweeps run every minute, and each looks at what the one before may have missed. */
const LOOK_BACK = sql`now() - interval '90 seconds'`;

/** The net under the jobs: whatever should have appeared and did not, appears now. */
export async function sweepAppearances(services: Services): Promise<void> {
  const { db } = services.database;
  for (const collection of COLLECTIONS.filter(({ publishes }) => publishes)) {
    const store = storeOf(collection);
    const { columns, table } = store;
    const late = await db
      .select({ id: sql<string>`${columns.id!}` })
      .from(table)
      .where(
        among(
          store,
          sql`${columns.status!} = 'approved'`,
          isNull(columns.deleted_at!),
          lte(columns.published_at!, sql`now()`),
          sql`(select ${record_revision.verb} from ${record_revision}
            where ${record_revision.collection} = ${collection.name} and ${record_revision.record_id} = ${columns.id!}
              and ${record_revision.verb} in ('schedule', 'publish')
            order by ${record_revision.version} desc limit 1) = 'schedule'`,
        ),
      );
    for (const { id } of late) await appear(services, { collection: collection.name, id });
  }
  const planned = [
    ...(await db
      .select({ collection: working_copy.collection, id: working_copy.record_id })
      .from(working_copy)
      .where(lte(working_copy.publish_at, sql`now()`))),
    ...(await db
      .select({ collection: planned_withdrawal.collection, id: planned_withdrawal.record_id })
      .from(planned_withdrawal)
      .where(lte(planned_withdrawal.at, sql`now()`))),
  ];
  for (const one of planned) await appear(services, one);
  const turned = await db.$count(
    highlight,
    and(
      isNull(highlight.deleted_at),
      or(
        and(gt(highlight.from_at, LOOK_BACK), lte(highlight.from_at, sql`now()`)),
        and(gt(highlight.to_at, LOOK_BACK), lte(highlight.to_at, sql`now()`)),
      ),
    ),
  );
  if (turned > 0) await inTransaction(byItself(services, 'job'), async (work) => work.changes('content'));
}
