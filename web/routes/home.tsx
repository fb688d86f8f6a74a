import { getShell, listHighlights, listPartners } from '#shared/contracts/content.contract.ts';
import { listEvents } from '#shared/contracts/event.contract.ts';
import { getFundingAmount } from '#shared/contracts/funding.contract.ts';
import { getProgramPage } from '#shared/contracts/program.contract.ts';
import { listResources } from '#shared/contracts/resource.contract.ts';
import { listStakeholders } from '#shared/contracts/stakeholder.contract.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { callApi } from '#web/lib/api.ts';
import { still } from '#web/lib/still.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/home';

const AREAS = ['home', 'program', 'event', 'resource', 'stakeholder'] as const;
const HomePage = still(() => import('#web/features/home/home-page.tsx').then((file) => file.HomePage));
export const handle = withTexts(...AREAS);
export const clientMiddleware = [fetchTexts(...AREAS), HomePage.fetch];

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

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <PageHead
        whole
        title={`${t('shell:product.name')} – ${t('shell:product.tagline')}`}
        description={t('home:description')}
      />
      <HomePage {...loaderData} />
    </>
  );
}
