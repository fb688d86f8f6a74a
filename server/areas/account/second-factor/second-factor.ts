import { and, count, eq, isNull } from 'drizzle-orm';
import { encode } from 'uqr';
import type * as contract from '#shared/contracts/second-factor.contract.ts';
import { recordAudit } from '../../../audit/record.ts';
import { recovery_code, second_factor } from '../../../database/schema/account.ts';
import { inTransaction } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { Handler } from '../../../http/route.ts';
import { seal } from '../../../sealed.ts';
import { stepUp, WrongProof } from '../step-up.ts';
import {
  checkMayAdd,
  countFactors,
  findFactors,
  forgetRecoveryCodes,
  giveRecoveryCodes,
  lockFactors,
  mustHaveFactor,
  strengthen,
} from './factors.ts';
import { newTotpSecret, takeAppCode, takeOneTimeCode, totpOf } from './one-time-code.ts';

/** Whether one-time codes are on, and whether the person must have a second factor. */
export const getSecondFactor: Handler<typeof contract.getSecondFactor> = async (_input, context) => {
  const { id } = signedIn(context);
  const { db } = context.services.database;
  const factors = await findFactors(db, id);
  const [left] = await db
    .select({ codes: count() })
    .from(recovery_code)
    .where(and(eq(recovery_code.person_id, id), isNull(recovery_code.used_at)));
  const needed = await mustHaveFactor(context);
  return {
    enabled: factors.codes,
    needed,
    can: { remove: factors.codes && (!needed || countFactors(factors) > 1) },
    recovery_codes_left: countFactors(factors) > 0 ? (left?.codes ?? 0) : 0,
  };
};

/** Makes a new secret. Until a code of it was shown the old state holds. */
export const beginSecondFactor: Handler<typeof contract.beginSecondFactor> = async (_input, context) => {
  const { id, email, session_id } = signedIn(context);
  const secret = newTotpSecret();
  await inTransaction(context, async (work) => {
    const factors = await lockFactors(work, id);
    if (factors.codes) throw isOn();
    await checkMayAdd(work, session_id, factors);
    const values = { sealed_secret: seal(context.services.secret, 'second factor', secret), last_step: 0 };
    await work.tx
      .insert(second_factor)
      .values({ person_id: id, ...values })
      .onConflictDoUpdate({ target: second_factor.person_id, set: values });
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
  const digits = body.code.replace(/\s/g, '');
  const recovery_codes = await inTransaction(context, async (work) => {
    const factors = await lockFactors(work, id);
    if (factors.codes) throw isOn();
    await checkMayAdd(work, session_id, factors);
    if (!/^\d{6}$/.test(digits) || !(await takeAppCode(work, id, digits, 'begun'))) throw wrongCode();
    await work.tx
      .update(second_factor)
      .set({ confirmed_at: new Date() })
      .where(eq(second_factor.person_id, id));
    await strengthen(work, session_id);
    await recordAudit(work, { action: 'person.second-factor-on', entity_id: id });
    return giveRecoveryCodes(work, id);
  });
  return { recovery_codes };
};

/** Switches codes off by a code. */
export const removeSecondFactor: Handler<typeof contract.removeSecondFactor> = async ({ body }, context) => {
  const { id } = signedIn(context);
  const must = await mustHaveFactor(context);
  await stepUp(context, () =>
    inTransaction(context, async (work) => {
      const factors = await lockFactors(work, id);
      if (must && countFactors(factors) <= 1)
        throw new Problem('conflict', { messageKey: 'account:second_factor.needed' });
      if (!factors.codes || !(await takeOneTimeCode(work, id, body.code))) throw wrongCode();
      await work.tx.delete(second_factor).where(eq(second_factor.person_id, id));
      if (factors.passkeys.length === 0) await forgetRecoveryCodes(work, id);
      await recordAudit(work, { action: 'person.second-factor-off', entity_id: id });
    }),
  );
  return { status: 200 as const };
};

export const wrongCode = () => new WrongProof({ fields: { code: [{ key: 'code_wrong' }] } });
const isOn = () => new Problem('conflict', { messageKey: 'account:second_factor.on' });
