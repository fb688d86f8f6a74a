import { and, eq, inArray, sql } from 'drizzle-orm';
import { ORGANISATION_ROLES, organisationMay } from '#shared/domain/roles.ts';
import { membershipsOf } from '../../database/memberships.ts';
import { stakeholder, stakeholder_member } from '../../database/schema/stakeholder.ts';
import type { CallContext } from '../../http/route.ts';

/** The versions of those among some records that the caller may edit: that of the page with its sets of changes. */
export async function editableVersions(
  { actor, services }: Pick<CallContext, 'actor' | 'services'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (actor.kind !== 'person' || ids.length === 0) return new Map();
  const editors = ORGANISATION_ROLES.filter((role) => organisationMay(role, 'draft_content'));
  const version = sql<number>`(${stakeholder.version} + coalesce((
    select sum(c.version) from change_set c where c.stakeholder_id = ${stakeholder.id}), 0))::int`;
  const rows = await services.database.db
    .select({ id: stakeholder.id, version })
    .from(stakeholder)
    .innerJoin(stakeholder_member, eq(stakeholder_member.stakeholder_id, stakeholder.id))
    .where(
      and(
        inArray(stakeholder.id, [...ids]),
        membershipsOf(actor.id),
        inArray(stakeholder_member.role, editors),
      ),
    );
  return new Map(rows.map((row) => [row.id, row.version]));
}
