import { eq } from 'drizzle-orm';
import { mail_outbox } from '../../database/schema/operations.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import { cancelMail } from '../../mail/queue-mail.ts';
import { notify, takeBackNotices } from '../../notify/notify.ts';
import { staffOf } from '../review/viewer.ts';
import type { MessageRow } from './contact.queries.ts';
import { heldUntil } from './undoable.ts';

/** Tells the colleague who is given a message, once it can no longer be taken back. Returns by what it is taken back. */
export async function tellColleague(
  work: Work,
  { id, reference }: MessageRow,
  colleague: string,
): Promise<string> {
  const notice_id = crypto.randomUUID();
  await notify(work, {
    person_id: colleague,
    kind: 'contact_assigned',
    actor_id: staffOf(work.context.actor).id,
    object_id: notice_id,
    params: { reference },
    link: `/desk/contact/${id}`,
    showAfter: heldUntil(work.context.services),
  });
  return notice_id;
}

/** Takes back what was told; Problem `conflict` where the letter has left already. */
export async function untellColleague(work: Work, notice_id: string): Promise<void> {
  const letters = await work.tx.$count(mail_outbox, eq(mail_outbox.about_id, notice_id));
  if (letters > 0 && (await cancelMail(work, notice_id)) < letters)
    throw new Problem('conflict', { messageKey: 'contact:problem.undo_over' });
  await takeBackNotices(work, { object_id: notice_id, since: new Date(0) });
}
