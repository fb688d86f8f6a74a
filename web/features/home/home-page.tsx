import { HomeCallToAction, HomePartners } from './home-closing.tsx';
import { HomeCounts } from './home-counts.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeHighlights } from './home-highlights.tsx';
import { HomeInsight } from './home-insight.tsx';
import { HomeJsonLd } from './home-json-ld.tsx';
import { HomeLibrary } from './home-library.tsx';
import { HomeEvents, HomePrograms, HomeStartups } from './home-sections.tsx';
import type { HomeData } from './load-home.ts';

/** The home page (2.001, 2.150); nothing in it asks for a script, and a section without content is not there. */
export function HomePage(data: HomeData) {
  return (
    <>
      <HomeJsonLd origin={data.origin} />
      <HomeHero />
      <HomeCounts counts={data.counts} />
      <HomeHighlights highlights={data.highlights} />
      <HomePrograms programs={data.programs.closing_soon} open={data.programs.open_count} />
      <HomeEvents events={data.events} starts={data.starts} today={data.today} />
      <HomeStartups startups={data.startups} count={data.counts.startup} />
      <HomeInsight funding={data.funding} />
      <HomeLibrary resources={data.library} />
      <HomeCallToAction />
      <HomePartners partners={data.partners} />
    </>
  );
}
