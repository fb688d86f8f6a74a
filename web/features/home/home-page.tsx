import type { Route } from '../../routes/+types/home.ts';
import { HomeCallToAction, HomePartners } from './home-closing.tsx';
import { HomeCounts } from './home-counts.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeInsight } from './home-insight.tsx';
import { HomeLibrary } from './home-library.tsx';
import { HomeEvents, HomePrograms, HomeStartups } from './home-sections.tsx';

/** The home page; nothing in it asks for a script. */
export function HomePage(data: Route.ComponentProps['loaderData']) {
  return (
    <>
      <HomeHero />
      <HomeCounts counts={data.counts} />
      <HomePrograms programs={data.programs.closing_soon} open={data.programs.open_count} />
      <HomeEvents events={data.events} today={data.today} />
      <HomeStartups startups={data.startups} count={data.counts.startup} />
      <HomeInsight funding={data.funding} />
      <HomeLibrary resources={data.library} />
      <HomeCallToAction />
      <HomePartners partners={data.partners} />
    </>
  );
}
