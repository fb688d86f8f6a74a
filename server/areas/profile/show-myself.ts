import { v7 } from 'uuid';
import { LIST_MAX, LISTS_OF_KIND } from '#shared/domain/profile/part-fields.ts';
import { signedIn } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { getPerson } from '../account/account.queries.ts';
import { editOwnPlace } from './edit-profile.ts';
import { normalItem, type TeamItem } from './items.ts';

/** Members choose for themselves whether they stand among the people of the page. */
export async function showMyself(context: CallContext, id: string, shown: boolean): Promise<void> {
  const { id: person_id } = signedIn(context);
  await editOwnPlace(context, id, async ({ tx }, { record, edited }) => {
    if (!LISTS_OF_KIND[record.kind].includes('team_members')) throw new Problem('not_found');
    const team = edited.lists.team_members;
    if (!shown) {
      const others = team.filter((one) => one.person_id !== person_id);
      return { team_members: others.length > 0 ? others : null };
    }
    if (team.some((one) => one.person_id === person_id)) return { team_members: team };
    if (team.length >= LIST_MAX.team_members)
      throw new Problem('conflict', { messageKey: 'profile-fields:problem.list_full' });
    return { team_members: [...team, entryOf(await getPerson(tx, person_id))] };
  });
}

type Named = Pick<TeamItem, 'first_name' | 'last_name' | 'first_name_kh' | 'last_name_kh'>;

/** Pages name people in Latin letters at least. */
function entryOf({ id, ...who }: Named & { id: string }): TeamItem {
  const { first_name, last_name, first_name_kh, last_name_kh } = who;
  if (!first_name || !last_name) throw new Problem('conflict', { messageKey: 'team:problem.name_first' });
  const names = { first_name, last_name, first_name_kh, last_name_kh };
  return normalItem('team_members', { id: v7(), person_id: id, ...names });
}
