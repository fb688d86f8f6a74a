import type { Collection } from '#shared/domain/collection/collection.ts';
import { stateOf } from '#shared/domain/collection/collection-state.ts';
import { collectionAction } from '../../../audit/action.ts';
import { recordAudit } from '../../../audit/record.ts';
import { planned_withdrawal } from '../../../database/schema/collection.ts';
import type { Work } from '../../../database/work.ts';
import { signatory } from '../../../http/actor.ts';
import { momentOf } from '../change-record-state.ts';
import { staleProblem } from '../changed-meanwhile.ts';
import { type Row, storeOf } from '../collection-store.ts';
import { lockRow } from '../find-record.ts';
import { notFromHere } from '../save-record.ts';
import { deleteWithdrawal } from './working-copy.queries.ts';

/** Says when a record that is public, or will be, goes off the site by itself; without a moment, that it does not. */
export async function planWithdrawal(
  work: Work,
  collection: Collection,
  id: string,
  { version, at }: { version: number; at: string | null },
): Promise<Row> {
  const row = await lockRow(work.tx, storeOf(collection), id);
  if (row.version !== version) throw await staleProblem(work, collection, row, version);
  if (!collection.publishes || !['published', 'scheduled'].includes(stateOf(row))) throw notFromHere(row);
  const moment = momentOf(at);
  await deleteWithdrawal(work.tx, collection, id);
  if (moment) {
    await work.tx.insert(planned_withdrawal).values({
      collection: collection.name,
      record_id: id,
      at: moment,
      created_by: signatory(work.context.actor),
    });
    const payload = { collection: collection.name, id };
    await work.context.services.jobs.enqueue(work, 'collection.appear', payload, { startAfter: moment });
  }
  await recordAudit(work, {
    action: collectionAction(collection, 'plan-withdrawal'),
    entity_id: id,
    detail: { at: moment?.toISOString() ?? '' },
  });
  return row;
}
