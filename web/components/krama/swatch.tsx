import type { KramaCategory } from '#shared/krama/cloths.ts';
import { Cover } from './cover.tsx';

export interface SwatchProps {
  seed: string;
  category: KramaCategory;
  /** CSS px. */
  size?: 32 | 40 | 56 | 64 | 72;
}

/** A small square of a record's cloth: rows, search results, tables. */
export function Swatch({ seed, category, size = 56 }: SwatchProps) {
  return (
    <Cover
      seed={seed}
      category={category}
      width={size}
      height={size}
      thread={2}
      className={`swatch swatch-${size}`}
    />
  );
}
