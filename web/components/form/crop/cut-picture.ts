import { type Crop, cutOf } from './crop.ts';

/** The chosen part as a JPEG, at most so wide; null where the browser cannot draw it. */
export function cutPicture(
  image: HTMLImageElement,
  crop: Crop,
  name: string,
  widest: number,
): Promise<File | null> {
  const cut = cutOf(crop);
  const width = Math.max(1, Math.round(Math.min(widest, cut.width)));
  const height = Math.max(1, Math.round((width * cut.height) / cut.width));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // What is transparent in a PNG would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height);
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) =>
        resolve(blob && new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })),
      'image/jpeg',
      0.9,
    );
  });
}
