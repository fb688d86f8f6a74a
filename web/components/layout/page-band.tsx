import type { ReactNode } from 'react';
import type { KramaCategory } from '#shared/krama/patterns.ts';
import { DrawnCover } from '../krama/drawn.ts';

export interface PageBandProps {
  /** Whose pattern: the record's own id, its organiser's, or the name of the page. */
  seed: string;
  category?: KramaCategory;
  /** A picture in the place of the pattern. */
  picture?: ReactNode;
  /** Crumbs, title, and what else leads the page. */
  children: ReactNode;
}

/** The head of a page under the solid bar: sand, the title at the left, a pattern at the right, a selvedge on phones. */
export function PageBand({ seed, category = 'neutral', picture, children }: PageBandProps) {
  return (
    <div className="page-band sand-2">
      {picture ? (
        <div className="page-band-pattern page-band-picture">{picture}</div>
      ) : (
        <DrawnCover
          seed={seed}
          category={category}
          width={1200}
          height={560}
          thread={5}
          className="page-band-pattern"
        />
      )}
      <div className="wrap">
        <div className="page-band-text">{children}</div>
      </div>
    </div>
  );
}
