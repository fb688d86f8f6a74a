import { IMAGE_MAX_MB, IMAGE_TYPES, MEGABYTE_BYTES } from '#shared/constants.ts';
import type { Translator } from '#shared/i18n/translate.ts';

/** A picture chosen on this device, with its size. */
export interface PickedPicture {
  file: File;
  url: string;
  width: number;
  height: number;
}

/** A sentence about a file that cannot be taken, else the picture with its size. */
export async function readPicture(t: Translator, file: File): Promise<string | PickedPicture> {
  if (!(IMAGE_TYPES as readonly string[]).includes(file.type)) return t('rules:image_type');
  if (file.size === 0) return t('rules:file_empty');
  if (file.size >= IMAGE_MAX_MB * MEGABYTE_BYTES) return t('rules:file_size', { size: IMAGE_MAX_MB });
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
