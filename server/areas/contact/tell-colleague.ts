import { heldUntil } from '../../cases/hold.ts';
import type { Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { notify } from '../../notify/notify.ts';
import type { MessageRow } from './contact.queries.ts';

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
    actor_id: signedIn(work.context).id,
    object_id: notice_id,
    params: { reference },
    link: `/desk/contact/${id}`,
    showAfter: heldUntil(work.context),
  });
  return notice_id;
}
