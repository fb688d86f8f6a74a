import { type Crop, cutOf } from './crop.ts';

/** Largest edge that is sent: more is never shown, and slow lines are many. */
const EDGE_PX = 800;

/** The chosen square as a JPEG; null where the browser cannot draw it. */
export function cutPhoto(image: HTMLImageElement, crop: Crop, name: string): Promise<File | null> {
  const { x, y, size } = cutOf(crop);
  const edge = Math.max(1, Math.round(Math.min(EDGE_PX, size)));
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // What is transparent in a PNG would turn black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, edge, edge);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, x, y, size, size, 0, 0, edge, edge);
  return new Promise((resolve) => {
    canvas.toBlob(
      (blob) =>
        resolve(blob && new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })),
      'image/jpeg',
      0.9,
    );
  });
}
