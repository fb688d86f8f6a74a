import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { asList } from '#shared/contracts/list.ts';
import type { profileList, profilesQuery } from '#shared/contracts/profile-shapes.ts';
import { PROFILE_TABS, type ProfileTab, type ReviewStatus } from '#shared/domain/review.ts';
import type { OrganisationRole } from '#shared/domain/roles.ts';
import type { StakeholderKind } from '#shared/domain/stakeholder-kinds.ts';
import { membershipsOf } from '../../database/memberships.ts';
import { stakeholder, stakeholder_member } from '../../database/schema/stakeholder.ts';
import { signedIn } from '../../http/actor.ts';
import type { CallContext } from '../../http/route.ts';
import { presentProfileCard } from './profile.present.ts';
import { readState } from './profile-state.ts';

/**
 * The profiles of the caller's teams, those edited last first. An approved profile whose changes are with the desk, or
 * came back from it, stands under that tab too: it is there that somebody waits.
 */
export async function listProfiles(
  query: z.output<typeof profilesQuery> & { kind?: StakeholderKind | undefined },
  context: CallContext,
): Promise<z.input<typeof profileList>> {
  const { db } = context.services.database;
  const changes = sql<string | null>`(select s.status from submission s
    where s.stakeholder_id = ${stakeholder.id} and s.kind = 'change' and s.status in ('reviewing', 'returned'))`;
  const rows = await db
    .select({
      id: stakeholder.id,
      status: stakeholder.status,
      changes: changes.as('changes'),
      role: stakeholder_member.role,
    })
    .from(stakeholder_member)
    .innerJoin(stakeholder, eq(stakeholder.id, stakeholder_member.stakeholder_id))
    .where(
      and(
        membershipsOf(signedIn(context).id),
        query.kind ? eq(stakeholder.kind, query.kind) : undefined,
        query.ownership === 'owned' ? eq(stakeholder_member.role, 'owner') : undefined,
        query.ownership === 'member'
          ? inArray(stakeholder_member.role, ['admin', 'content_editor', 'content_creator', 'member'])
          : undefined,
      ),
    )
    .orderBy(desc(stakeholder.updated_at), desc(stakeholder.id));
  const under = (tab: ProfileTab) =>
    rows.filter(
      ({ status, changes: waits }) => tab === 'all' || (status as ReviewStatus) === tab || waits === tab,
    );
  const found = under(query.tab);
  const page = found.slice((query.page - 1) * query.per_page, query.page * query.per_page);
  const cards = [];
  for (const { id, role } of page)
    cards.push(await presentProfileCard(context, await readState(db, id), role as OrganisationRole));
  return {
    ...asList(cards, found.length, query),
    tabs: PROFILE_TABS.map((tab) => ({ tab, count: under(tab).length })).filter(
      ({ tab, count }) => count > 0 || (tab !== 'draft' && tab !== 'rejected'),
    ),
  };
}
