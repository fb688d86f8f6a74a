import { eq } from 'drizzle-orm';
import type {
  register as contract,
  resendVerification as resendContract,
} from '#shared/contracts/password.contract.ts';
import { recordAudit } from '../../../audit/record.ts';
import { selfHostedBotCheck } from '../../../bot-check/self-hosted.ts';
import { person } from '../../../database/schema/person.ts';
import { inTransaction } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { findPersonByEmail } from '../account.queries.ts';
import { hashPassword } from '../password.ts';
import { queueAccountMail } from './account-mail.ts';
import { checkPasswordStrength } from './password-strength.ts';

/**
 * Registers an e-mail account. What is answered, and how long that takes, is the same for a new address and a known one:
 * who has the address learns from the mail what happened. An account that was never confirmed is taken over by whoever
 * registers it again, so that nobody can sit on the address of another person.
 */
export const register: Handler<typeof contract> = async ({ body }, context) => {
  const { services } = context;
  if (!services.config.REGISTRATION)
    throw new Problem('not_found', { messageKey: 'account:registration.closed' });
  const passed = await selfHostedBotCheck(services).check(body);
  const email = body.email.toLowerCase();
  const { first_name, last_name, first_name_kh, last_name_kh } = body;
  checkPasswordStrength(body.password, [email, first_name, last_name]);
  const fields = {
    first_name,
    last_name,
    first_name_kh,
    last_name_kh,
    language: context.language,
    password_hash: await hashPassword(body.password),
  };
  await inTransaction(context, async (work) => {
    await passed.use(work);
    const known = await findPersonByEmail(work.tx, email);
    if (!known) {
      const rows = await work.tx
        .insert(person)
        .values({ ...fields, email })
        .onConflictDoNothing()
        .returning({ id: person.id });
      for (const { id } of rows) await recordAudit(work, { action: 'person.register', entity_id: id });
    } else if (!known.email_verified_at && known.password_hash) {
      await work.tx.update(person).set(fields).where(eq(person.id, known.id));
      await recordAudit(work, { action: 'person.register', entity_id: known.id });
    }
    await queueAccountMail(work, 'registration', email);
  });
  return { status: 202 as const };
};

/** Sends the confirmation again; quiet when there is nothing to confirm. */
export const resendVerification: Handler<typeof resendContract> = async ({ body }, context) => {
  await inTransaction(context, (work) => queueAccountMail(work, 'registration', body.email));
  return { status: 202 as const };
};
