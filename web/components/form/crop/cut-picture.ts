import { asFile, sheet } from '../picture/as-file.ts';
import { type Crop, cutOf } from './crop.ts';

/** The chosen part as a JPEG, at most so wide; null where the browser cannot draw it. */
export async function cutPicture(
  image: HTMLImageElement,
  crop: Crop,
  name: string,
  widest: number,
): Promise<File | null> {
  const cut = cutOf(crop);
  const width = Math.max(1, Math.round(Math.min(widest, cut.width)));
  const height = Math.max(1, Math.round((width * cut.height) / cut.width));
  const drawn = sheet(width, height, 'image/jpeg');
  if (!drawn) return null;
  drawn.context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height);
  return asFile(drawn.canvas, name, 'image/jpeg');
}
