import CalendarPlus from 'lucide-react/icons/calendar-plus';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { calendarDate } from '#shared/format/calendar.ts';
import { formatDate, formatDateRange } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ListHits } from '#web/components/ui/hit-text.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { ListPages } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import { CorrectedNote } from '../publication/corrected-note.tsx';
import { feedAddress } from '../publication/feed-address.ts';
import { FeedButton } from '../publication/feed-button.tsx';
import { ListChips } from '../publication/list-chips.tsx';
import { ListFilters } from '../publication/list-filters.tsx';
import {
  filterCount,
  type ListState,
  withChange,
  withChoice,
} from '../publication/publication-list-state.ts';
import { EventAgenda } from './event-agenda.tsx';
import { EventCard } from './event-card.tsx';
import { EVENT_LIST, eventsAddress } from './event-list-shape.ts';
import { FollowLink } from './follow-link.tsx';
import type { EventsData } from './load-events.ts';
import { addMonths } from './month.ts';
import { MonthCalendar } from './month-calendar.tsx';

/** The month beside the list of events; the list with its tabs, filters and pages. */
export function EventList({ list, hits, state, today, month }: EventsData) {
  const t = useT();
  const feed = { state, shape: EVENT_LIST, without: 'month' };
  return (
    <div className="event-list">
      <aside className="mb-12 lg:sticky lg:top-24 lg:self-start">
        <Month state={state} today={today} month={month} />
        <p className="btn-row mt-8">
          <ButtonLink
            look="line"
            size="s"
            to={feedAddress('/event.ics', t.language, feed)}
            reload
            icon={<Icon of={CalendarPlus} size="s" />}
          >
            {t('event:list.subscribe')}
          </ButtonLink>
          <FollowLink path={feedAddress('/event.ics', t.language, feed)} />
          <FeedButton to={feedAddress('/event.atom', t.language, feed)} />
        </p>
        <p className="mt-6">
          <MoreLink to="/event/suggest">{t('event:list.suggest')}</MoreLink>
        </p>
      </aside>
      <div>
        <WhenTabs list={list} state={state} />
        <Filters list={list} state={state} />
        <ListChips shape={EVENT_LIST} state={state} facets={list.facets} chosen={chosenDays(t, state)} />
        <p role="status" className="t-small t-3 mt-6">
          {t('event:list.count', { count: list.item_count })}
        </p>
        <CorrectedNote term={list.data.length > 0 ? list.corrected : null} />
        <div className="list-results mt-4">
          {list.data.length === 0 ? <Empty state={state} /> : <Cards list={list} hits={hits} />}
        </div>
        <ListPages path="/event" list={list} />
      </div>
    </div>
  );
}

function Month({ state, today, month }: Pick<EventsData, 'state' | 'today' | 'month'>) {
  const toMonth = (next: string) => {
    const usual = (state.choices.from || today).slice(0, 7);
    return eventsAddress({ ...state, choices: { ...state.choices, month: next === usual ? '' : next } });
  };
  const toDay = (day: string) =>
    eventsAddress(
      withChoice(state, { from: day, to: day, month: '', when: day < today ? 'past' : 'upcoming' }),
    );
  const { from, to } = state.choices;
  return (
    <>
      <MonthCalendar
        month={month.month}
        today={today}
        days={month.days}
        chosen={from && from === to ? from : null}
        toDay={toDay}
        before={toMonth(addMonths(month.month, -1))}
        after={toMonth(addMonths(month.month, 1))}
      />
      <EventAgenda month={month.month} days={month.days} today={today} />
    </>
  );
}

type ListProps = Pick<EventsData, 'list' | 'state'>;

function WhenTabs({ list, state }: ListProps) {
  const t = useT();
  const { when } = state.choices;
  return (
    <Tabs
      label={t('event:list.when')}
      keepScroll
      items={[
        {
          to: eventsAddress(withChoice(state, { when: 'upcoming' })),
          text: t('event:list.upcoming'),
          count: formatInteger(list.upcoming_count),
          current: when !== 'past',
        },
        {
          to: eventsAddress(withChoice(state, { when: 'past' })),
          text: t('event:list.past'),
          count: formatInteger(list.past_count),
          current: when === 'past',
        },
      ]}
    />
  );
}

/** The filters fold under one line: the list is short, and the month stands beside it. */
function Filters({ list, state }: ListProps) {
  const t = useT();
  const { from, to } = state.choices;
  const chosen = filterCount(state) + (from || to ? 1 : 0);
  return (
    <details className="filter-fold" data-fold="filters" open={state.filtersOpen}>
      <summary className="btn btn-line btn-s">
        <Icon of={SlidersHorizontal} size="s" />
        {t('common:action.filter')}
        {chosen > 0 && <Badge count={chosen} label={t('publication:chosen', { count: chosen })} />}
      </summary>
      <div className="filter-fold-body">
        <ListFilters shape={EVENT_LIST} state={state} facets={list.facets} ownChoices={['from', 'to']}>
          <fieldset className="day-fields">
            <legend className="strong">{t('event:list.days')}</legend>
            <label>
              <span>{t('event:list.from')}</span>
              <input className="input" type="date" name="from" defaultValue={from} />
            </label>
            <label>
              <span>{t('event:list.to')}</span>
              <input className="input" type="date" name="to" defaultValue={to} />
            </label>
          </fieldset>
        </ListFilters>
      </div>
    </details>
  );
}

function Cards({ list, hits }: Pick<EventsData, 'list' | 'hits'>) {
  const days = list.data.map(({ starts_at }) => calendarDate(starts_at));
  return (
    <ListHits value={hits}>
      <div className="mb-12">
        {list.data.map((event, i) => (
          <EventCard
            key={event.id}
            event={event}
            level={2}
            actions
            id={days[i] === days[i - 1] ? undefined : `day-${days[i]}`}
          />
        ))}
      </div>
    </ListHits>
  );
}

function Empty({ state }: { state: ListState }) {
  const t = useT();
  const isNarrowed = state.search || filterCount(state) > 0 || state.choices.from || state.choices.to;
  const cleared = withChange(withChoice(state, { from: '', to: '' }), { search: '', filters: {} });
  return (
    <EmptyState
      title={t(isNarrowed ? 'event:list.empty_filtered' : 'event:list.empty')}
      {...(state.search ? { text: t('publication:empty.searched', { term: state.search }) } : {})}
      actions={
        isNarrowed ? (
          <ButtonLink to={eventsAddress(cleared)}>{t('publication:empty.clear')}</ButtonLink>
        ) : (
          <ButtonLink to={eventsAddress(withChoice(state, { when: 'past' }))}>
            {t('event:list.see_past')}
          </ButtonLink>
        )
      }
    />
  );
}

/** The days chosen, as a chip. */
function chosenDays(t: Translator, { choices: { from, to } }: ListState) {
  if (!from && !to) return [];
  const text =
    from && to
      ? formatDateRange(t.language, from, to)
      : from
        ? t('event:list.from_day', { date: formatDate(t.language, from) })
        : t('event:list.to_day', { date: formatDate(t.language, to ?? '') });
  return [{ keys: ['from', 'to'], text }];
}
