import { serverDrawn } from '#web/lib/server-drawn.tsx';

/** Decoration: where its code cannot be fetched, a page goes without. */
const nothing = () => null;

/** The drawings for pages that a browser wakes up: it keeps them as the server drew them (ADR 4). */
export const DrawnCover = serverDrawn(() =>
  import('./cover.tsx').then(
    (file) => file.Cover,
    () => nothing,
  ),
);
export const DrawnHeroPattern = serverDrawn(() =>
  import('./hero-pattern.tsx').then(
    (file) => file.HeroPattern,
    () => nothing,
  ),
);
export const DrawnDigits = serverDrawn(() =>
  import('./woven-digits.tsx').then(
    (file) => file.WovenDigits,
    () => nothing,
  ),
);
