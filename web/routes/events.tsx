import { redirect, useSearchParams } from 'react-router';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import { listEvents } from '#shared/contracts/event.contract.ts';
import { kindFromSlug } from '#shared/domain/stakeholder-kinds.ts';
import { calendarDate } from '#shared/format/calendar.ts';
import { formatDateRange } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Cover } from '#web/components/krama/cover.tsx';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { PageHero } from '#web/components/layout/page-hero.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { Chip } from '#web/components/ui/chip.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { Tag } from '#web/components/ui/tag.tsx';
import { EventCard } from '#web/features/event/event-card.tsx';
import { addMonths, readMonth } from '#web/features/event/month.ts';
import { MonthCalendar } from '#web/features/event/month-calendar.tsx';
import { callApi } from '#web/lib/api.ts';
import { ListPages } from '#web/lib/list-pages.tsx';
import { readOneOf, readPage, withParams } from '#web/lib/list-query.ts';
import { fetchTexts, withTexts } from '#web/lib/text-areas.ts';
import { useT } from '#web/lib/texts.tsx';
import type { Route } from './+types/events';

export const handle = withTexts('event');
export const clientMiddleware = [fetchTexts('event')];

const PLACES = ['online', 'in_person'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const when = readOneOf(searchParams, 'when', ['upcoming', 'past']) ?? 'upcoming';
  const place = readOneOf(searchParams, 'place', PLACES);
  const today = calendarDate(new Date());
  const thisMonth = today.slice(0, 7);
  const month = readMonth(searchParams.get('month')) ?? thisMonth;
  const list = (query: { when: 'upcoming' | 'past'; page?: number; per_page?: number }) =>
    callApi(context, listEvents, { query: { ...query, ...(place ? { place } : {}) } });
  const [shown, coming, gone] = await Promise.all([
    list({ when, page: readPage(searchParams) }),
    month >= thisMonth ? list({ when: 'upcoming', per_page: 100 }) : null,
    month <= thisMonth ? list({ when: 'past', per_page: 100 }) : null,
  ]);
  if (shown.data.length === 0 && shown.current_page > 1)
    throw redirect(withParams('/event', searchParams, { page: undefined }));
  const counts: Record<string, number> = {};
  for (const { starts_at } of [...(coming?.data ?? []), ...(gone?.data ?? [])]) {
    const day = calendarDate(starts_at);
    if (day.startsWith(month)) counts[day] = (counts[day] ?? 0) + 1;
  }
  return { list: shown, when, place: place ?? null, today, month, counts };
}

export default function Events({ loaderData }: Route.ComponentProps) {
  const { list, when, place, today, month, counts } = loaderData;
  const t = useT();
  const [params] = useSearchParams();
  const spotlight = list.spotlights.find(({ is_past }) => !is_past);
  const to = (change: Record<string, string | undefined>) =>
    withParams('/event', params, { page: undefined, ...change });
  const toMonth = (next: string) =>
    withParams('/event', params, { month: next === today.slice(0, 7) ? undefined : next });
  const days = list.data.map(({ starts_at }) => calendarDate(starts_at));
  return (
    <>
      <PageHead title={t('event:list.title')} description={t('event:list.lead')} />
      <PageHero title={t('event:list.title')} lead={t('event:list.lead')} seed="events" />
      <div className="wrap pt-10 pb-(--section)">
        {spotlight && <Spotlight event={spotlight} />}
        <div className="event-list">
          <aside className="mb-12">
            <MonthCalendar
              month={month}
              today={today}
              counts={counts}
              listed={new Set(days)}
              before={toMonth(addMonths(month, -1))}
              after={toMonth(addMonths(month, 1))}
            />
          </aside>
          <div>
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
            <nav className="chips chips-line mt-6 mb-8" aria-label={t('event:list.place')}>
              {[undefined, ...PLACES].map((one) => (
                <Chip key={one ?? 'all'} to={to({ place: one })} chosen={(one ?? null) === place}>
                  {t(one ? `event:place.${one}` : 'common:all')}
                </Chip>
              ))}
            </nav>
            {list.data.length === 0 ? (
              <EmptyState
                title={t('event:list.empty')}
                actions={<ButtonLink to="/event">{t('common:action.view_all')}</ButtonLink>}
              />
            ) : (
              <div className="mb-12">
                {list.data.map((event, i) => (
                  <EventCard
                    key={event.id}
                    event={event}
                    level={2}
                    id={days[i] === days[i - 1] ? undefined : `day-${days[i]}`}
                  />
                ))}
              </div>
            )}
            <ListPages path="/event" list={list} />
          </div>
        </div>
      </div>
    </>
  );
}

function Spotlight({ event }: { event: ResponseOf<typeof listEvents>['spotlights'][number] }) {
  const t = useT();
  const title = localName(event, t.language, 'title');
  const summary = localName(event, t.language, 'summary');
  return (
    <section className="card mb-16 grid gap-8 lg:grid-cols-2">
      <Cover
        seed={event.organiser?.id ?? event.id}
        category={event.organiser ? kindFromSlug(event.organiser.category) : 'neutral'}
        width={640}
        height={340}
        thread={5}
        className="h-48 rounded-lg lg:h-auto lg:min-h-75"
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
