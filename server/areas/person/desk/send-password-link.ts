import { recordAudit } from '../../../audit/record.ts';
import type { Work } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import type { PersonRow } from '../../account/account.queries.ts';
import { queueAccountMail } from '../../account/password/account-mail.ts';
import { lockPerson } from './desk-person.queries.ts';

/** Whether a link with which a password is set would reach them, and nobody else. */
export const maySendPassword = ({ status, email, email_verified_at }: PersonRow): boolean =>
  status === 'active' && email !== null && email_verified_at !== null;

/**
 * Sends somebody who cannot sign in the mail of a forgotten password, in their language. Nobody at the desk ever knows a
 * password: who can read the address sets it.
 */
export async function sendPasswordLink(work: Work, id: string): Promise<void> {
  const who = await lockPerson(work.tx, id);
  if (!who || who.status === 'deleted') throw new Problem('not_found');
  if (!maySendPassword(who)) throw new Problem('conflict', { messageKey: 'person-desk:problem.no_address' });
  await queueAccountMail(work, 'reset', who.email ?? '', who.language);
  await recordAudit(work, { action: 'person.send-password-link', entity_id: id });
}
