import { and, count, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';

/** Invitations into teams that wait for the answer of some people (3.005). */
export function countTeamInvitations(db: Queryable, personIds: readonly string[]) {
  return db
    .select({ person_id: stakeholder_member.person_id, count: count() })
    .from(stakeholder_member)
    .where(
      and(
        inArray(stakeholder_member.person_id, [...personIds]),
        eq(stakeholder_member.state, 'invited'),
        or(isNull(stakeholder_member.expires_at), gt(stakeholder_member.expires_at, sql`now()`)),
      ),
    )
    .groupBy(stakeholder_member.person_id);
}
