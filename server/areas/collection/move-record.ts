import { sql } from 'drizzle-orm';
import type { moveRecord as contract } from '#shared/contracts/collection-state.contract.ts';
import { isOrderedByHand } from '#shared/domain/collection/collection.ts';
import { inTransaction } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { among, type Row, storeOf } from './collection-store.ts';
import { getCollection } from './find-record.ts';
import { orderOf, stateCondition } from './list-conditions.ts';
import { readTerms } from './terms.ts';
import { writeRecord } from './write-record.ts';

/**
 * Puts a record before another one, or at the end, in a collection whose order is kept by hand. All are numbered anew, so
 * that equal numbers of before do not matter; only those that move are written.
 */
export const moveRecord: Handler<typeof contract> = async ({ params, body: { before } }, context) => {
  const collection = getCollection(params.collection);
  if (!isOrderedByHand(collection))
    throw new Problem('conflict', { messageKey: 'collection-fields:problem.no_order' });
  const moved = await inTransaction(context, async (work) => {
    const { tx } = work;
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`order of ${collection.name}`}, 61))`,
    );
    const store = storeOf(collection);
    const rows = (await tx
      .select()
      .from(store.table)
      .where(among(store, stateCondition(collection, store, 'all')))
      .orderBy(...orderOf(collection, store, ''))
      .for('update')) as Row[];
    const row = rows.find(({ id }) => id === params.id);
    const others = rows.filter(({ id }) => id !== params.id);
    const at = before === null ? others.length : others.findIndex(({ id }) => id === before);
    if (!row || at < 0) throw new Problem('not_found');
    const next = [...others.slice(0, at), row, ...others.slice(at)];
    const terms = await readTerms(tx, collection);
    let count = 0;
    for (const [n, one] of next.entries()) {
      if (one.position === n + 1) continue;
      await writeRecord(work, {
        collection,
        store,
        terms,
        before: one,
        set: { position: n + 1 },
        verb: 'update',
      });
      count += 1;
    }
    return count;
  });
  return { moved };
};
