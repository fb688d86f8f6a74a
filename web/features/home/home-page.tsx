import type { ReactNode } from 'react';
import { PartProblem } from '#web/components/ui/part-problem.tsx';
import { HomeCallToAction, HomePartners } from './home-closing.tsx';
import { HomeCounts } from './home-counts.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeHighlights } from './home-highlights.tsx';
import { HomeInsight } from './home-insight.tsx';
import { HomeJsonLd } from './home-json-ld.tsx';
import { HomeLibrary } from './home-library.tsx';
import { HomeEvents, HomePrograms, HomeStartups } from './home-sections.tsx';
import type { HomeData } from './load-home.ts';

/** A part that could be loaded, or a line that says it could not. */
function HomePart<T>({ of, children }: { of: T | null; children: (value: T) => ReactNode }) {
  if (of !== null) return children(of);
  return (
    <section className="wrap py-8">
      <PartProblem />
    </section>
  );
}

/** The home page; nothing in it asks for a script, and a section without content is not there. */
export function HomePage(data: HomeData) {
  return (
    <>
      <HomeJsonLd origin={data.origin} />
      <HomeHero />
      <HomeCounts counts={data.counts} />
      <HomePart of={data.highlights}>{(highlights) => <HomeHighlights highlights={highlights} />}</HomePart>
      <HomePart of={data.programs}>
        {({ closing_soon, open_count }) => <HomePrograms programs={closing_soon} open={open_count} />}
      </HomePart>
      <HomePart of={data.events}>
        {(events) => <HomeEvents events={events} starts={data.starts} today={data.today} />}
      </HomePart>
      <HomePart of={data.startups}>
        {(startups) => <HomeStartups startups={startups} count={data.counts.startup} />}
      </HomePart>
      <HomePart of={data.funding}>{(funding) => <HomeInsight funding={funding} />}</HomePart>
      <HomePart of={data.library}>{(library) => <HomeLibrary resources={library} />}</HomePart>
      <HomeCallToAction isNew={Object.values(data.counts).every((count) => count === 0)} />
      <HomePart of={data.partners}>{(partners) => <HomePartners partners={partners} />}</HomePart>
    </>
  );
}
