import { IMAGE_MAX_MB } from '#shared/constants.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { fileNotEmpty, fileSize, imageType } from '#shared/rules/file.ts';
import { problemText } from '#shared/rules/rule.ts';
import { smallerPicture } from '#web/components/form/picture/smaller-picture.ts';

/** A picture chosen on this device, with its size. */
export interface PickedPicture {
  file: File;
  url: string;
  width: number;
  height: number;
}

/** A sentence about a file that cannot be taken, else the picture with its size, as small as it is sent. */
export async function readPicture(t: Translator, chosen: File): Promise<string | PickedPicture> {
  const refused = imageType(chosen) ?? fileNotEmpty(chosen);
  if (refused) return problemText(t, refused);
  const file = await smallerPicture(chosen);
  const large = fileSize(IMAGE_MAX_MB)(file);
  if (large) return problemText(t, large);
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return { file, url: image.src, width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    URL.revokeObjectURL(image.src);
    return t('rules:image_type');
  }
}
