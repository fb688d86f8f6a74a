import type { RouterContextProvider } from 'react-router';
import { getShell, listHighlights, listPartners } from '#shared/contracts/content.contract.ts';
import { listEvents } from '#shared/contracts/event.contract.ts';
import { getFundingAmount } from '#shared/contracts/funding.contract.ts';
import { getProgramPage } from '#shared/contracts/program.contract.ts';
import { listResources, type ResourceCard } from '#shared/contracts/resource.contract.ts';
import { listStakeholders } from '#shared/contracts/stakeholder.contract.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { callApi, callPart, pageApi } from '#web/lib/api.ts';
import type { Highlight, HomeHighlight } from './home-highlights.tsx';

/** Startups to know; those staff chose come first. */
const KNOWN = 5;
const EVENTS_SHOWN = 3;
const HIGHLIGHTS_SHOWN = 4;
/** One post leads the library, then as many lines. */
const LIBRARY_LINES = 4;

/**
 * Everything the home page shows, and nothing else: its data stands in the page once more,
 * for the browser, so that what is not drawn is left out here. A part the server failed at is null.
 */
export async function loadHome(context: Readonly<RouterContextProvider>) {
  const [shell, programs, events, library, partners, funding, highlights, newest] = await Promise.all([
    callApi(context, getShell),
    callPart(context, getProgramPage),
    callPart(context, listEvents, { query: { per_page: 40 } }),
    callPart(context, listResources, { query: { per_page: 12 } }),
    callPart(context, listPartners),
    callPart(context, getFundingAmount, { query: { period: 'quarter', currency: 'USD' } }),
    callPart(context, listHighlights),
    callPart(context, listStakeholders, { params: { category: 'startup' }, query: { per_page: KNOWN } }),
  ]);
  const chosen = (highlights?.data ?? []).flatMap(({ stakeholder }) => (stakeholder ? [stakeholder] : []));
  const others = newest?.data.filter(({ id }) => chosen.every((one) => one.id !== id));
  return {
    today: calendarDate(new Date()),
    origin: pageApi(context).publicUrl,
    counts: { ...shell.counts, programs: programs?.open_count ?? null },
    highlights:
      highlights?.data
        .filter(({ stakeholder }) => !stakeholder)
        .slice(0, HIGHLIGHTS_SHOWN)
        .map(shown) ?? null,
    programs: programs && { closing_soon: programs.closing_soon, open_count: programs.open_count },
    events: events?.data.slice(0, EVENTS_SHOWN) ?? null,
    /** When every event of the next weeks begins. */
    starts: events?.data.map(({ starts_at }) => starts_at) ?? [],
    library: library && leadFirst(library.data),
    partners: partners?.data ?? null,
    // The day alone, which is shown: the same page is made of the same data by whoever makes it again.
    funding: funding && { ...funding, as_of: calendarDate(funding.as_of) },
    startups: others ? [...chosen, ...others].slice(0, KNOWN) : null,
  };
}
export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/** The newest post, then what else is new. */
function leadFirst(resources: readonly ResourceCard[]): ResourceCard[] {
  const lead = resources.find(({ kind }) => kind === 'blog');
  const others = resources.filter((one) => one !== lead).slice(0, LIBRARY_LINES);
  return lead ? [lead, ...others] : others;
}

const shown = ({ kind, object_id, is_saved, cover, link, ...texts }: Highlight): HomeHighlight => {
  const { id, title, title_kh, summary, summary_kh } = texts;
  return { id, kind, object_id, title, title_kh, summary, summary_kh, cover, link, is_saved };
};
