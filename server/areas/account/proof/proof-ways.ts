import { count, eq } from 'drizzle-orm';
import type { ProofWay } from '#shared/domain/proof.ts';
import { identity_link } from '../../../database/schema/account.ts';
import type { CallContext } from '../../../http/route.ts';
import type { PersonRow } from '../account.queries.ts';
import { countFactors, findFactors } from '../second-factor/factors.ts';

/** How a person can show who they are. A code by mail stands in only where they have nothing of their own. */
export async function proofWays({ services }: CallContext, who: PersonRow): Promise<ProofWay[]> {
  const { db } = services.database;
  const factors = await findFactors(db, who.id);
  const [links] = await db
    .select({ n: count() })
    .from(identity_link)
    .where(eq(identity_link.person_id, who.id));
  const ways: ProofWay[] = [];
  if (who.password_hash !== null) ways.push('password');
  if (factors.passkeys.length > 0) ways.push('passkey');
  // Recovery codes come with passkeys as well.
  if (countFactors(factors) > 0) ways.push('code');
  if (services.identity && links!.n > 0) ways.push('identity');
  return ways.length === 0 && who.email && who.email_verified_at ? ['mail'] : ways;
}
