import { eq } from 'drizzle-orm';
import type * as contract from '#shared/contracts/email.contract.ts';
import { personName } from '#shared/format/person-name.ts';
import { recordAudit } from '../../../audit/record.ts';
import { person } from '../../../database/schema/person.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { deadLink, Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { createUsedSecrets } from '../../../identity/used-secrets.ts';
import { mailPerson, nameFor } from '../../../mail/mail-person.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { findPersonByEmail, getPerson } from '../account.queries.ts';
import { mayReceive } from '../password/account-mail.ts';
import { EMAIL_CHANGE_HOURS, newEmailKey, readEmailKey } from './email-key.ts';

const HOUR_MS = 3_600_000;

/**
 * Asks to change the address of the account: it stays the old one until the link in a mail to the new one is used. Whether
 * the new one has an account is told to nobody but its owner, by that mail.
 */
export const changeEmail: Handler<typeof contract.changeEmail> = async ({ body }, context) => {
  const { services, language } = context;
  const { id } = signedIn(context);
  const who = await getPerson(services.database.db, id);
  const to = body.email.toLowerCase();
  if (to === who.email?.toLowerCase() && who.email_verified_at)
    throw new Problem('conflict', { messageKey: 'account:email_change.same' });
  const wanted = await mayReceive(services, to);
  await inTransaction(context, async (work) => {
    await recordAudit(work, { action: 'person.request-email-change', entity_id: id });
    // Kept whatever becomes of the mail: what is shown must not tell whether the address has an account.
    const pending_email_until = new Date(Date.now() + EMAIL_CHANGE_HOURS * HOUR_MS);
    await work.tx.update(person).set({ pending_email: to, pending_email_until }).where(eq(person.id, id));
    if (!wanted) return;
    const known = await findPersonByEmail(work.tx, to);
    const { publicUrl } = services.config;
    if (known && known.id !== id) {
      const params = {
        name: personName(known, language).text,
        url: `${publicUrl}/account/begin_password_reset`,
      };
      await queueMail(work, { template: 'account.exists', language, to, params });
      return;
    }
    const key = newEmailKey(services.secret, { person_id: id, from: who.email, to });
    const params = {
      name: personName(who, language).text,
      url: `${publicUrl}/account/confirm-email/${key}`,
      hours: EMAIL_CHANGE_HOURS,
    };
    await queueMail(work, { template: 'account.change_email', language, to, params });
  });
  return { status: 202 as const };
};

/** Withdraws the request: the address stays, and the link sent to the other one counts no more. */
export const withdrawEmailChange: Handler<typeof contract.withdrawEmailChange> = async (_input, context) => {
  const { id } = signedIn(context);
  await inTransaction(context, async (work) => {
    await work.tx
      .update(person)
      .set({ pending_email: null, pending_email_until: null })
      .where(eq(person.id, id));
    await recordAudit(work, { action: 'person.withdraw-email-change', entity_id: id });
  });
  return { status: 200 as const };
};

/** Uses the link up: the address changes, and the old one is told. Throws `gone` like every link that does not count. */
export async function confirmEmailChange(work: Work, key: string): Promise<void> {
  const { secrets, config } = work.context.services;
  const gone = deadLink('account:link.verify_email');
  const asked = readEmailKey(secrets, key);
  if (!asked) throw gone;
  const [who] = await work.tx.select().from(person).where(eq(person.id, asked.person_id)).for('update');
  if (who?.status !== 'active' || !asked.isFrom(who.email) || who.pending_email !== asked.to) throw gone;
  const other = await findPersonByEmail(work.tx, asked.to);
  if (other && other.id !== who.id) throw gone;
  if (!(await createUsedSecrets(work.tx).reserve(`email ${asked.nonce}`, EMAIL_CHANGE_HOURS * 3_600)))
    throw gone;
  await work.tx
    .update(person)
    .set({
      email: asked.to,
      email_verified_at: new Date(),
      pending_email: null,
      pending_email_until: null,
      updated_at: new Date(),
    })
    .where(eq(person.id, who.id));
  await recordAudit(work, { action: 'person.change-email', entity_id: who.id });
  work.changes(`person:${who.id}`);
  await mailPerson(work, who, {
    template: 'account.email_changed',
    params: {
      name: nameFor(who),
      url: `${config.publicUrl}/contact`,
    },
  });
}
