/**
 * What a page says, where it stands, about what it would do by itself were it awake; a page that waits to be used wakes at
 * once for it (signs-of-use.ts).
 */
export const MARKS = {
  /** Something that takes the focus or is done when it appears: `data-wakes`. */
  now: '[data-wakes]',
  /** Something that this device may have kept, by its name there: `data-kept="name"`. */
  kept: '[data-kept]',
  /** Something said only inside another app: `data-wakes-in-app`. */
  inApp: '[data-wakes-in-app]',
} as const;
