import { eq } from 'drizzle-orm';
import type { agreeToBulk as contract } from '#shared/contracts/bulk.contract.ts';
import type { BulkKindName, BulkVerb } from '#shared/domain/bulk.ts';
import { recordAudit } from '../../audit/record.ts';
import { bulk_decision } from '../../database/schema/submission.ts';
import { inTransaction } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { type BulkRow, presentBulk } from './bulk.present.ts';
import { BULK } from './bulk-kinds.ts';
import { lockBulk } from './lock-bulk.ts';

/**
 * The second person agrees: the hold counts from now on. Cases of their own are left as they are, as those of whoever
 * ordered it. Agreeing again changes nothing.
 */
export const agreeToBulk: Handler<typeof contract> = async ({ params }, context) => {
  const { services } = context;
  const me = signedIn(context);
  const row = await inTransaction(context, async (work) => {
    const locked = await lockBulk(work, params.id);
    if (locked.agreed_by === me.id) return locked;
    if (locked.state !== 'proposed')
      throw new Problem('conflict', { messageKey: 'bulk:problem.no_proposal' });
    if (locked.actor_id === me.id) throw new Problem('conflict', { messageKey: 'bulk:problem.own_order' });
    const run_at = new Date(Date.now() + services.config.BULK_HOLD_SECONDS * 1000);
    const [agreed] = await work.tx
      .update(bulk_decision)
      .set({ state: 'waiting', agreed_by: me.id, run_at, results: await ownOf(locked, context) })
      .where(eq(bulk_decision.id, locked.id))
      .returning();
    await recordAudit(work, { action: 'bulk_decision.agree', entity_id: locked.id });
    await services.jobs.enqueue(work, 'review.bulk', { bulk_id: locked.id }, { startAfter: run_at });
    return agreed!;
  });
  return (await presentBulk(services.database.db, me, [row]))[0]!;
};

/** The cases that whoever agrees has a part in: nobody decides on those, not even by agreeing. */
async function ownOf(
  { case_kind, verb, items }: BulkRow,
  context: Parameters<(typeof BULK)[BulkKindName]['look']>[0],
): Promise<Record<string, string>> {
  const results: Record<string, string> = {};
  for (const item of items) {
    const { refusal } = await BULK[case_kind as BulkKindName].look(context, item, verb as BulkVerb);
    if (refusal === 'own') results[item.id] = 'own';
  }
  return results;
}
