import { eq, sql } from 'drizzle-orm';
import type { signIn as contract } from '#shared/contracts/account.contract.ts';
import type { DeskRole } from '#shared/contracts/contract.ts';
import { recordAudit } from '../../audit/record.ts';
import { person } from '../../database/schema/person.ts';
import { inTransaction } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { Handler } from '../../http/route.ts';
import { presentCurrentUser } from './account.present.ts';
import { findPersonByEmail, listDeskRoles } from './account.queries.ts';
import { sessionCookies } from './cookies.ts';
import { checkPassword } from './password.ts';
import { openSession } from './session.ts';

const TRIES = 8;
const LOCK_MINUTES = 15;

/**
 * Signs in by e-mail and password. Wrong address, wrong password, locked and suspended accounts get the same answer, so
 * that nobody learns who has an account.
 */
export const signIn: Handler<typeof contract> = async ({ body }, context) => {
  const { services } = context;
  const found = await findPersonByEmail(services.database.db, body.email);
  const matches = await checkPassword(found?.password_hash, body.password);
  const locked = found?.locked_until != null && found.locked_until > new Date();
  if (!found || !matches || locked || found.status !== 'active') {
    if (found && !locked) await countFailure(context, found.id);
    throw new Problem('invalid', { messageKey: 'common:problems.wrong_credentials.message' });
  }
  const tokens = await inTransaction(context, async (work) => {
    await work.tx
      .update(person)
      .set({ failed_sign_ins: 0, locked_until: null })
      .where(eq(person.id, found.id));
    await recordAudit(work, { action: 'person.sign-in', entity_id: found.id });
    return openSession(work, found.id, context.userAgent);
  });
  for (const cookie of sessionCookies(services.config, tokens)) context.setCookie(cookie);
  const roles = (await listDeskRoles(services.database.db, found.id)) as DeskRole[];
  return { ...tokens, data: presentCurrentUser(found, roles) };
};

async function countFailure(context: Parameters<typeof signIn>[1], personId: string): Promise<void> {
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
