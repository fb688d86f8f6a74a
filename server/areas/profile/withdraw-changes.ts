import { and, eq, inArray } from 'drizzle-orm';
import { submission } from '../../database/schema/submission.ts';
import type { Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { notify } from '../../notify/notify.ts';
import { THE_OWNER, transition } from '../submission/change-request-state.ts';
import { ownersPath } from '../submission/mail-owners.ts';
import { sendersOf } from '../submission/notify-requester.ts';
import type { SubmissionRow } from '../submission/submission.queries.ts';

/**
 * Takes changes that wait for the desk out of review, since the desk archives their page: nobody could decide on them any
 * more. They stay with their owners as a draft, who are told why. Call it before the page is locked: requests are locked
 * before pages everywhere.
 */
export async function withdrawChanges(work: Work, page: SubmissionRow, reason: string): Promise<void> {
  if (!page.stakeholder_id) return;
  const [waiting] = await work.tx
    .select()
    .from(submission)
    .where(
      and(
        eq(submission.stakeholder_id, page.stakeholder_id),
        eq(submission.kind, 'change'),
        inArray(submission.status, ['reviewing', 'returned']),
      ),
    )
    .for('update');
  if (!waiting) return;
  const { row } = await transition(work, waiting, 'withdraw', {
    viewer: THE_OWNER,
    by_desk: signedIn(work.context).id,
    reason,
    set: { assignee_id: null, assigned_at: null },
  });
  for (const person_id of await sendersOf(work, row))
    await notify(work, {
      person_id,
      kind: 'changes_withdrawn',
      object_id: row.id,
      params: { name: row.name, name_kh: row.name_kh, note: reason },
      link: ownersPath(row),
    });
}
