import type { OrganisationRole } from '#shared/domain/roles.ts';
import { membershipsOf } from '../../database/memberships.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';
import type { CallContext } from '../../http/route.ts';

/** The teams the caller belongs to with their role in each; none for visitors. */
export async function ownTeams({
  services,
  actor,
}: Pick<CallContext, 'services' | 'actor'>): Promise<Map<string, OrganisationRole>> {
  if (actor.kind !== 'person') return new Map();
  const rows = await services.database.db
    .select({ id: stakeholder_member.stakeholder_id, role: stakeholder_member.role })
    .from(stakeholder_member)
    .where(membershipsOf(actor.id));
  return new Map(rows.map(({ id, role }) => [id, role as OrganisationRole]));
}
