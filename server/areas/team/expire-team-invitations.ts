import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import { byItself } from '../../database/by-itself.ts';
import { match_request } from '../../database/schema/claim.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';
import { inTransaction } from '../../database/work.ts';
import type { Services } from '../../services.ts';
import { settleNotices } from './settle-notices.ts';
import { lockTeam } from './team.queries.ts';
import { moveMember } from './write-member.ts';

/** Days a link of a matching request is kept after its end, to count against the limit of who asks. */
const MATCHES_KEPT_DAYS = 7;

/** Ends the invitations whose time is over, each with its audit entry, and forgets old matching requests. Returns how many. */
export async function expireTeamInvitations(services: Services): Promise<number> {
  const { db } = services.database;
  const over = and(
    inArray(stakeholder_member.state, ['inviting', 'invited']),
    lte(stakeholder_member.expires_at, sql`now()`),
  );
  const due = await db
    .select({ id: stakeholder_member.id, stakeholder_id: stakeholder_member.stakeholder_id })
    .from(stakeholder_member)
    .where(over)
    .limit(1_000);
  const context = byItself(services, 'team.expire');
  let ended = 0;
  for (const { id, stakeholder_id } of due) {
    ended += await inTransaction(context, async (work) => {
      await lockTeam(work, stakeholder_id);
      const [row] = await work.tx
        .select()
        .from(stakeholder_member)
        .where(and(eq(stakeholder_member.id, id), over));
      if (!row) return 0;
      // Said already to whoever looks: the table asks from where it stands in the database.
      await moveMember(work, { ...row, expires_at: null }, 'expired', 'time');
      await settleNotices(work, id);
      return 1;
    });
  }
  await db
    .delete(match_request)
    .where(lte(match_request.expires_at, sql`now() - make_interval(days => ${MATCHES_KEPT_DAYS})`));
  return ended;
}
