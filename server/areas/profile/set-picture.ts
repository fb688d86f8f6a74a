import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { UploadedFile } from '#shared/contracts/file.contract.ts';
import { inTransaction } from '../../database/work.ts';
import type { CallContext } from '../../http/route.ts';
import type { CleanImage } from '../file/read-image.ts';
import { checkImage, storeImage } from '../file/store-image.ts';
import { requireRole } from '../team/membership.ts';
import { editProfile } from './edit-profile.ts';
import { readState } from './profile-state.ts';
import { setPicturesPublic } from './record-pictures.ts';

export type PictureName = 'logo' | 'cover';

/** What is kept of a picture, in shares of its sides. */
export interface CropBox {
  crop_left: number;
  crop_top: number;
  crop_width: number;
  crop_height: number;
}

/** A picture as it was sent. */
export type SentPicture = { image: UploadedFile; version?: number | undefined } & CropBox;

/** Sets the logo or the cover, cut to a box. It is shown once the page, or the change, is approved or trusted. */
export async function setPicture(
  context: CallContext,
  { id, picture }: { id: string; picture: PictureName },
  sent: SentPicture,
): Promise<void> {
  await requireRole(context.services.database.db, context.actor, id, 'edit_profile');
  const image = await cutImage(sent);
  const about = { purpose: `stakeholder.${picture}`, owner_id: id, name: sent.image.filename };
  await editProfile(context, id, sent.version, async (work) => ({
    [picture]: await storeImage(work, image, about),
  }));
  await showIfPublic(context, id);
}

export async function removePicture(
  context: CallContext,
  { id, picture }: { id: string; picture: PictureName },
): Promise<void> {
  await editProfile(context, id, undefined, () => ({ [picture]: null }));
}

/** A picture that was trusted stands on an approved page at once, so everybody may fetch it. */
export async function showIfPublic(context: CallContext, id: string): Promise<void> {
  await inTransaction(context, async (work) => {
    const { record } = await readState(work.tx, id);
    if (record.status !== 'approved') return;
    await setPicturesPublic(work, record, true);
  });
}

/** The picture checked, and what of it is kept. */
export const cutImage = async (sent: SentPicture): Promise<CleanImage> =>
  crop(await checkImage(sent.image, 'image'), sent);

const WHOLE = 0.999;
const LEAST_SIDE_PX = 16;

/** The part of a checked picture inside the box, encoded anew; the whole box leaves it as it is. */
export async function crop(image: CleanImage, box: CropBox): Promise<CleanImage> {
  const whole =
    box.crop_left === 0 && box.crop_top === 0 && box.crop_width >= WHOLE && box.crop_height >= WHOLE;
  if (whole) return image;
  const span = (from: number, size: number, side: number) => {
    const start = Math.min(Math.round(from * side), Math.max(0, side - LEAST_SIDE_PX));
    return [start, Math.max(1, Math.min(Math.round(size * side), side - start))] as const;
  };
  const [left, width] = span(box.crop_left, box.crop_width, image.width);
  const [top, height] = span(box.crop_top, box.crop_height, image.height);
  const cut = sharp(image.bytes).extract({ left, top, width, height });
  const encoded =
    image.media_type === 'image/jpeg'
      ? cut.jpeg({ quality: 88, mozjpeg: true })
      : cut.png({ compressionLevel: 9 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return {
    ...image,
    bytes: data,
    width: info.width,
    height: info.height,
    sha256: createHash('sha256').update(data).digest('hex'),
  };
}
