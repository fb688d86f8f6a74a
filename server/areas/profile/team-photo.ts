import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { storeImage } from '../file/store-image.ts';
import { requireRole } from '../team/membership.ts';
import { editProfile } from './edit-profile.ts';
import { cutImage, type SentPicture, showIfPublic } from './picture.ts';

interface Which {
  id: string;
  member: string;
}

/** Sets the photo of a person shown on a page, cut to a box. It waits for the desk with the list it belongs to. */
export async function setTeamPhoto(context: CallContext, which: Which, sent: SentPicture): Promise<void> {
  await requireRole(context.services.database.db, context.actor, which.id, 'draft_content');
  const image = await cutImage(sent);
  const about = { purpose: 'stakeholder.team', owner_id: which.id, name: sent.image.filename };
  await changePhoto(context, which, sent.version, (work) => storeImage(work, image, about));
  await showIfPublic(context, which.id);
}

/** Takes the photo away; the initials stand in its place. */
export const removeTeamPhoto = (context: CallContext, which: Which): Promise<void> =>
  changePhoto(context, which, undefined, async () => null);

function changePhoto(
  context: CallContext,
  { id, member }: Which,
  version: number | undefined,
  photo: (work: Work) => Promise<string | null>,
): Promise<void> {
  return editProfile(context, id, version, async (work, { edited }) => {
    const team = edited.lists.team_members;
    const at = team.findIndex((one) => one.id === member);
    if (at < 0) throw new Problem('not_found');
    return { team_members: team.with(at, { ...team[at]!, photo_id: await photo(work) }) };
  });
}
