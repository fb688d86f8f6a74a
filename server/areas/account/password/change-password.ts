import { eq } from 'drizzle-orm';
import type { changePassword as contract } from '#shared/contracts/password.contract.ts';
import { personName } from '#shared/format/person-name.ts';
import { recordAudit } from '../../../audit/record.ts';
import { person } from '../../../database/schema/person.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { getPerson, type PersonRow } from '../account.queries.ts';
import { hashPassword } from '../password.ts';
import { endOtherSessions } from '../session.ts';
import { checkPasswordStrength } from './password-strength.ts';

/** Changes the password of the person, or sets the first one for somebody with only an identity. Other sessions end. */
export const changePassword: Handler<typeof contract> = async ({ body }, context) => {
  const { services } = context;
  const actor = signedIn(context);
  const who = await getPerson(services.database.db, actor.id);
  // A proof of another kind does not stand in for the password that is there (ASVS V6.2.3).
  if (who.password_hash !== null && body.current_password === undefined)
    throw new Problem('invalid', { fields: { current_password: [{ key: 'required' }] } });
  checkPasswordStrength(body.password, [who.email ?? '', who.first_name, who.last_name]);
  const password_hash = await hashPassword(body.password);
  await inTransaction(context, async (work) => {
    await work.tx.update(person).set({ password_hash }).where(eq(person.id, actor.id));
    await endOtherSessions(work, actor.id, actor.session_id);
    await recordAudit(work, { action: 'person.change-password', entity_id: actor.id });
    await mailPasswordChanged(work, who);
  });
  return { status: 200 as const };
};

/** Tells the owner of an account, so that a change that was not theirs does not stay unnoticed. */
export async function mailPasswordChanged(work: Work, who: PersonRow): Promise<void> {
  if (!who.email) return;
  const url = `${work.context.services.config.publicUrl}/account/begin_password_reset`;
  const language = who.language;
  await queueMail(work, {
    template: 'account.password_changed',
    language,
    to: who.email,
    params: { name: personName(who, language).text, url },
  });
}
