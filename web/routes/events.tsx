import { redirect, useSearchParams } from 'react-router';
import { listEvents } from '#shared/contracts/event.contract.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { formatDateRange } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Cover } from '#web/components/krama/cover.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { DayStrip } from '#web/features/event/day-strip.tsx';
import { EventCard } from '#web/features/event/event-card.tsx';
import { callApi } from '#web/lib/api.ts';
import { ListPages } from '#web/lib/list-pages.tsx';
import { readOneOf, readPage, withParams } from '#web/lib/list-query.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/events';

export const handle = withTexts('event');
export const clientMiddleware = [fetchTexts('event')];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const when = readOneOf(searchParams, 'when', ['upcoming', 'past']) ?? 'upcoming';
  const place = readOneOf(searchParams, 'place', ['online', 'in_person']);
  const list = await callApi(context, listEvents, {
    query: { page: readPage(searchParams), when, ...(place ? { place } : {}) },
  });
  if (list.data.length === 0 && list.current_page > 1)
    throw redirect(withParams('/event', searchParams, { page: undefined }));
  return { list, when, today: calendarDate(new Date()) };
}

export default function Events({ loaderData: { list, when, today } }: Route.ComponentProps) {
  const t = useT();
  const [params] = useSearchParams();
  const spotlight = list.spotlights.find(({ is_past }) => !is_past);
  const to = (change: Record<string, string | undefined>) =>
    withParams('/event', params, { ...change, page: undefined });
  return (
    <>
      <PageHead title={t('event:list.title')} description={t('event:list.lead')} />
      <PageHero title={t('event:list.title')} lead={t('event:list.lead')} seed="events" />
      <div className="wrap pt-10 pb-(--section)">
        {spotlight && <Spotlight event={spotlight} />}
        {when === 'upcoming' && (
          <DayStrip today={today} starts={list.data.map(({ starts_at }) => starts_at)} />
        )}
        <Tabs
          label={t('event:list.when')}
          items={[
            {
              to: to({ when: undefined }),
              text: t('event:list.upcoming'),
              count: formatInteger(list.upcoming_count),
              current: when === 'upcoming',
            },
            {
              to: to({ when: 'past' }),
              text: t('event:list.past'),
              count: formatInteger(list.past_count),
              current: when === 'past',
            },
          ]}
        />
        {list.data.length === 0 ? (
          <EmptyState
            title={t('event:list.empty')}
            actions={<ButtonLink to="/event">{t('common:action.view_all')}</ButtonLink>}
          />
        ) : (
          <div className="mt-8 mb-12 grid gap-x-12 lg:grid-cols-2">
            {list.data.map((event) => (
              <EventCard key={event.id} event={event} level={2} />
            ))}
          </div>
        )}
        <ListPages path="/event" list={list} />
      </div>
    </>
  );
}

function Spotlight({ event }: { event: Route.ComponentProps['loaderData']['list']['spotlights'][number] }) {
  const t = useT();
  const title = localName(event, t.language, 'title');
  const summary = localName(event, t.language, 'summary');
  return (
    <section className="card mb-16 grid gap-8 lg:grid-cols-2">
      <Cover
        seed={event.organiser?.id ?? event.id}
        category="investor"
        width={640}
        height={300}
        thread={5}
        className="h-48 rounded-lg lg:h-75"
      />
      <div className="self-center p-4">
        <Tag tone="plain">{t('event:list.spotlight')}</Tag>
        <h2 className="t-h1 mt-4" lang={title.lang}>
          {title.text}
        </h2>
        <p className="t-2 mt-3" lang={summary.lang}>
          {formatDateRange(t.language, event.starts_at, event.ends_at)}. {summary.text}
        </p>
        <ButtonLink look="ink" className="mt-6" to={`/event/${event.id}`}>
          {t('event:list.see')}
        </ButtonLink>
      </div>
    </section>
  );
}
