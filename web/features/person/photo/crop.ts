/** A picture under a square window: its size, the window's, how far it is moved and how large it is drawn. */
export interface Crop {
  width: number;
  height: number;
  /** Edge of the window. */
  view: number;
  /** 1: the shorter edge fills the window. */
  zoom: number;
  /** Left upper corner of the picture as seen from that of the window; never above 0. */
  x: number;
  y: number;
}

export const MOST_ZOOM = 4;

/** The picture in the middle of the window, as large as it has to be. */
export function beginCrop(width: number, height: number, view: number): Crop {
  const crop: Crop = { width, height, view, zoom: 1, x: 0, y: 0 };
  const scale = scaleOf(crop);
  return { ...crop, x: (view - width * scale) / 2, y: (view - height * scale) / 2 };
}

/** Window pixels per pixel of the picture. */
export const scaleOf = ({ width, height, view, zoom }: Crop): number =>
  (view / Math.min(width, height)) * zoom;

/** Moved by so much, but never so far that the window shows nothing at an edge. */
export function moveCrop(crop: Crop, dx: number, dy: number): Crop {
  const scale = scaleOf(crop);
  const within = (at: number, length: number) => Math.min(0, Math.max(crop.view - length * scale, at));
  return { ...crop, x: within(crop.x + dx, crop.width), y: within(crop.y + dy, crop.height) };
}

/** Drawn larger or smaller around a point of the window, its middle unless given. */
export function zoomCrop(crop: Crop, zoom: number, at = { x: crop.view / 2, y: crop.view / 2 }): Crop {
  const next = { ...crop, zoom: Math.min(MOST_ZOOM, Math.max(1, zoom)) };
  const grown = scaleOf(next) / scaleOf(crop);
  return moveCrop({ ...next, x: at.x - (at.x - crop.x) * grown, y: at.y - (at.y - crop.y) * grown }, 0, 0);
}

/** The square of the picture that the window shows, in pixels of the picture. */
export function cutOf(crop: Crop): { x: number; y: number; size: number } {
  const scale = scaleOf(crop);
  return { x: -crop.x / scale, y: -crop.y / scale, size: crop.view / scale };
}
