import { v7 } from 'uuid';
import type { UploadedFile } from '#shared/contracts/file.contract.ts';
import { cleanText } from '#shared/khmer/clean-text.ts';
import { sliceGraphemes } from '#shared/khmer/clusters.ts';
import { file } from '../../database/schema/file.ts';
import type { Work } from '../../database/work.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import type { CleanDocument } from './read-document.ts';
import { type CleanImage, readImage } from './read-image.ts';

/** Checks an uploaded picture; Problem `invalid` at `field` when it cannot be used. Needs no transaction. */
export async function checkImage(upload: UploadedFile, field: string): Promise<CleanImage> {
  const image = await readImage(upload.bytes);
  if ('problem' in image) throw new Problem('invalid', { fields: { [field]: [image.problem] } });
  return image;
}

/** Puts a checked picture into the store; see `storeFile`. */
export const storeImage = (
  work: Work,
  image: CleanImage,
  about: { purpose: string; owner_id: string; name: string },
): Promise<string> => storeFile(work, image, about);

/**
 * Puts a checked file into the store under a generated name, not public, and writes its row. Returns its id. The bytes
 * go first, since a row without its file would be a broken picture, and go again if the work is given up.
 */
export async function storeFile(
  work: Work,
  image: CleanImage | CleanDocument,
  about: { purpose: string; owner_id: string; name: string },
): Promise<string> {
  const id = v7();
  const key = `${about.purpose.replaceAll('.', '/')}/${id}.${image.extension}`;
  work.onRollback(() => removeStored(work.context.services, key));
  await work.context.services.files.put(key, image.bytes, image.media_type);
  await work.tx.insert(file).values({
    id,
    key,
    purpose: about.purpose,
    owner_id: about.owner_id,
    name: shownFileName(about.name, image.extension),
    media_type: image.media_type,
    bytes: image.bytes.byteLength,
    width: image.width,
    height: image.height,
    sha256: image.sha256,
  });
  return id;
}

/** Takes bytes out of the store; one that is already gone is fine. */
export async function removeStored(services: Pick<Services, 'files' | 'log'>, key: string): Promise<void> {
  await services.files.remove(key).catch((error: unknown) => services.log.warn({ err: error, key }, 'file'));
}

/** The name a person gave, for showing only: no path, nothing invisible, of bounded length, with the true ending. */
export function shownFileName(typed: string, extension: string): string {
  const last = cleanText(typed).split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[<>:"|?*\n]/g, ' ')
    .trim();
  return `${sliceGraphemes(stem, 100) || 'image'}.${extension}`;
}
