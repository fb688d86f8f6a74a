import type { z } from 'zod';
import type { assignSubmission as contract } from '#shared/contracts/review.contract.ts';
import { assignCase } from '../../cases/assign-case.ts';
import { changeAtDesk } from '../../cases/at-desk.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { notify } from '../../notify/notify.ts';
import { findStaff } from '../account/find-staff.ts';
import { SUBMISSION } from '../submission/case.ts';

const { assign, decide } = SUBMISSION.life.desk;

/** Gives a request to a colleague who decides, with a word that they read on the site and by mail. */
export async function giveSubmission(
  context: CallContext,
  id: string,
  { assignee_id, note }: z.output<typeof contract.body>,
): Promise<void> {
  await changeAtDesk(context, SUBMISSION, id, assign, async (work, row, me) => {
    const colleagues = await findStaff(work.tx, decide);
    if (!colleagues.some((one) => one.id === assignee_id))
      throw new Problem('invalid', { fields: { assignee_id: [{ key: 'invalid' }] } });
    if (row.assignee_id === assignee_id) return;
    await assignCase(work, SUBMISSION, row, 'assign', assignee_id, async () => ({ assignee_id }), {
      reason: note,
    });
    if (assignee_id === me.id) return;
    const { reference, name, name_kh } = row;
    await notify(work, {
      person_id: assignee_id,
      kind: 'review_assigned',
      actor_id: me.id,
      object_id: row.id,
      params: { reference, name, name_kh, ...(note && { note }) },
      link: `/desk/review/${row.id}`,
    });
  });
}
