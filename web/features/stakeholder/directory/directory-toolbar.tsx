import LayoutGrid from 'lucide-react/icons/layout-grid';
import Table2 from 'lucide-react/icons/table-2';
import { formatInteger } from '#shared/format/numbers.ts';
import { SelectOptions } from '#web/components/form/select.tsx';
import { WithoutScripts } from '#web/components/layout/without-scripts.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FilterButton } from '#web/components/ui/filter-button.tsx';
import { ViewSwitch } from '#web/components/ui/view-switch.tsx';
import { useT } from '#web/lib/texts.tsx';
import { directorySearch, filterCount, ORDERS, withChange } from './directory-state.ts';
import type { DirectoryData } from './load-directory.ts';

/** How many there are, the way to the filters on phones, order and view. */
export function DirectoryToolbar({ state, list, path }: DirectoryData & { path: string }) {
  const t = useT();
  const chosen = filterCount(state);
  const narrowed = list.item_count !== list.total_all;
  const to = (change: Partial<typeof state>) =>
    path + directorySearch({ ...state, filtersOpen: false, ...change });
  return (
    <div className="toolbar">
      <p role="status">
        <strong className="strong t-count">
          {t(list.more ? 'directory:count_more' : 'directory:count', { count: list.item_count })}
        </strong>{' '}
        {narrowed && (
          <span className="t-3">{t('directory:of', { total: formatInteger(list.total_all) })}</span>
        )}
      </p>
      <div className="toolbar-end">
        <FilterButton
          to={to({ filtersOpen: true })}
          chosen={chosen}
          label={t('directory:chosen', { count: chosen })}
        />
        <OrderForm state={state} path={path} />
        <ViewSwitch
          label={t('directory:view.label')}
          options={[
            {
              to: to({ view: 'cards' }),
              label: t('directory:view.cards'),
              icon: LayoutGrid,
              current: state.view === 'cards',
            },
            {
              to: to({ view: 'table' }),
              label: t('directory:view.table'),
              icon: Table2,
              current: state.view === 'table',
            },
          ]}
        />
      </div>
    </div>
  );
}

function OrderForm({ state, path }: Pick<DirectoryData, 'state'> & { path: string }) {
  const t = useT();
  const rest = new URLSearchParams(
    directorySearch(withChange(state, { ordering: 'newest', filtersOpen: false })),
  );
  return (
    <form method="get" action={path} data-apply="" className="flex gap-2">
      {[...rest].map(([name, value], i) => (
        <input key={`${name} ${i}`} type="hidden" name={name} value={value} />
      ))}
      <label className="sr-only" htmlFor="ordering">
        {t('common:action.sort_by')}
      </label>
      <select
        id="ordering"
        name="ordering"
        className="select select-s"
        key={state.ordering}
        defaultValue={state.ordering}
      >
        <SelectOptions options={ORDERS.map((value) => ({ value, label: t(`directory:order.${value}`) }))} />
      </select>
      <WithoutScripts>
        <Button type="submit" look="line">
          {t('directory:apply')}
        </Button>
      </WithoutScripts>
    </form>
  );
}
