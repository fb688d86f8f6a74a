import { eq, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/client.ts';
import { used_secret } from '../database/schema/account.ts';
import { createUsedSecrets } from './used-secrets.ts';

/** Far longer than any token lives. */
const KEPT_SECONDS = 48 * 60 * 60;

/** An attempt to sign in: its name, and when its browser left for the provider. */
interface Attempt {
  nonce: string;
  since: Date;
}

/**
 * Whose a token is: of the first attempt that shows it. The provider names no attempt in a token, so its arrival does: from
 * then on it ends no other attempt, whoever has read it meanwhile. Disputed: an attempt that was under way when the token
 * was first shown has it as well, so that the first may be the thief's.
 */
export async function claimToken(
  db: Database,
  token: string,
  { nonce, since }: Attempt,
): Promise<'mine' | 'taken' | 'disputed'> {
  const mine = `claim ${token} ${nonce}`;
  return db.transaction(async (tx) => {
    await lockToken(tx, token);
    const claims = createUsedSecrets(tx);
    if (await claims.isUsed(disputed(token))) return 'disputed';
    if (await claims.isUsed(mine)) return 'mine';
    if (await claims.reserve(claimed(token), KEPT_SECONDS)) {
      await claims.reserve(mine, KEPT_SECONDS);
      return 'mine';
    }
    if (since >= (await claimedAt(tx, token))) return 'taken';
    await claims.reserve(disputed(token), KEPT_SECONDS);
    return 'disputed';
  });
}

/** Whether two attempts had a token; until the end of the transaction no second one can show it. */
export async function isDisputed(tx: Queryable, token: string): Promise<boolean> {
  await lockToken(tx, token);
  return createUsedSecrets(tx).isUsed(disputed(token));
}

const claimed = (token: string) => `claim ${token}`;
const disputed = (token: string) => `disputed ${token}`;

async function claimedAt(tx: Queryable, token: string): Promise<Date> {
  const [row] = await tx
    .select()
    .from(used_secret)
    .where(eq(used_secret.key, claimed(token)));
  return new Date((row?.expires_at ?? new Date()).getTime() - KEPT_SECONDS * 1000);
}

const lockToken = (tx: Queryable, token: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext(${claimed(token)}))`);
