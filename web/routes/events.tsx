import '#web/features/publication/print-lists.css';
import { useNavigation } from 'react-router';
import { formatInteger } from '#shared/format/numbers.ts';
import { inLanguage } from '#shared/i18n/in-language.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { classNames } from '#web/components/ui/class-names.ts';
import { loadEvents } from '#web/features/event/load-events.ts';
import { useCalendarKeys } from '#web/features/event/use-calendar-keys.ts';
import { filterCount } from '#web/features/publication/publication-list-state.ts';
import { useListForms } from '#web/features/publication/use-list-forms.ts';
import { HYDRATES_ON_USE } from '#web/lib/hydration.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/events';

const List = serverDrawn(() => import('#web/features/event/event-list.tsx').then((file) => file.EventList));
const Spotlights = serverDrawn(() =>
  import('#web/features/event/event-spotlights.tsx').then((file) => file.EventSpotlights),
);

export const handle = { ...withTexts('event', 'publication'), ...HYDRATES_ON_USE };
export const clientMiddleware = [fetchTexts('event', 'publication'), List.fetch, Spotlights.fetch];

export const loader = ({ request, context }: Route.LoaderArgs) => loadEvents(request, context);

/** The events: the spotlights, a month, coming and past ones with their filters. */
export default function Events({ loaderData }: Route.ComponentProps) {
  const { list, state } = loaderData;
  const t = useT();
  const navigation = useNavigation();
  const ref = useListForms<HTMLDivElement>();
  useCalendarKeys(ref);
  const isWaiting = navigation.state === 'loading' && navigation.location.pathname === '/event';
  const { from, to, when, month } = state.choices;
  const isNarrowed = Boolean(state.search || from || to) || filterCount(state) > 0;
  const isFirst = !isNarrowed && when !== 'past' && list.current_page === 1;
  const title = t('event:list.title');
  return (
    <div ref={ref} className={classNames(isWaiting && 'is-reloading')}>
      <PageHead
        title={
          list.current_page > 1
            ? t('publication:page_title', { title, number: formatInteger(list.current_page) })
            : title
        }
        description={t('event:list.description')}
        robots={isNarrowed || month ? 'noindex' : undefined}
      />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={title}
        href={inLanguage('/event.atom', t.language)}
      />
      <link rel="alternate" type="text/calendar" title={title} href={inLanguage('/event.ics', t.language)} />
      <PageHero title={title} lead={t('event:list.lead')} seed="events" />
      <div className="wrap pt-10 pb-(--section)">
        {isFirst && <Spotlights events={list.spotlights.filter(({ is_past }) => !is_past)} />}
        <List {...loaderData} />
      </div>
    </div>
  );
}
