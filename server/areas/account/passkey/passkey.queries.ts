import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../database/client.ts';
import { passkey } from '../../../database/schema/account.ts';

export type PasskeyRow = typeof passkey.$inferSelect;

/** The passkeys of a person, the oldest first. */
export function findPasskeys(db: Queryable, personId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkey)
    .where(eq(passkey.person_id, personId))
    .orderBy(passkey.created_at, passkey.id);
}
