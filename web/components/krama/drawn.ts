import { still } from '#web/lib/still.tsx';

/** Decoration: where its code cannot be fetched, a page goes without. */
const nothing = () => null;

/** The drawings for pages that a browser wakes up: it keeps them as the server drew them (ADR 4). */
export const DrawnCover = still(() =>
  import('./cover.tsx').then(
    (file) => file.Cover,
    () => nothing,
  ),
);
export const DrawnHeroCloth = still(() =>
  import('./hero-cloth.tsx').then(
    (file) => file.HeroCloth,
    () => nothing,
  ),
);
export const DrawnDigits = still(() =>
  import('./woven-digits.tsx').then(
    (file) => file.WovenDigits,
    () => nothing,
  ),
);
