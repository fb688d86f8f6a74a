import { IMAGE_MAX_MB } from '#shared/constants.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { fileNotEmpty, fileSize, imageType } from '#shared/rules/file.ts';
import { problemText } from '#shared/rules/rule.ts';

/** A picture chosen on this device, with its size. */
export interface PickedPicture {
  file: File;
  url: string;
  width: number;
  height: number;
}

/** A sentence about a file that cannot be taken, else the picture with its size. */
export async function readPicture(t: Translator, file: File): Promise<string | PickedPicture> {
  for (const rule of [imageType, fileNotEmpty, fileSize(IMAGE_MAX_MB)]) {
    const problem = rule(file);
    if (problem) return problemText(t, problem);
  }
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
