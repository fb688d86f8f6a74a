import { getShell, listHighlights, listPartners } from '#shared/contracts/content.contract.ts';
import { listEvents } from '#shared/contracts/event.contract.ts';
import { getFundingAmount } from '#shared/contracts/funding.contract.ts';
import { getProgramPage } from '#shared/contracts/program.contract.ts';
import { listResources } from '#shared/contracts/resource.contract.ts';
import { listStakeholders } from '#shared/contracts/stakeholder.contract.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { DayStrip } from '#web/features/event/day-strip.tsx';
import { EventCard } from '#web/features/event/event-card.tsx';
import { HomeCallToAction, HomePartners } from '#web/features/home/home-closing.tsx';
import { HomeCounts } from '#web/features/home/home-counts.tsx';
import { HomeHero } from '#web/features/home/home-hero.tsx';
import { HomeInsight } from '#web/features/home/home-insight.tsx';
import { HomeLibrary } from '#web/features/home/home-library.tsx';
import { ProgramRow } from '#web/features/program/program-row.tsx';
import { StakeholderRecordCard } from '#web/features/stakeholder/stakeholder-record-card.tsx';
import { callApi } from '#web/lib/api.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/home';

const AREAS = ['home', 'program', 'event', 'resource', 'stakeholder'] as const;
export const handle = withTexts(...AREAS);
export const clientMiddleware = [fetchTexts(...AREAS)];

const KNOWN = 5;

export async function loader({ context }: Route.LoaderArgs) {
  const [shell, programs, events, library, partners, funding, highlights, newest] = await Promise.all([
    callApi(context, getShell),
    callApi(context, getProgramPage),
    callApi(context, listEvents, { query: { per_page: 40 } }),
    callApi(context, listResources, { query: { per_page: 12 } }),
    callApi(context, listPartners),
    callApi(context, getFundingAmount, { query: { period: 'quarter', currency: 'USD' } }),
    callApi(context, listHighlights),
    callApi(context, listStakeholders, { params: { category: 'startup' }, query: { per_page: KNOWN } }),
  ]);
  const chosen = highlights.data.flatMap(({ stakeholder }) => (stakeholder ? [stakeholder] : []));
  const others = newest.data.filter(({ id }) => chosen.every((one) => one.id !== id));
  return {
    today: calendarDate(new Date()),
    counts: { ...shell.counts, programs: programs.open_count },
    programs,
    events: events.data,
    library: library.data,
    partners: partners.data,
    funding,
    startups: [...chosen, ...others].slice(0, KNOWN),
  };
}

export default function Home({
  loaderData: { today, counts, programs, events, library, partners, funding, startups },
}: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <PageHead
        whole
        title={`${t('shell:product.name')} – ${t('shell:product.tagline')}`}
        description={t('home:description')}
      />
      <HomeHero />
      <HomeCounts counts={counts} />
      <section className="section">
        <div className="wrap home-two">
          <div className="head-row">
            <div>
              <h2 className="t-d1">{t('home:programs.title')}</h2>
              <p className="t-lead t-2 mt-4">{t('home:programs.text')}</p>
            </div>
            <MoreLink to="/program?status=open">
              {t('home:programs.all', { count: programs.open_count })}
            </MoreLink>
          </div>
          <ul className="program-list">
            {programs.highlighted.map((program) => (
              <ProgramRow key={program.id} program={program} />
            ))}
          </ul>
        </div>
      </section>
      <section className="section sand-2">
        <div className="wrap">
          <div className="head-row">
            <h2 className="t-d1">{t('home:events.title')}</h2>
            <MoreLink to="/event">{t('home:events.all')}</MoreLink>
          </div>
          <DayStrip today={today} starts={events.map(({ starts_at }) => starts_at)} />
          <div className="grid gap-x-8 gap-y-4 lg:grid-cols-3">
            {events.slice(0, 3).map((event) => (
              <EventCard key={event.id} event={event} />
            ))}
          </div>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <div className="head-row">
            <h2 className="t-d1">{t('home:startups.title')}</h2>
            <MoreLink to="/ecosystem/discover/category/startup">
              {t('home:startups.all', { number: formatInteger(counts.startup) })}
            </MoreLink>
          </div>
          <div className="home-know">
            {startups.map((card, i) => (
              <StakeholderRecordCard key={card.id} card={card} lead={i === 0} />
            ))}
          </div>
        </div>
      </section>
      <HomeInsight funding={funding} />
      <HomeLibrary resources={library} />
      <HomeCallToAction />
      <HomePartners partners={partners} />
    </>
  );
}
