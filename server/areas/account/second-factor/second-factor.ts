import { and, count, eq, isNull } from 'drizzle-orm';
import { encode } from 'uqr';
import type * as contract from '#shared/contracts/second-factor.contract.ts';
import { recordAudit } from '../../../audit/record.ts';
import { recovery_code, second_factor } from '../../../database/schema/account.ts';
import { session } from '../../../database/schema/person.ts';
import { inTransaction } from '../../../database/work.ts';
import { Problem } from '../../../http/problem.ts';
import type { CallContext, Handler } from '../../../http/route.ts';
import { listDeskRoles } from '../account.queries.ts';
import {
  newRecoveryCode,
  newTotpSecret,
  RECOVERY_CODES,
  recoveryHash,
  takeOneTimeCode,
  totpOf,
} from './one-time-code.ts';
import { seal } from './sealed.ts';

/** Whether one-time codes are on, and whether the person must have them. */
export const getSecondFactor: Handler<typeof contract.getSecondFactor> = async (_input, context) => {
  const { id } = signedIn(context);
  const { db } = context.services.database;
  const [factor] = await db.select().from(second_factor).where(eq(second_factor.person_id, id));
  const [left] = await db
    .select({ codes: count() })
    .from(recovery_code)
    .where(and(eq(recovery_code.person_id, id), isNull(recovery_code.used_at)));
  const enabled = factor?.confirmed_at != null;
  return { enabled, needed: await isNeeded(context), recovery_codes_left: enabled ? (left?.codes ?? 0) : 0 };
};

/** Makes a new secret. Until a code of it was shown the old state holds. */
export const beginSecondFactor: Handler<typeof contract.beginSecondFactor> = async (_input, context) => {
  const { id, email } = signedIn(context);
  const secret = newTotpSecret();
  await inTransaction(context, async (work) => {
    const values = { sealed_secret: seal(context.services.secret, secret), last_step: 0 };
    const rows = await work.tx
      .insert(second_factor)
      .values({ person_id: id, ...values })
      .onConflictDoUpdate({
        target: second_factor.person_id,
        set: values,
        setWhere: isNull(second_factor.confirmed_at),
      })
      .returning({ person_id: second_factor.person_id });
    if (rows.length === 0) throw new Problem('conflict', { messageKey: 'account:second_factor.on' });
  });
  const uri = totpOf(secret, email || id).toString();
  const { data } = encode(uri, { ecc: 'M', border: 2 });
  return {
    secret: secret.replace(/(.{4})(?=.)/g, '$1 '),
    uri,
    qr: data.map((line) => line.map((dark) => (dark ? '1' : '0')).join('')),
  };
};

/** Switches codes on by a first code. The session at hand counts as strong from then on. */
export const confirmSecondFactor: Handler<typeof contract.confirmSecondFactor> = async (
  { body },
  context,
) => {
  const { id, session_id } = signedIn(context);
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await inTransaction(context, async (work) => {
    if (!/^\d{6}$/.test(body.code.replace(/\s/g, '')) || !(await takeOneTimeCode(work, id, body.code)))
      throw wrongCode();
    const rows = await work.tx
      .update(second_factor)
      .set({ confirmed_at: new Date() })
      .where(and(eq(second_factor.person_id, id), isNull(second_factor.confirmed_at)))
      .returning({ person_id: second_factor.person_id });
    if (rows.length === 0) throw new Problem('conflict', { messageKey: 'account:second_factor.on' });
    await work.tx.delete(recovery_code).where(eq(recovery_code.person_id, id));
    await work.tx
      .insert(recovery_code)
      .values(codes.map((code) => ({ person_id: id, code_hash: recoveryHash(id, code) })));
    await work.tx.update(session).set({ strong: true }).where(eq(session.id, session_id));
    await recordAudit(work, { action: 'person.second-factor-on', entity_id: id });
  });
  return { recovery_codes: codes };
};

/** Switches codes off by a code. */
export const removeSecondFactor: Handler<typeof contract.removeSecondFactor> = async ({ body }, context) => {
  const { id } = signedIn(context);
  if (await isNeeded(context)) throw new Problem('conflict', { messageKey: 'account:second_factor.needed' });
  await inTransaction(context, async (work) => {
    if (!(await takeOneTimeCode(work, id, body.code))) throw wrongCode();
    await work.tx.delete(second_factor).where(eq(second_factor.person_id, id));
    await work.tx.delete(recovery_code).where(eq(recovery_code.person_id, id));
    await recordAudit(work, { action: 'person.second-factor-off', entity_id: id });
  });
  return { status: 200 as const };
};

export const wrongCode = () => new Problem('invalid', { fields: { code: [{ key: 'code_wrong' }] } });

async function isNeeded(context: CallContext): Promise<boolean> {
  const { config, database } = context.services;
  return config.DESK_SECOND_FACTOR && (await listDeskRoles(database.db, signedIn(context).id)).length > 0;
}

function signedIn({ actor }: CallContext) {
  if (actor.kind !== 'person') throw new Problem('not_signed_in');
  return actor;
}
