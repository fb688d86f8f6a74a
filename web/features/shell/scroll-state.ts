import { SCROLL_DIRECTION_PX, TOP_BAR_AT_TOP_PX } from '#shared/constants.ts';

export interface ScrollState {
  /** The bar lies at the top of the page. */
  atTop: boolean;
  /** Where the reader is heading, once that is clear. */
  direction: 'up' | 'down' | null;
  /** Where the direction is measured from: the farthest point reached in it, CSS px. */
  anchor: number;
}

export const scrollStart: ScrollState = { atTop: true, direction: null, anchor: 0 };

/** The state after scrolling to `y`. A turn counts after 40 px; smaller moves keep the direction. */
export function nextScroll(state: ScrollState, y: number): ScrollState {
  const atTop = y < TOP_BAR_AT_TOP_PX;
  const moved = y - state.anchor;
  const goesOn = (state.direction === 'down' && moved > 0) || (state.direction === 'up' && moved < 0);
  if (goesOn) return { ...state, atTop, anchor: y };
  if (Math.abs(moved) < SCROLL_DIRECTION_PX) return { ...state, atTop };
  return { atTop, direction: moved > 0 ? 'down' : 'up', anchor: y };
}
