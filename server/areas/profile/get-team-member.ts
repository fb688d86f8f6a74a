import { eq } from 'drizzle-orm';
import { team_member } from '../../database/schema/stakeholder-parts.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { profileOfItem } from './change-item.ts';
import { presentTeam } from './items.present.ts';
import { teamShown } from './team-shown.ts';

/** A person shown on a page: of one's own page as it is edited, of another as everybody who is signed in sees it. */
export async function getTeamMember(context: CallContext, id: string) {
  const page = await profileOfItem(context, 'team_members', id).catch(async (error: unknown) => {
    if (error instanceof Problem && error.code === 'not_found') return pageOf(context, id);
    throw error;
  });
  const found = page ? (await teamShown(context, page)).find((one) => one.id === id) : undefined;
  if (!page || !found) throw new Problem('not_found');
  const [shown] = await presentTeam(context.services, [found]);
  return { ...shown!, stakeholder_id: page };
}

async function pageOf({ services }: CallContext, id: string): Promise<string | undefined> {
  const [row] = await services.database.db
    .select({ page: team_member.stakeholder_id })
    .from(team_member)
    .where(eq(team_member.id, id));
  return row?.page;
}
