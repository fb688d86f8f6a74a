import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { TextKey } from '#shared/i18n/keys.ts';
import { recordAudit } from '../../audit/record.ts';
import { person, session } from '../../database/schema/person.ts';
import { inTransaction, type Work } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import { type FieldProblems, Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { mailPerson, nameFor } from '../../mail/mail-person.ts';
import { notify } from '../../notify/notify.ts';
import { endedCookies } from './cookies.ts';
import { checkPassword } from './password.ts';
import { endLockedSession } from './session.ts';
import { deviceName } from './sessions/device-name.ts';

/** Wrong passwords, codes and passkeys that one session may show, in all its life and in all places together. */
export const MOST_WRONG_PROOFS = 8;

/** What is thrown for a wrong password, code or passkey of somebody who is signed in already; see `stepUp`. */
export class WrongProof extends Problem {
  constructor(detail: { fields: FieldProblems } | { messageKey: TextKey }) {
    super('invalid', detail);
  }
}

/**
 * Does what needs a proof of the signed-in person once more. A try is taken before it is judged, so that of many at once no
 * more count than of as many in a row, and is given back unless `act` throws WrongProof. After the eighth wrong one the
 * session is over and its owner is told: whoever sits there may not be them.
 */
export async function stepUp<T>(context: CallContext, act: () => Promise<T>): Promise<T> {
  const { session_id } = signedIn(context);
  await takeTry(context, session_id);
  try {
    const result = await act();
    await giveTryBack(context, session_id);
    return result;
  } catch (error) {
    if (!(error instanceof WrongProof)) {
      await giveTryBack(context, session_id);
      throw error;
    }
    if (await lockIfSpent(context, session_id)) throw locked(context);
    throw error;
  }
}

/** Throws WrongProof for `field` unless this is the person's password; whoever has none is asked for none. */
export async function checkOwnPassword(
  stored: string | null,
  given: string | undefined,
  field: string,
): Promise<void> {
  if (stored === null || (await checkPassword(stored, (given ?? '').normalize('NFC')))) return;
  throw new WrongProof({ fields: { [field]: [{ key: 'password_wrong' }] } });
}

async function takeTry(context: CallContext, id: string): Promise<void> {
  const taken = await context.services.database.db
    .update(session)
    .set({ wrong_proofs: sql`${session.wrong_proofs} + 1` })
    .where(and(eq(session.id, id), isNull(session.revoked_at), lt(session.wrong_proofs, MOST_WRONG_PROOFS)))
    .returning({ id: session.id });
  if (taken.length === 0) throw locked(context);
}

async function giveTryBack({ services }: CallContext, id: string): Promise<void> {
  await services.database.db
    .update(session)
    .set({ wrong_proofs: sql`greatest(${session.wrong_proofs} - 1, 0)` })
    .where(eq(session.id, id));
}

/** Writes the wrong proof down and ends the session if no try is left. True when it is over, by this try or by one that was judged before. */
async function lockIfSpent(context: CallContext, id: string): Promise<boolean> {
  return inTransaction(context, async (work) => {
    await recordAudit(work, { action: 'session.prove-failed', entity_id: id });
    const [here] = await work.tx.select().from(session).where(eq(session.id, id)).for('update');
    if (!here || here.wrong_proofs < MOST_WRONG_PROOFS) return false;
    if (await endLockedSession(work, id)) await tellOwner(work, here);
    return true;
  });
}

async function tellOwner(work: Work, { person_id, user_agent }: typeof session.$inferSelect): Promise<void> {
  await notify(work, {
    person_id,
    kind: 'session_locked',
    params: { name: deviceName(user_agent) },
    // Where the person is signed in, and where the password is changed.
    link: '/user/profile/change_password',
  });
  const [who] = await work.tx.select().from(person).where(eq(person.id, person_id));
  if (!who) return;
  await mailPerson(work, who, {
    template: 'account.session_locked',
    params: {
      name: nameFor(who),
      url: `${work.context.services.config.publicUrl}/account/begin_password_reset`,
    },
  });
}

function locked({ services, setCookie }: CallContext): Problem {
  for (const cookie of endedCookies(services.config)) setCookie(cookie);
  return new Problem('session_ended', { messageKey: 'account:proof.too_many' });
}
