import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { personName } from '#shared/format/person-name.ts';
import type { Language } from '#shared/i18n/languages.ts';
import { byItself } from '../../../database/by-itself.ts';
import { identity_link } from '../../../database/schema/account.ts';
import { inTransaction, type Work } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { Services } from '../../../services.ts';
import { findPersonByEmail, type PersonRow } from '../account.queries.ts';
import { createAccountLink } from '../account-link.ts';

export interface AccountMailOrder {
  about: 'registration' | 'reset';
  email: string;
  language: Language;
}

/**
 * Orders the mail that follows a registration or a forgotten password. The call always does just this, whether or not the
 * address has an account: what happens is decided by a job, so that no answer and no time tells.
 */
export function queueAccountMail(
  work: Work,
  about: AccountMailOrder['about'],
  email: string,
  language: Language = work.context.language,
): Promise<void> {
  const { services } = work.context;
  return services.jobs.enqueue(work, 'account.mail', { about, email: email.toLowerCase(), language });
}

/** Writes that mail: a link where there is something to confirm or to set, a hint for somebody who has an account. */
export async function sendAccountMail(
  services: Services,
  { about, email, language }: AccountMailOrder,
): Promise<void> {
  const context = byItself(services, '', language);
  if (!(await mayReceive(services, email))) return;
  await inTransaction(context, async (work) => {
    const who = await findPersonByEmail(work.tx, email);
    if (!who?.email || who.status !== 'active') return;
    const to = who.email;
    const name = personName(who, language).text;
    if (!who.email_verified_at && !(await mayConfirm(work, who, about))) return;
    const link = { person_id: who.id, email: to };
    if (about === 'reset') {
      const { url, hours } = await createAccountLink(work, 'reset_password', link);
      await queueMail(work, { template: 'account.reset', language, to, params: { name, url, hours } });
    } else if (who.email_verified_at) {
      const url = `${services.config.publicUrl}/account/begin_password_reset`;
      await queueMail(work, { template: 'account.exists', language, to, params: { name, url } });
    } else {
      const { url, hours } = await createAccountLink(work, 'verify_email', link);
      await queueMail(work, { template: 'account.verify', language, to, params: { name, url, hours } });
    }
  });
}

/** Whether an address has not had too much of this. Decided here, where no answer shows it. */
export async function mayReceive({ limits, secret }: Services, email: string): Promise<boolean> {
  const key = createHmac('sha256', secret).update(`mail to ${email}`).digest('base64url').slice(0, 22);
  try {
    await limits.spend('mail:account', key);
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'too_many') return false;
    throw error;
  }
}

/**
 * An address that came from an identity and was never confirmed proves nothing. Without a password there is no link for
 * it; with one it can be confirmed, but a forgotten password must not lead into an account of somebody else's identity.
 */
async function mayConfirm(
  { tx }: Work,
  { id, password_hash }: PersonRow,
  about: AccountMailOrder['about'],
): Promise<boolean> {
  if (password_hash === null) return false;
  return about === 'registration' || (await tx.$count(identity_link, eq(identity_link.person_id, id))) === 0;
}
