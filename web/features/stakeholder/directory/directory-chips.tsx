import { hasFacetKey } from '#shared/domain/facets.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppLink } from '#web/components/ui/app-link.tsx';
import { RemovableChip } from '#web/components/ui/removable-chip.tsx';
import { useT } from '#web/lib/texts.tsx';
import { cleared, directorySearch, withChange, withoutFilter } from './directory-state.ts';
import type { DirectoryData } from './load-directory.ts';

/** The chosen filters, each a link that takes it away. */
export function DirectoryChips({ state, list, path }: DirectoryData & { path: string }) {
  const t = useT();
  const chosen = list.facets
    .filter(hasFacetKey)
    .flatMap((facet) =>
      facet.values.filter(({ selected }) => selected).map((value) => ({ key: facet.key, value })),
    );
  if (chosen.length === 0 && !state.search) return null;
  const removeText = t('directory:remove_filter');
  return (
    <div className="chips mt-4">
      {state.search && (
        <RemovableChip to={path + directorySearch(withChange(state, { search: '' }))} removeText={removeText}>
          “{state.search}”
        </RemovableChip>
      )}
      {chosen.map(({ key, value }) => {
        const { text, lang } = localName(value, t.language);
        return (
          <RemovableChip
            key={`${key} ${value.value}`}
            to={path + directorySearch(withoutFilter(state, key, value.value))}
            removeText={removeText}
            lang={lang}
          >
            {text}
          </RemovableChip>
        );
      })}
      <AppLink to={path + directorySearch(cleared(state))} className="chip chip-clear" keepScroll>
        {t('common:action.clear_all')}
      </AppLink>
    </div>
  );
}
