import { eq } from 'drizzle-orm';
import type * as contract from '#shared/contracts/person.contract.ts';
import { recordAudit } from '../../audit/record.ts';
import { person } from '../../database/schema/person.ts';
import { inTransaction } from '../../database/work.ts';
import { signedIn } from '../../http/actor.ts';
import type { CallContext, Handler } from '../../http/route.ts';
import { getPerson } from '../account/account.queries.ts';
import { deleteFileRows, removeFromStore, setFilePublic } from '../file/change-file.ts';
import type { CleanImage } from '../file/read-image.ts';
import { checkImage, storeImage } from '../file/store-image.ts';
import { readOwnProfile } from './own-profile.ts';

/** Sets the photo: checked, re-encoded, without what the camera wrote into it. The old one is deleted. */
export const setPhoto: Handler<typeof contract.setPhoto> = async ({ body }, context) => {
  await changePhoto(context, { image: await checkImage(body.photo, 'photo'), name: body.photo.filename });
  return readOwnProfile(context);
};

/** Removes the photo. */
export const removePhoto: Handler<typeof contract.removePhoto> = async (_input, context) => {
  await changePhoto(context, null);
  return readOwnProfile(context);
};

async function changePhoto(
  context: CallContext,
  next: { image: CleanImage; name: string } | null,
): Promise<void> {
  const { id } = signedIn(context);
  const removed = await inTransaction(context, async (work) => {
    const { photo_id: before } = await getPerson(work.tx, id);
    const about = { purpose: 'person.photo', owner_id: id, name: next?.name ?? '' };
    const photo_id = next ? await storeImage(work, next.image, about) : null;
    // Its address is only told to those who may see it, and it is asked for without a session by caches of pictures.
    await setFilePublic(work, photo_id, true);
    await work.tx.update(person).set({ photo_id, updated_at: new Date() }).where(eq(person.id, id));
    await recordAudit(work, { action: 'person.change', entity_id: id, detail: { fields: ['photo'] } });
    work.changes(`person:${id}`);
    return deleteFileRows(work, before ? [before] : []);
  });
  await removeFromStore(context.services, removed);
}
