import { MEGABYTE_BYTES } from '#shared/constants.ts';
import { asFile, sheet } from './as-file.ts';

/** Longest side that is sent, in pixels: more is never shown, and slow lines are many. */
export const WIDEST_SENT = 2_400;
/** What is lighter, and no larger, goes as it is. */
const LIGHT_BYTES = MEGABYTE_BYTES;

/**
 * The picture made smaller on this device before it is sent, as photos of telephones need it; as it is where it is small
 * already, where that would not make it lighter, and where this browser cannot draw it.
 */
export async function smallerPicture(file: File): Promise<File> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    const { naturalWidth, naturalHeight } = image;
    const share = Math.min(1, WIDEST_SENT / Math.max(naturalWidth, naturalHeight));
    if (share === 1 && file.size < LIGHT_BYTES) return file;
    const [width, height] = [naturalWidth, naturalHeight].map((side) =>
      Math.max(1, Math.round(side * share)),
    );
    // A logo keeps what is transparent; a photo that came as PNG is lighter as a JPEG.
    for (const type of file.type === 'image/png'
      ? (['image/png', 'image/jpeg'] as const)
      : (['image/jpeg'] as const)) {
      const drawn = sheet(width!, height!, type);
      drawn?.context.drawImage(image, 0, 0, width!, height!);
      const smaller = drawn && (await asFile(drawn.canvas, file.name, type));
      if (smaller && smaller.size < Math.min(file.size, type === 'image/png' ? 2 * LIGHT_BYTES : file.size))
        return smaller;
    }
    return file;
  } catch {
    return file;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
