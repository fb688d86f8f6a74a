import { type Collection, filtersOf } from '#shared/domain/collection/collection.ts';
import { formatDate } from '#shared/format/dates.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { RemovableChip } from '#web/components/ui/removable-chip.tsx';
import { useT } from '#web/lib/texts.tsx';
import { filterChoices } from './filter-choices.ts';
import type { Options } from './load-records.ts';
import {
  filterParams,
  isNarrowed,
  type ListState,
  listTo,
  withChange,
  withoutFilter,
  withoutNarrowing,
} from './record-list-state.ts';

/** The chosen filters, each with the way to take it away. */
export function FilterChips({
  collection,
  state,
  options,
}: {
  collection: Collection;
  state: ListState;
  options: Options;
}) {
  const t = useT();
  if (!isNarrowed(state)) return null;
  const removeText = t('collection:list.remove_filter');
  const chips = filtersOf(collection).flatMap((field) => {
    const choices = filterChoices(t, field, options);
    const label = t(field.labelKey);
    return filterParams(field).flatMap((param) =>
      (state.filters[param] ?? []).map((value) => {
        const known = choices?.find((choice) => choice.value === value);
        const text =
          field.input === 'moment'
            ? t(param.endsWith('_to') ? 'collection:filter.until_day' : 'collection:filter.from_day', {
                day: formatDate(t.language, value),
              })
            : (known?.label ?? (field.input === 'reference' ? t('collection:filter.chosen') : value));
        return {
          key: `${param} ${value}`,
          to: withoutFilter(state, param, value),
          text: `${label}: ${text}`,
        };
      }),
    );
  });
  return (
    <div className="chips collection-chips">
      {state.search && (
        <RemovableChip to={listTo(collection, withChange(state, { search: '' }))} removeText={removeText}>
          {t('collection:list.searched', { term: state.search })}
        </RemovableChip>
      )}
      {chips.map((chip) => (
        <RemovableChip key={chip.key} to={listTo(collection, chip.to)} removeText={removeText}>
          {chip.text}
        </RemovableChip>
      ))}
      {state.missing && (
        <RemovableChip to={listTo(collection, withChange(state, { missing: null }))} removeText={removeText}>
          {t('collection:filter.missing_in', { language: t(`desk:language.${state.missing}`) })}
        </RemovableChip>
      )}
      <AppLink className="link t-small" to={listTo(collection, withoutNarrowing(state))} keepScroll>
        {t('common:action.clear_all')}
      </AppLink>
    </div>
  );
}
