import { and, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Match } from '#shared/contracts/matching.contract.ts';
import type { ClaimState } from '#shared/domain/claim.ts';
import type { OrganisationRole } from '#shared/domain/roles.ts';
import { categoryFromSlug, type StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { pagePath } from '../../../addresses/page-path.ts';
import type { Queryable } from '../../../database/client.ts';
import { match_request } from '../../../database/schema/claim.ts';
import { stakeholder, stakeholder_member } from '../../../database/schema/stakeholder.ts';
import { signedIn } from '../../../http/actor.ts';
import { Problem } from '../../../http/problem.ts';
import type { CallContext } from '../../../http/route.ts';
import { hashSecret } from '../../../mailed-secrets.ts';
import { findOwners } from '../../team/team.queries.ts';
import { latestClaim } from '../claim.queries.ts';

const MOST_MATCHES = 20;
/** An invitation that ended is offered again to whoever proves the address: nothing else was wrong with it. */
const OFFERED: readonly string[] = ['inviting', 'invited', 'expired'];

/** The request of a link, for the person who made it and within its time; Problem `not_found` for everybody else. */
export async function findRequest(context: CallContext, token: string) {
  const [row] = await context.services.database.db
    .select()
    .from(match_request)
    .where(
      and(
        eq(match_request.secret_hash, hashSecret(token)),
        eq(match_request.person_id, signedIn(context).id),
        gt(match_request.expires_at, sql`now()`),
      ),
    );
  if (!row) throw new Problem('not_found', { messageKey: 'claim:problem.link_over' });
  return row;
}

/** Pages an address was invited to, and public pages that name it as theirs; all of the kind that was asked for. */
export async function findMatches(
  db: Queryable,
  { email, kind }: { email: string; kind: string },
  me: string,
): Promise<Match[]> {
  const address = email.toLowerCase();
  const invited = sql`exists (select 1 from ${stakeholder_member} m where m.stakeholder_id = ${stakeholder.id}
    and lower(m.email) = ${address} and m.state in ('inviting', 'invited', 'expired', 'member')
    and (m.person_id is null or m.person_id = ${me}))`;
  const pages = await db
    .select()
    .from(stakeholder)
    .where(
      and(
        eq(stakeholder.kind, kind),
        eq(stakeholder.status, 'approved'),
        or(sql`lower(${stakeholder.email}) = ${address}`, invited),
      ),
    )
    .orderBy(stakeholder.name)
    .limit(MOST_MATCHES);
  return Promise.all(pages.map((page) => presentMatch(db, page, address, me)));
}

async function presentMatch(
  db: Queryable,
  page: typeof stakeholder.$inferSelect,
  address: string,
  me: string,
): Promise<Match> {
  const [members, owners, claim] = await Promise.all([
    db
      .select()
      .from(stakeholder_member)
      .where(
        and(
          eq(stakeholder_member.stakeholder_id, page.id),
          or(
            eq(stakeholder_member.person_id, me),
            and(
              sql`lower(${stakeholder_member.email}) = ${address}`,
              inArray(stakeholder_member.state, [...OFFERED]),
              sql`${stakeholder_member.person_id} is null`,
            ),
          ),
        ),
      ),
    findOwners(db, page.id),
    latestClaim(db, page.id, me),
  ]);
  const isMember = members.some(({ person_id, state }) => person_id === me && state === 'member');
  const invitation = members.find(({ state }) => OFFERED.includes(state));
  const kind = page.kind as StakeholderKind;
  return {
    id: page.id,
    kind,
    category: categoryFromSlug(kind),
    name: page.name,
    name_kh: page.name_kh,
    path: pagePath(page),
    offer: isMember ? 'member' : invitation ? 'accept' : owners.length > 0 ? 'join' : 'claim',
    invitation_id: invitation?.id ?? null,
    role: (invitation?.role as OrganisationRole | undefined) ?? null,
    claim_state: (claim?.state as ClaimState | undefined) ?? 'none',
    claim_id: claim?.id ?? null,
  };
}
