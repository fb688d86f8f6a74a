import type { ReactNode } from 'react';
import { DrawnHeroPattern } from '../krama/drawn.ts';

export interface PageHeroProps {
  title: ReactNode;
  lead: ReactNode;
  /** One page, one pattern. */
  seed: string;
}

/** The head of a list page under the clear bar: ink, large title, the woven edge at the right. */
export function PageHero({ title, lead, seed }: PageHeroProps) {
  return (
    <section className="page-hero on-ink">
      <DrawnHeroPattern
        className="page-hero-pattern"
        seed={seed}
        width={760}
        height={400}
        from={0.42}
        weftLead={9}
      />
      <div className="wrap">
        <h1 className="t-d1">{title}</h1>
        <p className="t-lead">{lead}</p>
      </div>
      <DrawnHeroPattern
        className="page-hero-strip"
        seed={seed}
        width={1041}
        height={73}
        from={0}
        quiet={0}
        weftLead={1}
      />
    </section>
  );
}
