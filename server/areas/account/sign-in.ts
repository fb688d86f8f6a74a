import { eq, sql } from 'drizzle-orm';
import type { signIn as contract } from '#shared/contracts/account.contract.ts';
import type { DeskRole } from '#shared/contracts/contract.ts';
import { recordAudit } from '../../audit/record.ts';
import { second_factor } from '../../database/schema/account.ts';
import { person } from '../../database/schema/person.ts';
import { inTransaction } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { presentCurrentUser } from './account.present.ts';
import { findPersonByEmail, listDeskRoles, type PersonRow } from './account.queries.ts';
import { sessionCookies } from './cookies.ts';
import { queueAccountMail } from './password/account-mail.ts';
import { checkPassword } from './password.ts';
import { takeOneTimeCode } from './second-factor/one-time-code.ts';
import { openSession } from './session.ts';

const TRIES = 8;
const LOCK_MINUTES = 15;

/**
 * Signs in by e-mail and password, and a one-time code where the account has them on. Wrong address, wrong password,
 * locked and suspended accounts get the same answer, so that nobody learns who has an account.
 */
export const signIn: Handler<typeof contract> = async ({ body }, context) => {
  const { services } = context;
  const found = await findPersonByEmail(services.database.db, body.email);
  const matches = await checkPassword(found?.password_hash, body.password.normalize('NFC'));
  const locked = found?.locked_until != null && found.locked_until > new Date();
  if (!found || !matches || locked || found.status !== 'active') {
    if (found && !locked) await countFailure(context, found.id);
    throw new Problem('invalid', { messageKey: 'common:problems.wrong_credentials.message' });
  }
  if (!found.email_verified_at) await refuseUnverified(context, found);
  const tokens = await openAfterCode(context, found, body.code);
  for (const cookie of sessionCookies(services.config, tokens)) context.setCookie(cookie);
  const roles = (await listDeskRoles(services.database.db, found.id)) as DeskRole[];
  return { ...tokens, data: presentCurrentUser(found, roles) };
};

/** Opens the session; with one-time codes on, only by a right one. A wrong one counts like a wrong password. */
async function openAfterCode(context: CallContext, who: PersonRow, code: string | undefined) {
  const { db } = context.services.database;
  const [factor] = await db.select().from(second_factor).where(eq(second_factor.person_id, who.id));
  const asked = factor?.confirmed_at != null;
  if (asked && !code) throw new Problem('second_factor_needed');
  const tokens = await inTransaction(context, async (work) => {
    if (asked && !(await takeOneTimeCode(work, who.id, code ?? ''))) return null;
    await work.tx
      .update(person)
      .set({ failed_sign_ins: 0, locked_until: null, delete_after: null })
      .where(eq(person.id, who.id));
    await recordAudit(work, { action: 'person.sign-in', entity_id: who.id, detail: { by: 'password' } });
    return openSession(work, who.id, { userAgent: context.userAgent, strong: asked });
  });
  if (tokens) return tokens;
  await countFailure(context, who.id);
  throw new Problem('invalid', { fields: { code: [{ key: 'code_wrong' }] } });
}

/** Whoever knows the password of an unconfirmed address may know that it is unconfirmed, and gets the mail again. */
async function refuseUnverified(context: CallContext, { email }: PersonRow): Promise<never> {
  await inTransaction(context, (work) => queueAccountMail(work, 'registration', email ?? ''));
  throw new Problem('invalid', { messageKey: 'account:sign_in.unverified' });
}

async function countFailure(context: CallContext, personId: string): Promise<void> {
  await inTransaction(context, async (work) => {
    await work.tx
      .update(person)
      .set({
        failed_sign_ins: sql`${person.failed_sign_ins} + 1`,
        locked_until: sql`case when (${person.failed_sign_ins} + 1) % ${TRIES} = 0
          then now() + make_interval(mins => ${LOCK_MINUTES}) else ${person.locked_until} end`,
      })
      .where(eq(person.id, personId));
    await recordAudit(work, { action: 'person.sign-in-failed', entity_id: personId });
  });
}
