import type { Database } from '../database/client.ts';
import { createUsedSecrets } from './used-secrets.ts';

/** Far longer than any token lives. */
const KEPT_SECONDS = 48 * 60 * 60;

/**
 * Whether a token belongs to an attempt to sign in: to the first that shows it. The provider names no attempt in a token, so
 * its arrival does: from then on it ends no other attempt, whoever has read it meanwhile.
 */
export async function claimToken(db: Database, token: string, attempt: string): Promise<boolean> {
  const mine = `claim ${token} ${attempt}`;
  return db.transaction(async (tx) => {
    const claims = createUsedSecrets(tx);
    if (await claims.reserve(`claim ${token}`, KEPT_SECONDS)) return claims.reserve(mine, KEPT_SECONDS);
    return claims.isUsed(mine);
  });
}
