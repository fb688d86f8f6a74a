import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../../../audit/record.ts';
import { person } from '../../../database/schema/person.ts';
import type { Work } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import { mailPerson, nameFor } from '../../../mail/mail-person.ts';
import { cancelMail } from '../../../mail/queue-mail.ts';
import type { PersonRow } from '../../account/account.queries.ts';
import { endOtherSessions } from '../../account/session.ts';
import { lockAdministrators, lockPerson } from './desk-person.queries.ts';

/**
 * Closes an account: its sessions end at once, its page is gone, and a letter tells the reason. Nobody suspends
 * themselves, nor the last administrator. Part of the caller's transaction, so that a report and what follows from it
 * are one change. Somebody suspended already stays so, with the reason they were told. `sendAfter`: the letter waits while the
 * decision can be undone.
 */
export async function suspendPerson(
  work: Work,
  id: string,
  reason: string,
  sendAfter?: Date,
): Promise<{ who: PersonRow; changed: boolean }> {
  const { tx, context } = work;
  if (context.actor.kind === 'person' && context.actor.id === id)
    throw new Problem('conflict', { messageKey: 'person-desk:problem.yourself' });
  const administrators = await lockAdministrators(tx);
  const who = await lockPerson(tx, id);
  if (!who || who.status === 'deleted') throw new Problem('not_found');
  if (who.status === 'suspended') return { who, changed: false };
  if (administrators.length === 1 && administrators[0] === id)
    throw new Problem('conflict', { messageKey: 'person-desk:problem.last_administrator' });
  const [row] = await tx
    .update(person)
    .set({ status: 'suspended', suspended_at: sql`now()`, suspended_reason: reason })
    .where(eq(person.id, id))
    .returning();
  await endOtherSessions(work, id, null);
  await recordAudit(work, {
    action: 'person.suspend',
    entity_id: id,
    detail: { from: 'active', to: 'suspended', reason },
  });
  await tell(work, row!, { template: 'account.suspended', reason, sendAfter });
  work.changes(`person:${id}`);
  return { who: row!, changed: true };
}

/**
 * Opens a suspended account again and says so. `quietly`: the letter about the suspension has not left, so neither leaves.
 */
export async function liftSuspension(work: Work, id: string, quietly = false): Promise<PersonRow> {
  const { tx } = work;
  const who = await lockPerson(tx, id);
  if (!who || who.status === 'deleted') throw new Problem('not_found');
  if (who.status === 'active') return who;
  const [row] = await tx
    .update(person)
    .set({ status: 'active', suspended_at: null, suspended_reason: '' })
    .where(eq(person.id, id))
    .returning();
  await recordAudit(work, {
    action: 'person.lift-suspension',
    entity_id: id,
    detail: { from: 'suspended', to: 'active' },
  });
  if (quietly) await cancelMail(work, id);
  else await tell(work, row!, { template: 'account.lifted', reason: '' });
  work.changes(`person:${id}`);
  return row!;
}

async function tell(
  work: Work,
  who: PersonRow,
  {
    template,
    reason,
    sendAfter,
  }: {
    template: 'account.suspended' | 'account.lifted';
    reason: string;
    sendAfter?: Date | undefined;
  },
): Promise<void> {
  const { publicUrl } = work.context.services.config;
  await mailPerson(work, who, {
    template,
    about_id: who.id,
    ...(sendAfter ? { sendAfter } : {}),
    params: {
      name: nameFor(who),
      reason,
      url: `${publicUrl}${template === 'account.suspended' ? '/contact' : '/?action=login'}`,
    },
  });
}
