import { formatInteger } from '#shared/format/numbers.ts';
import { SelectOptions } from '#web/components/form/select.tsx';
import { WithoutScripts } from '#web/components/layout/without-scripts.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { FilterButton } from '#web/components/ui/filter-button.tsx';
import { useT } from '#web/lib/texts.tsx';
import { type ListShape, type ListState, listAddress, withChoice } from './publication-list-state.ts';

interface ListToolbarProps {
  shape: ListShape;
  state: ListState;
  list: { item_count: number; total_all: number };
  /** How many there are, in words. */
  count: string;
  /** How many filters are chosen beside the list. */
  chosen: number;
  orders: readonly { value: string; label: string }[];
}

/** How many there are, the way to the filters on phones, and the order (`data-apply`: use-list-forms.ts). */
export function ListToolbar({ shape, state, list, count, chosen, orders }: ListToolbarProps) {
  const t = useT();
  const usual = shape.choices.ordering?.fallback ?? '';
  const { ordering = usual } = state.choices;
  const unordered = withChoice({ ...state, filtersOpen: false }, { ordering: usual });
  const rest = new URL(listAddress(unordered, shape), 'http://localhost').searchParams;
  return (
    <div className="toolbar">
      <p role="status">
        <strong className="strong t-count">{count}</strong>{' '}
        {list.item_count < list.total_all && (
          <span className="t-3">{t('publication:of', { total: formatInteger(list.total_all) })}</span>
        )}
      </p>
      <div className="toolbar-end">
        <FilterButton
          to={listAddress({ ...state, filtersOpen: true }, shape)}
          chosen={chosen}
          label={t('publication:chosen', { count: chosen })}
        />
        <form method="get" action={shape.path} data-apply="" className="flex gap-2" key={ordering}>
          {[...rest].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <label className="sr-only" htmlFor="ordering">
            {t('common:action.sort_by')}
          </label>
          <select id="ordering" name="ordering" className="select select-s" defaultValue={ordering}>
            <SelectOptions options={[...orders]} />
          </select>
          <WithoutScripts>
            <Button type="submit" look="line">
              {t('publication:apply')}
            </Button>
          </WithoutScripts>
        </form>
      </div>
    </div>
  );
}
