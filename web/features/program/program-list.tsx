import { PROGRAM_ORDERS, PROGRAM_STATUSES } from '#shared/domain/program.ts';
import { formatDate } from '#shared/format/dates.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { FilterSheet } from '#web/components/layout/filter-sheet.tsx';
import { ListHits } from '#web/components/ui/hit-text.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { ListPages } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import { CorrectedNote } from '../publication/corrected-note.tsx';
import { feedAddress } from '../publication/feed-address.ts';
import { FeedButton } from '../publication/feed-button.tsx';
import { ListChips } from '../publication/list-chips.tsx';
import { FILTER_FORM, ListFilters } from '../publication/list-filters.tsx';
import { filterCount, type ListState, withFilter } from '../publication/publication-list-state.ts';
import { ListToolbar } from '../publication/publication-toolbar.tsx';
import type { ProgramsData } from './load-programs.ts';
import { ProgramEmpty } from './program-empty.tsx';
import { AS_TABS, PROGRAM_LIST, programsAddress } from './program-list-shape.ts';
import { ProgramRow } from './program-row.tsx';

/** The list of programs: status as tabs, filters beside it, what is chosen as chips, one order, pages. */
export function ProgramList({ list, hits, state }: Pick<ProgramsData, 'list' | 'hits' | 'state'>) {
  const t = useT();
  return (
    <>
      <div className="wrap pt-8">
        <StatusTabs list={list} state={state} />
        <p className="mt-4">
          <MoreLink to="/program/category">{t('program:categories.title')}</MoreLink>
        </p>
      </div>
      <div className="wrap with-filters">
        <FilterSheet
          label={t('publication:filters')}
          open={state.filtersOpen}
          closed={programsAddress({ ...state, filtersOpen: false })}
          cleared="/program?filters=open"
          show={t('program:list.show', { count: list.item_count })}
          form={FILTER_FORM}
          apply={t('publication:show_results')}
        >
          <ListFilters shape={PROGRAM_LIST} state={state} facets={list.facets} elsewhere={AS_TABS} inSheet />
        </FilterSheet>
        <div>
          <ListToolbar
            shape={PROGRAM_LIST}
            state={state}
            list={list}
            count={t('program:list.count', { count: list.item_count })}
            chosen={filterCount(state) - (state.filters.status?.length ?? 0)}
            orders={PROGRAM_ORDERS.map((value) => ({ value, label: t(`program:order.${value}`) }))}
          />
          <ListChips
            shape={PROGRAM_LIST}
            state={state}
            facets={list.facets}
            elsewhere={AS_TABS}
            chosen={chosenDays(t, state)}
          />
          <CorrectedNote term={list.data.length > 0 ? list.corrected : null} />
          <div className="list-results">
            {list.data.length === 0 ? (
              <ProgramEmpty state={state} />
            ) : (
              <ListHits value={hits}>
                <ul className="program-list mt-6 mb-12">
                  {list.data.map((program) => (
                    <ProgramRow key={program.id} program={program} level={2} />
                  ))}
                </ul>
              </ListHits>
            )}
          </div>
          <ListPages path="/program" list={list} />
          <p className="mt-8">
            <FeedButton
              to={feedAddress('/program.atom', t.language, {
                state,
                shape: PROGRAM_LIST,
                without: 'ordering',
              })}
            />
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
