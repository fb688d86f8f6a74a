import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { roleIn } from '../team/membership.ts';
import type { TeamItem } from './items.ts';
import { readState } from './profile-state.ts';

/** The people shown on a page: of an approved one as everybody who is signed in sees them, of one's own as they are edited. */
export async function teamShown(
  context: CallContext,
  id: string,
): Promise<(TeamItem & { stakeholder_id: string })[]> {
  const { db } = context.services.database;
  const role = await roleIn(db, signedIn(context).id, id);
  const { record, shown, edited } = await readState(db, id);
  if (!role && record.status !== 'approved') throw new Problem('not_found');
  const { team_members } = (role ? edited : shown).lists;
  return team_members.map((one) => ({ ...one, stakeholder_id: id }));
}
