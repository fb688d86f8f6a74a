import { and, eq, sql } from 'drizzle-orm';
import type { Contract } from '#shared/contracts/contract.ts';
import { PROOF_MINUTES } from '#shared/domain/proof.ts';
import { session } from '../../../database/schema/person.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { CallContext } from '../../../http/route.ts';
import { getPerson } from '../account.queries.ts';
import { checkOwnPassword, stepUp } from '../step-up.ts';

/**
 * The one rule for what a stolen session must not do alone (ASVS V7.5.1): who calls has shown within the last minutes, in
 * this session, that it is them, or brings the password along in the field that the contract names. Signing in does not
 * count: whoever took the session may have taken it then.
 */
export async function requireProof(
  { needsProof }: Pick<Contract, 'needsProof'>,
  body: unknown,
  context: CallContext,
): Promise<void> {
  if (!needsProof) return;
  const until = await provedUntil(context);
  if (needsProof !== true) {
    const given = (body as Record<string, string | undefined>)[needsProof];
    const { password_hash } = await getPerson(context.services.database.db, signedIn(context).id);
    // Whoever has a password is asked for it where the form has a place for it.
    if (password_hash !== null && (given !== undefined || !until))
      return stepUp(context, () => checkOwnPassword(password_hash, given, needsProof));
  }
  if (!until) throw proofNeeded();
}

/** For verbs that learn only within their transaction that what is asked needs a proof. */
export const proofNeeded = () => new Problem('proof_needed');

type Who = Pick<CallContext, 'services' | 'actor'>;

/** Until when the last proof of this session counts; null when there is none, or it was too long ago. */
export async function provedUntil(context: Who): Promise<Date | null> {
  const { session_id } = signedIn(context);
  const [here] = await context.services.database.db
    .select({
      until: sql<Date>`${session.proved_at} + ${PROOF_MINUTES} * interval '1 minute'`.mapWith(
        session.proved_at,
      ),
    })
    .from(session)
    .where(
      and(
        eq(session.id, session_id),
        sql`${session.proved_at} > now() - ${PROOF_MINUTES} * interval '1 minute'`,
      ),
    );
  return here?.until ?? null;
}
