import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../database/client.ts';
import { used_secret } from '../database/schema/account.ts';
import type { ReplayStore } from './provider.ts';

interface UsedSecrets extends ReplayStore {
  /** Whether it is reserved now; what has ended by itself and is not swept yet counts no more. */
  isUsed(key: string): Promise<boolean>;
}

/** Remembers used secrets in the database, for all nodes together: a unique row decides who was first. */
export function createUsedSecrets(db: Queryable): UsedSecrets {
  return {
    async reserve(key, keepSeconds) {
      const rows = await db
        .insert(used_secret)
        .values({ key, expires_at: new Date(Date.now() + keepSeconds * 1000) })
        .onConflictDoNothing()
        .returning({ key: used_secret.key });
      return rows.length === 1;
    },
    async isUsed(key) {
      const isKept = and(eq(used_secret.key, key), gt(used_secret.expires_at, sql`now()`));
      return (await db.$count(used_secret, isKept)) > 0;
    },
  };
}

/** Forgets secrets that have ended by themselves. */
export async function forgetUsedSecrets(db: Queryable): Promise<void> {
  await db.delete(used_secret).where(lt(used_secret.expires_at, sql`now()`));
}
