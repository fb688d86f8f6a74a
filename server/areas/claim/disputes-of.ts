import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { claim } from '../../database/schema/claim.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';

/** Open disputes about pages a person owns, once something was shown in them. */
export async function disputesOf(db: Queryable, personId: string): Promise<string[]> {
  const rows = await db
    .select({ id: claim.id })
    .from(claim)
    .innerJoin(
      stakeholder_member,
      and(
        eq(stakeholder_member.stakeholder_id, claim.stakeholder_id),
        eq(stakeholder_member.person_id, personId),
        eq(stakeholder_member.role, 'owner'),
        eq(stakeholder_member.state, 'member'),
      ),
    )
    .where(and(eq(claim.state, 'disputed'), ne(claim.person_id, personId), isNotNull(claim.shown_at)));
  return rows.map(({ id }) => id);
}
