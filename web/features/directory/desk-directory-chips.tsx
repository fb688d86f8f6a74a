import { formatDate } from '#shared/format/dates.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { RemovableChip } from '#web/components/ui/removable-chip.tsx';
import { useT } from '#web/lib/texts.tsx';
import { type FilterName, isNarrowed, viewTo, withChange, withoutFilter } from './directory-view.ts';
import { useFilterTexts } from './filter-texts.ts';
import type { DirectoryData } from './load-desk-directory.ts';

/** What narrows the list, each with the way to take it away. */
export function DirectoryChips({ data: { view, terms } }: { data: DirectoryData }) {
  const t = useT();
  const texts = useFilterTexts(terms);
  if (!isNarrowed(view)) return null;
  const removeText = t('directory-desk:remove_filter');
  const said = (name: FilterName, value: string) =>
    name === 'changed_from' || name === 'changed_to'
      ? formatDate(t.language, value)
      : (texts.options(name).find((option) => option.value === value)?.label ?? value);
  return (
    <div className="chips collection-chips">
      {view.search && (
        <RemovableChip to={viewTo(withChange(view, { search: '' }))} removeText={removeText}>
          {t('directory-desk:searched', { term: view.search })}
        </RemovableChip>
      )}
      {(Object.entries(view.filters) as [FilterName, string][]).map(([name, value]) => (
        <RemovableChip key={name} to={viewTo(withoutFilter(view, name))} removeText={removeText}>
          {t('directory-desk:chip', { filter: texts.label(name), value: said(name, value) })}
        </RemovableChip>
      ))}
      <AppLink className="link t-small" to={viewTo(withChange(view, { search: '', filters: {} }))} keepScroll>
        {t('common:action.clear_all')}
      </AppLink>
    </div>
  );
}
