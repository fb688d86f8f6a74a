import { eq } from 'drizzle-orm';
import type { verifyEmail as contract } from '#shared/contracts/password.contract.ts';
import { recordAudit } from '../../../audit/record.ts';
import { person } from '../../../database/schema/person.ts';
import { inTransaction } from '../../../database/work.ts';
import type { Handler } from '../../../http/route.ts';
import { takeAccountLink } from '../account-link.ts';
import { confirmEmailChange } from '../email/change-email.ts';
import { isEmailKey } from '../email/email-key.ts';

/** Confirms the address a mail went to. Does not sign in: the mail may have been opened by somebody else. */
export const verifyEmail: Handler<typeof contract> = async ({ body }, context) => {
  await inTransaction(context, async (work) => {
    if (isEmailKey(body.key)) return confirmEmailChange(work, body.key);
    const { person_id } = await takeAccountLink(work, 'verify_email', body.key);
    await work.tx.update(person).set({ email_verified_at: new Date() }).where(eq(person.id, person_id));
    await recordAudit(work, { action: 'person.verify-email', entity_id: person_id });
  });
  return { status: 200 as const };
};
