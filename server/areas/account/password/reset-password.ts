import { eq } from 'drizzle-orm';
import type {
  confirmPasswordReset as confirmContract,
  requestPasswordReset as requestContract,
} from '#shared/contracts/password.contract.ts';
import { recordAudit } from '../../../audit/record.ts';
import { checkSender } from '../../../bot-check/check-sender.ts';
import { person } from '../../../database/schema/person.ts';
import { inTransaction } from '../../../database/work.ts';
import type { Handler } from '../../../http/route.ts';
import { getPerson } from '../account.queries.ts';
import { ownerOfUsedLink, takeAccountLink } from '../account-link.ts';
import { checkPassword, hashPassword } from '../password.ts';
import { endOtherSessions } from '../session.ts';
import { queueAccountMail } from './account-mail.ts';
import { mailPasswordChanged } from './change-password.ts';
import { checkPasswordStrength } from './password-strength.ts';

/** Sends a link to set a new password, if there is an account. The answer never tells. */
export const requestPasswordReset: Handler<typeof requestContract> = async ({ body }, context) => {
  const passed = await checkSender(context, body);
  await inTransaction(context, async (work) => {
    await passed.use(work);
    await queueAccountMail(work, 'reset', body.email);
  });
  return { status: 202 as const };
};

/**
 * Sets a new password by the link. Whoever has the mail has the address, so it counts as confirmed; every session ends. The same
 * password sent once more, since the line lost the answer, is answered in the same way and changes nothing.
 */
export const confirmPasswordReset: Handler<typeof confirmContract> = async ({ body }, context) => {
  const password_hash = await hashPassword(body.password);
  await inTransaction(context, async (work) => {
    const before = await ownerOfUsedLink(work, 'reset_password', body.key);
    if (before && (await checkPassword(before.password_hash, body.password))) return;
    const { person_id } = await takeAccountLink(work, 'reset_password', body.key);
    const who = await getPerson(work.tx, person_id);
    checkPasswordStrength(body.password, [who.email ?? '', who.first_name, who.last_name]);
    await work.tx
      .update(person)
      .set({
        password_hash,
        email_verified_at: who.email_verified_at ?? new Date(),
        failed_sign_ins: 0,
        locked_until: null,
      })
      .where(eq(person.id, person_id));
    await endOtherSessions(work, person_id, null);
    await recordAudit(work, { action: 'person.reset-password', entity_id: person_id });
    await mailPasswordChanged(work, who);
  });
  return { status: 200 as const };
};
