import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { CallContext } from '../../http/route.ts';
import { storeImage } from '../file/store-image.ts';
import { requireRole } from '../team/membership.ts';
import type { NamedValue } from './content.ts';
import { editProfile } from './edit-profile.ts';
import type { Lists } from './items.ts';
import { cutImage, type SentPicture, showIfPublic } from './set-picture.ts';

/** An entry of a list that has a picture: a person with their photo, a product. */
interface Which {
  /** The profile. */
  id: string;
  list: 'product' | 'team_members';
  item: string;
}

const PURPOSES = { product: 'stakeholder.product', team_members: 'stakeholder.team' } as const;

/** Sets the picture of an entry, cut to a box. It waits for the desk with the list it belongs to. */
export async function setItemPicture(context: CallContext, which: Which, sent: SentPicture): Promise<void> {
  await requireRole(context.services.database.db, context.actor, which.id, 'draft_content');
  const image = await cutImage(sent);
  const about = { purpose: PURPOSES[which.list], owner_id: which.id, name: sent.image.filename };
  await changePicture(context, which, sent.version, (work) => storeImage(work, image, about));
  await showIfPublic(context, which.id);
}

/** Takes the picture away; initials, or a sign, stand in its place. */
export const removeItemPicture = (context: CallContext, which: Which): Promise<void> =>
  changePicture(context, which, undefined, async () => null);

function changePicture(
  context: CallContext,
  which: Which,
  version: number | undefined,
  picture: (work: Work) => Promise<string | null>,
): Promise<void> {
  return editProfile(context, which.id, version, async (work, { edited }) => {
    if (!edited.lists[which.list].some(({ id }) => id === which.item)) throw new Problem('not_found');
    return withPicture(edited.lists, which, await picture(work));
  });
}

function withPicture(
  { product, team_members }: Lists,
  { list, item }: Which,
  file: string | null,
): Record<string, NamedValue> {
  return list === 'product'
    ? { product: product.map((one) => (one.id === item ? { ...one, picture_id: file } : one)) }
    : { team_members: team_members.map((one) => (one.id === item ? { ...one, photo_id: file } : one)) };
}
