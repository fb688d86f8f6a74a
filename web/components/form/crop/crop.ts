/** A picture under a window: its size, the window's, how far it is moved and how large it is drawn. */
export interface Crop {
  width: number;
  height: number;
  /** The window. */
  view: { width: number; height: number };
  /** 1: the picture just fills the window. */
  zoom: number;
  /** Left upper corner of the picture as seen from that of the window; never above 0. */
  x: number;
  y: number;
}

export const MOST_ZOOM = 4;

/** The picture in the middle of a window so wide, as large as it has to be; `ratio` is width by height of the window. */
export function beginCrop(width: number, height: number, viewWidth: number, ratio = 1): Crop {
  const view = { width: viewWidth, height: viewWidth / ratio };
  const crop: Crop = { width, height, view, zoom: 1, x: 0, y: 0 };
  const scale = scaleOf(crop);
  return { ...crop, x: (view.width - width * scale) / 2, y: (view.height - height * scale) / 2 };
}

/** Window pixels per pixel of the picture. */
export const scaleOf = ({ width, height, view, zoom }: Crop): number =>
  Math.max(view.width / width, view.height / height) * zoom;

/** Moved by so much, but never so far that the window shows nothing at an edge. */
export function moveCrop(crop: Crop, dx: number, dy: number): Crop {
  const scale = scaleOf(crop);
  const within = (at: number, shown: number, length: number) =>
    Math.min(0, Math.max(shown - length * scale, at));
  return {
    ...crop,
    x: within(crop.x + dx, crop.view.width, crop.width),
    y: within(crop.y + dy, crop.view.height, crop.height),
  };
}

/** Drawn larger or smaller around a point of the window, its middle unless given. */
export function zoomCrop(
  crop: Crop,
  zoom: number,
  at = { x: crop.view.width / 2, y: crop.view.height / 2 },
): Crop {
  const next = { ...crop, zoom: Math.min(MOST_ZOOM, Math.max(1, zoom)) };
  const grown = scaleOf(next) / scaleOf(crop);
  return moveCrop({ ...next, x: at.x - (at.x - crop.x) * grown, y: at.y - (at.y - crop.y) * grown }, 0, 0);
}

/** The part of the picture that the window shows, in pixels of the picture. */
export function cutOf(crop: Crop): { x: number; y: number; width: number; height: number } {
  const scale = scaleOf(crop);
  return {
    x: -crop.x / scale,
    y: -crop.y / scale,
    width: crop.view.width / scale,
    height: crop.view.height / scale,
  };
}
