import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import type {
  register as contract,
  resendVerification as resendContract,
} from '#shared/contracts/password.contract.ts';
import { recordAudit } from '../../../audit/record.ts';
import { checkSender } from '../../../bot-check/check-sender.ts';
import { identity_link } from '../../../database/schema/account.ts';
import { person } from '../../../database/schema/person.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import type { Services } from '../../../services.ts';
import { findPersonByEmail } from '../account.queries.ts';
import { hashPassword } from '../password.ts';
import { queueAccountMail } from './account-mail.ts';
import { checkPasswordStrength } from './password-strength.ts';

/** Whether people may open an account by e-mail: neither the machine's configuration nor an administrator forbids it. */
export const maySignUp = async ({
  config,
  settings,
}: Pick<Services, 'config' | 'settings'>): Promise<boolean> =>
  config.REGISTRATION && (await settings.read()).registration;

/**
 * Registers an e-mail account. What is answered, and how long that takes, is the same for a new address and a known one:
 * who has the address learns from the mail what happened. An account that was never confirmed is taken over by whoever
 * registers it again, so that nobody can sit on the address of another person. Not one that somebody signs in to by an
 * identity: that one only loses the address, or its owner would stay inside the account of whoever confirms it.
 */
export const register: Handler<typeof contract> = async ({ body }, context) => {
  const { services } = context;
  if (!(await maySignUp(services)))
    throw new Problem('not_found', {
      messageKey: `account:registration.${services.identity ? 'closed' : 'closed_to_all'}`,
    });
  const passed = await checkSender(context, body);
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
    await releaseUnconfirmed(work, email);
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

/** Takes an address that was never confirmed from an account that is signed in to by an identity. */
export async function releaseUnconfirmed(work: Work, email: string): Promise<void> {
  const linked = work.tx.select().from(identity_link).where(eq(identity_link.person_id, person.id));
  const released = await work.tx
    .update(person)
    .set({ email: null })
    .where(and(sql`lower(${person.email}) = ${email}`, isNull(person.email_verified_at), exists(linked)))
    .returning({ id: person.id });
  for (const { id } of released) await recordAudit(work, { action: 'person.release-address', entity_id: id });
}

/** Sends the confirmation again; quiet when there is nothing to confirm. */
export const resendVerification: Handler<typeof resendContract> = async ({ body }, context) => {
  await inTransaction(context, (work) => queueAccountMail(work, 'registration', body.email));
  return { status: 202 as const };
};
