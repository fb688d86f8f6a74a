import { sql } from 'drizzle-orm';
import type { Queryable } from '../../database/client.ts';

/** Invitations into teams that wait for the answer of some people, by account or by their confirmed address (3.005). */
export async function countTeamInvitations(
  db: Queryable,
  personIds: readonly string[],
): Promise<{ person_id: string; count: number }[]> {
  const { rows } = await db.execute<{ person_id: string; count: number }>(sql`
    select p.id as person_id, count(*)::int as count
    from person p
    join stakeholder_member m on m.person_id = p.id
      or (m.person_id is null and p.email_verified_at is not null and lower(m.email) = lower(p.email))
    where p.id = any(${sql.param([...personIds])}::uuid[])
      and m.state in ('inviting', 'invited')
      and (m.expires_at is null or m.expires_at > now())
    group by p.id`);
  return rows;
}
