import { eq, sql } from 'drizzle-orm';
import type { undoMerge as contract } from '#shared/contracts/merge.contract.ts';
import { MERGE_UNDO_HOURS } from '#shared/domain/merge.ts';
import { recordAudit } from '../../../audit/record.ts';
import {
  stakeholder_member,
  stakeholder_merge,
  stakeholder_redirect,
} from '../../../database/schema/stakeholder.ts';
import { inTransaction } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { readRecord } from '../read-record.ts';
import type { StakeholderPatch } from '../stakeholder-record.ts';
import { updateStakeholder } from '../write-stakeholder.ts';
import { unjoinRows } from './joins.ts';
import { mergedRow, presentMerges } from './list-merges.ts';
import { announce, type Taken } from './merge-stakeholders.ts';

const HOUR_MS = 3_600_000;

/** Makes one page two again as they were, unless the page that stayed, or anything that went over, changed since. */
export const undoMerge: Handler<typeof contract> = async ({ params }, context) => {
  await inTransaction(context, async (work) => {
    const { tx } = work;
    const row = await mergedRow(tx, params.id);
    if (!row) throw new Problem('not_found');
    if (row.undone_at) return;
    if (Date.now() - row.created_at.getTime() > MERGE_UNDO_HOURS * HOUR_MS)
      throw new Problem('conflict', { messageKey: 'merge:problem.late' });
    const changed = new Problem('conflict', { messageKey: 'merge:problem.changed' });
    const taken = row.taken as unknown as Taken;
    for (const id of [row.from_id, row.into_id].sort()) await readRecord(tx, id);
    const into = await readRecord(tx, row.into_id);
    const from = await readRecord(tx, row.from_id);
    const [redirect] = await tx
      .delete(stakeholder_redirect)
      .where(eq(stakeholder_redirect.id, row.from_id))
      .returning();
    if (into.version !== taken.into_version || from.status !== 'archived' || redirect?.target_id !== into.id)
      throw changed;
    if (!(await unjoinRows(tx, from.id, into.id, taken.moved))) throw changed;
    for (const { id, role } of taken.raised)
      await tx.update(stakeholder_member).set({ role }).where(eq(stakeholder_member.id, id));
    await updateStakeholder(work, into.id, taken.before);
    await updateStakeholder(work, from.id, { status: row.before.status } as StakeholderPatch);
    await tx.update(stakeholder_merge).set({ undone_at: sql`now()` }).where(eq(stakeholder_merge.id, row.id));
    await recordAudit(work, {
      action: 'stakeholder.undo-merge',
      entity_id: into.id,
      detail: { name: into.name || into.name_kh, merged: row.from_name, from_id: from.id },
    });
    announce(work);
  });
  const { db } = context.services.database;
  const rows = await db.select().from(stakeholder_merge).where(eq(stakeholder_merge.id, params.id));
  return (await presentMerges(db, rows))[0]!;
};
