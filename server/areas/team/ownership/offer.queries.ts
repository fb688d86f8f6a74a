import { and, desc, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../database/client.ts';
import { ownership_offer } from '../../../database/schema/ownership.ts';

export type OfferRow = typeof ownership_offer.$inferSelect;

const { state, expires_at, revert_until, stakeholder_id, created_at } = ownership_offer;
const waits = and(eq(state, 'offered'), gt(expires_at, sql`now()`));
const canBeUndone = and(eq(state, 'accepted'), gt(revert_until, sql`now()`));

/** The offer of a page that waits, or the last one that can still be undone. Of these a page has one at most. */
export async function findOffer(db: Queryable, stakeholderId: string): Promise<OfferRow | undefined> {
  const [row] = await db
    .select()
    .from(ownership_offer)
    .where(and(eq(stakeholder_id, stakeholderId), or(waits, canBeUndone)))
    .orderBy(desc(created_at))
    .limit(1);
  return row;
}

/** Closes an offer that nobody answered in its time, so that another one can be made. */
export async function closeExpired(tx: Queryable, stakeholderId: string): Promise<void> {
  const over = and(eq(stakeholder_id, stakeholderId), eq(state, 'offered'), lte(expires_at, sql`now()`));
  await tx.update(ownership_offer).set({ state: 'expired' }).where(over);
}
