import type { RouterContextProvider } from 'react-router';
import { getShell, listHighlights, listPartners } from '#shared/contracts/content.contract.ts';
import { listEvents } from '#shared/contracts/event.contract.ts';
import { getFundingAmount } from '#shared/contracts/funding.contract.ts';
import { getProgramPage } from '#shared/contracts/program.contract.ts';
import { listResources } from '#shared/contracts/resource.contract.ts';
import { listStakeholders } from '#shared/contracts/stakeholder.contract.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { callApi, pageApi } from '#web/lib/api.ts';
import type { Highlight, HomeHighlight } from './home-highlights.tsx';

/** Startups to know; those staff chose come first. */
const KNOWN = 5;
const EVENTS_SHOWN = 3;
const HIGHLIGHTS_SHOWN = 4;
/** One post leads the library, then as many lines. */
const LIBRARY_LINES = 4;

/**
 * Everything the home page shows (7.041, 7.047, 7.051, B.19), and nothing else: its data stands in the page once more,
 * for the browser, so that what is not drawn is left out here.
 */
export async function loadHome(context: Readonly<RouterContextProvider>) {
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
  const lead = library.data.find(({ kind }) => kind === 'blog');
  return {
    today: calendarDate(new Date()),
    origin: pageApi(context).publicUrl,
    counts: { ...shell.counts, programs: programs.open_count },
    highlights: highlights.data
      .filter(({ stakeholder }) => !stakeholder)
      .slice(0, HIGHLIGHTS_SHOWN)
      .map(shown),
    programs: { closing_soon: programs.closing_soon, open_count: programs.open_count },
    events: events.data.slice(0, EVENTS_SHOWN),
    /** When every event of the next weeks begins. */
    starts: events.data.map(({ starts_at }) => starts_at),
    library: lead
      ? [lead, ...library.data.filter(({ id }) => id !== lead.id).slice(0, LIBRARY_LINES)]
      : library.data.slice(0, LIBRARY_LINES),
    partners: partners.data,
    funding,
    startups: [...chosen, ...others].slice(0, KNOWN),
  };
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>;

const shown = ({ id, kind, title, title_kh, summary, summary_kh, cover, link }: Highlight): HomeHighlight => {
  return { id, kind, title, title_kh, summary, summary_kh, cover, link };
};
