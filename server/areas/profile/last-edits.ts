import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { LastEdit } from '#shared/contracts/last-edit.ts';
import type { Queryable } from '../../database/client.ts';
import { audit_entry } from '../../database/schema/operations.ts';
import { person } from '../../database/schema/person.ts';
import { stakeholder_member } from '../../database/schema/stakeholder.ts';
import { NAMES } from '../team/team.queries.ts';

const ACTIONS = ['stakeholder.edit', 'change_set.edit', 'submission.update'];
/** Whoever comes back to an older form is told of what was written since; more than this says nothing more. */
const MOST = 30;

/** The latest edits of a page, its set of changes or its program, newest first. Only people of the team are named. */
export async function lastEdits(
  db: Queryable,
  stakeholderId: string,
  ids: readonly string[],
): Promise<LastEdit[]> {
  const rows = await db
    .select({
      names: sql<string[] | null>`${audit_entry.detail}->'names'`,
      at: audit_entry.created_at,
      member: stakeholder_member.id,
      by: NAMES,
    })
    .from(audit_entry)
    .leftJoin(
      stakeholder_member,
      and(
        eq(stakeholder_member.person_id, audit_entry.actor_id),
        eq(stakeholder_member.stakeholder_id, stakeholderId),
      ),
    )
    .leftJoin(person, eq(person.id, audit_entry.actor_id))
    .where(
      and(
        inArray(audit_entry.entity, ['stakeholder', 'change_set', 'submission']),
        inArray(audit_entry.entity_id, [...ids]),
        inArray(audit_entry.action, ACTIONS),
      ),
    )
    .orderBy(desc(audit_entry.created_at), desc(audit_entry.id))
    .limit(MOST);
  return rows.map(({ names, at, member, by }) => ({
    names: names ?? [],
    at: at.toISOString(),
    by: member && by ? by : null,
  }));
}
