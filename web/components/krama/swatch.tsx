import type { KramaCategory } from '#shared/krama/patterns.ts';
import { Cover } from './cover.tsx';

export interface SwatchProps {
  seed: string;
  category: KramaCategory;
  /** CSS px. */
  size?: 40 | 56 | 72;
  /** Its logo, portrait or cover, which stands in place of the pattern. */
  imageUrl?: string | null | undefined;
}

/** A small square of a record's picture or pattern: rows, search results, tables. */
export function Swatch({ seed, category, size = 56, imageUrl }: SwatchProps) {
  const box = { width: size, height: size, className: `swatch swatch-${size}` };
  return imageUrl ? (
    <img {...box} src={imageUrl} alt="" loading="lazy" decoding="async" />
  ) : (
    <Cover {...box} seed={seed} category={category} thread={2} />
  );
}
