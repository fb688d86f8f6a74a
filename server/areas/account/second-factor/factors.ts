import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../database/client.ts';
import { recovery_code, second_factor } from '../../../database/schema/account.ts';
import { person, session } from '../../../database/schema/person.ts';
import type { Work } from '../../../database/work.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { CallContext } from '../../../http/route.ts';
import { listDeskRoles } from '../account.queries.ts';
import { findPasskeys, type PasskeyRow } from '../passkey/passkey.queries.ts';
import { hashRecoveryCodes, newRecoveryCode, RECOVERY_CODES } from './recovery-code.ts';

/** What confirms a sign-in by password, besides recovery codes. */
export interface Factors {
  /** One-time codes of an app are on. */
  codes: boolean;
  passkeys: PasskeyRow[];
}

export async function findFactors(db: Queryable, personId: string): Promise<Factors> {
  const codes = await db.$count(
    second_factor,
    and(eq(second_factor.person_id, personId), isNotNull(second_factor.confirmed_at)),
  );
  return { codes: codes > 0, passkeys: await findPasskeys(db, personId) };
}

export const countFactors = ({ codes, passkeys }: Factors): number => Number(codes) + passkeys.length;

/** The same for a change: of changes of one person's factors at once, one waits for the other. */
export async function lockFactors({ tx }: Work, personId: string): Promise<Factors> {
  await tx.select({ id: person.id }).from(person).where(eq(person.id, personId)).for('update');
  return findFactors(tx, personId);
}

/** Whether a person must have a second factor: whoever works at the desk, where it is asked for. */
export async function mustHaveFactor(context: CallContext): Promise<boolean> {
  const { config, database } = context.services;
  return config.DESK_SECOND_FACTOR && (await listDeskRoles(database.db, signedIn(context).id)).length > 0;
}

/** Who came in by a password alone adds no factor to those that would have stopped them. */
export async function checkMayAdd(work: Work, sessionId: string, factors: Factors): Promise<void> {
  if (countFactors(factors) === 0) return;
  const [here] = await work.tx
    .select({ strong: session.strong })
    .from(session)
    .where(eq(session.id, sessionId));
  if (!here?.strong) throw new Problem('conflict', { messageKey: 'account:second_factor.weak' });
}

/** Whoever has just set up a factor has shown it: their session counts as strong from then on. */
export async function strengthen({ tx }: Work, sessionId: string): Promise<void> {
  await tx.update(session).set({ strong: true }).where(eq(session.id, sessionId));
}

/** New recovery codes in place of the old ones; they are shown only now. */
export async function giveRecoveryCodes({ tx }: Work, personId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.delete(recovery_code).where(eq(recovery_code.person_id, personId));
  await tx
    .insert(recovery_code)
    .values((await hashRecoveryCodes(codes)).map((code_hash) => ({ person_id: personId, code_hash })));
  return codes;
}

/** Recovery codes stand in for a factor: with the last one they go. */
export async function forgetRecoveryCodes({ tx }: Work, personId: string): Promise<void> {
  await tx.delete(recovery_code).where(eq(recovery_code.person_id, personId));
}
