import Rss from 'lucide-react/icons/rss';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { PROGRAM_ORDERS, PROGRAM_STATUSES } from '#shared/domain/program.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { SelectOptions } from '#web/components/form/select.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { classNames } from '#web/components/ui/class-names.ts';
import { Icon } from '#web/components/ui/icon.tsx';
import { IconLink } from '#web/components/ui/icon-link.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { ListPages } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ListChips } from '../publication/list-chips.tsx';
import { ListFilters } from '../publication/list-filters.tsx';
import { filterCount, type ListState, withChoice, withFilter } from '../publication/list-state.ts';
import type { ProgramsData } from './load-programs.ts';
import { ProgramEmpty } from './program-empty.tsx';
import { AS_TABS, PROGRAM_LIST, programsAddress } from './program-list-shape.ts';
import { ProgramRow } from './program-row.tsx';

/** The list of programs: status as tabs, filters beside it, what is chosen as chips, one order, pages. */
export function ProgramList({ list, state }: Pick<ProgramsData, 'list' | 'state'>) {
  const t = useT();
  const closed = programsAddress({ ...state, filtersOpen: false });
  return (
    <>
      <div className="wrap pt-8">
        <StatusTabs list={list} state={state} />
      </div>
      <div className="wrap with-filters">
        <aside
          aria-label={t('publication:filters')}
          className={classNames(state.filtersOpen && 'sheet lg:static')}
        >
          <div className={classNames('sheet-head lg:hidden', !state.filtersOpen && 'hidden')}>
            <h2 className="t-h3">{t('publication:filters')}</h2>
            <IconLink to={closed} label={t('common:action.close')} keepScroll>
              <Icon of={X} size="l" />
            </IconLink>
          </div>
          <div className={classNames(state.filtersOpen && 'sheet-body')}>
            <ListFilters shape={PROGRAM_LIST} state={state} facets={list.facets} elsewhere={AS_TABS} />
          </div>
          <div className={classNames('sheet-foot lg:hidden', !state.filtersOpen && 'hidden')}>
            <ButtonLink look="line" to="/program?filters=open">
              {t('common:action.clear')}
            </ButtonLink>
            <ButtonLink to={closed}>{t('program:list.show', { count: list.item_count })}</ButtonLink>
          </div>
        </aside>
        <div>
          <Toolbar list={list} state={state} />
          <ListChips
            shape={PROGRAM_LIST}
            state={state}
            facets={list.facets}
            elsewhere={AS_TABS}
            chosen={chosenDays(t, state)}
          />
          <div className="list-results">
            {list.data.length === 0 ? (
              <ProgramEmpty state={state} />
            ) : (
              <ul className="program-list mt-6 mb-12">
                {list.data.map((program) => (
                  <ProgramRow key={program.id} program={program} level={2} save />
                ))}
              </ul>
            )}
          </div>
          <ListPages path="/program" list={list} />
          <p className="mt-8">
            <ButtonLink
              look="line"
              size="s"
              to={feedAddress(t.language, state)}
              reload
              icon={<Icon of={Rss} size="s" />}
            >
              {t('publication:atom')}
            </ButtonLink>
          </p>
        </div>
      </div>
    </>
  );
}

type ListProps = Pick<ProgramsData, 'list' | 'state'>;

function StatusTabs({ list, state }: ListProps) {
  const t = useT();
  const counts = list.facets.find(({ key }) => key === 'status')?.values ?? [];
  const numberOf = (status: string) => counts.find(({ value }) => value === status)?.count ?? 0;
  const [current] = state.filters.status ?? [];
  const all = PROGRAM_STATUSES.reduce((sum, status) => sum + numberOf(status), 0);
  return (
    <Tabs
      label={t('program:list.states')}
      keepScroll
      items={[
        {
          to: programsAddress(withFilter(state, 'status', [])),
          text: t('common:all'),
          count: formatInteger(all),
          current: current === undefined,
        },
        ...PROGRAM_STATUSES.map((status) => ({
          to: programsAddress(withFilter(state, 'status', [status])),
          text: t(`program:status.${status}`),
          count: formatInteger(numberOf(status)),
          current: current === status,
        })),
      ]}
    />
  );
}

function Toolbar({ list, state }: ListProps) {
  const t = useT();
  const chosen = filterCount(state) - (state.filters.status?.length ?? 0);
  const { ordering = 'closing' } = state.choices;
  const rest = new URL(
    programsAddress(withChoice({ ...state, filtersOpen: false }, { ordering: 'closing' })),
    'http://localhost',
  ).searchParams;
  return (
    <div className="toolbar">
      <p role="status">
        <strong className="strong text-[1.125rem]">
          {t('program:list.count', { count: list.item_count })}
        </strong>{' '}
        {list.item_count < list.total_all && (
          <span className="t-3">{t('publication:of', { total: formatInteger(list.total_all) })}</span>
        )}
      </p>
      <div className="toolbar-end">
        <ButtonLink
          className="on-phone"
          look="line"
          to={programsAddress({ ...state, filtersOpen: true })}
          icon={<Icon of={SlidersHorizontal} />}
          iconEnd={
            chosen > 0 ? (
              <Badge count={chosen} label={t('publication:chosen', { count: chosen })} />
            ) : undefined
          }
        >
          {t('common:action.filter')}
        </ButtonLink>
        <form method="get" action="/program" data-apply="" className="flex gap-2" key={ordering}>
          {[...rest].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <label className="sr-only" htmlFor="ordering">
            {t('common:action.sort_by')}
          </label>
          <select id="ordering" name="ordering" className="select select-s" defaultValue={ordering}>
            <SelectOptions
              options={PROGRAM_ORDERS.map((value) => ({ value, label: t(`program:order.${value}`) }))}
            />
          </select>
          <noscript>
            <Button type="submit" look="line">
              {t('publication:apply')}
            </Button>
          </noscript>
        </form>
      </div>
    </div>
  );
}

/** The days of closing as a chip: they come from links and the API, not from the filters beside the list. */
function chosenDays(t: ReturnType<typeof useT>, { choices: { closes_from, closes_to } }: ListState) {
  if (!closes_from && !closes_to) return [];
  const day = (date: string) => formatDate(t.language, date);
  const text =
    closes_from && closes_to
      ? t('program:list.closes_between', { from: day(closes_from), to: day(closes_to) })
      : closes_from
        ? t('program:list.closes_from', { date: day(closes_from) })
        : t('program:list.closes_to', { date: day(closes_to ?? '') });
  return [{ keys: ['closes_from', 'closes_to'], text }];
}

/** The news of what the list shows, in the reader's language. */
export function feedAddress(language: string, state: ListState): string {
  const plain = { ...state, page: 1, filtersOpen: false, choices: { ...state.choices, ordering: 'closing' } };
  const query = new URL(programsAddress(plain), 'http://localhost').searchParams;
  if (language !== 'en') query.set('lang', language);
  return query.size > 0 ? `/program.atom?${query}` : '/program.atom';
}
