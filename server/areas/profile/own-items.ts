import { and, desc, eq } from 'drizzle-orm';
import type { ListPart } from '#shared/domain/profile/part-fields.ts';
import { membershipsOf } from '../../database/memberships.ts';
import { stakeholder, stakeholder_member } from '../../database/schema/stakeholder.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import type { ItemOf } from './items.ts';
import { readState } from './profile-state.ts';

/**
 * The entries of a list on every page of the caller's teams, as they are edited, those of the page edited last first; or
 * on the one page that is named. Problem `not_found` where the caller is not in its team.
 */
export async function ownItems<L extends ListPart>(
  context: CallContext,
  list: L,
  named?: string,
): Promise<(ItemOf<L> & { stakeholder_id: string })[]> {
  const { db } = context.services.database;
  const pages = await db
    .select({ id: stakeholder.id })
    .from(stakeholder_member)
    .innerJoin(stakeholder, eq(stakeholder.id, stakeholder_member.stakeholder_id))
    .where(and(membershipsOf(signedIn(context).id), named ? eq(stakeholder.id, named) : undefined))
    .orderBy(desc(stakeholder.updated_at), desc(stakeholder.id));
  if (named && pages.length === 0) throw new Problem('not_found');
  const items = [];
  for (const { id } of pages) {
    const { edited } = await readState(db, id);
    items.push(...edited.lists[list].map((one) => ({ ...one, stakeholder_id: id })));
  }
  return items;
}
