import { eq, sql } from 'drizzle-orm';
import type {
  cancelBulk as cancelContract,
  orderBulk as orderContract,
} from '#shared/contracts/bulk.contract.ts';
import { BULK_ALONE, bulkWords } from '#shared/domain/bulk.ts';
import { recordAudit } from '../../audit/record.ts';
import { bulk_decision } from '../../database/schema/submission.ts';
import { inTransaction } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { mayCancel, presentBulk } from './bulk.present.ts';
import { lockBulk } from './lock-bulk.ts';

/** Keeps a decision on many cases until its hold is over; the job that runs it exists exactly if it does, and nobody else has to agree. */
export const orderBulk: Handler<typeof orderContract> = async ({ body }, context) => {
  const { services, actor } = context;
  const me = signedIn({ actor });
  const { kind, verb } = body;
  const reason = bulkWords(kind, verb) ? body.reason : '';
  const state = body.items.length > BULK_ALONE ? 'proposed' : 'waiting';
  const run_at = new Date(Date.now() + services.config.BULK_HOLD_SECONDS * 1000);
  const row = await inTransaction(context, async (work) => {
    const [written] = await work.tx
      .insert(bulk_decision)
      .values({
        case_kind: kind,
        verb,
        reason,
        items: body.items,
        state,
        actor_id: me.id,
        run_at,
      })
      .returning();
    const { id } = written!;
    await recordAudit(work, {
      action: 'bulk_decision.order',
      entity_id: id,
      detail: { kind, verb, reason, cases: body.items.map((item) => item.id) },
    });
    if (state === 'waiting')
      await services.jobs.enqueue(work, 'review.bulk', { bulk_id: id }, { startAfter: run_at });
    return written!;
  });
  return (await presentBulk(services.database.db, me, [row]))[0]!;
};

/** Takes it back as if it had never been ordered. */
export const cancelBulk: Handler<typeof cancelContract> = async ({ params }, context) => {
  const me = signedIn(context);
  const row = await inTransaction(context, async (work) => {
    const locked = await lockBulk(work, params.id);
    if (locked.state === 'cancelled') return locked;
    if (!mayCancel(locked, me)) throw new Problem('conflict', { messageKey: 'bulk:problem.over' });
    const [cancelled] = await work.tx
      .update(bulk_decision)
      .set({ state: 'cancelled', done_at: sql`now()` })
      .where(eq(bulk_decision.id, locked.id))
      .returning();
    await recordAudit(work, { action: 'bulk_decision.cancel', entity_id: locked.id });
    return cancelled!;
  });
  return (await presentBulk(context.services.database.db, me, [row]))[0]!;
};
