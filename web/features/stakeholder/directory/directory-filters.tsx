import { FacetGroup } from '#web/components/form/facet-group.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { WithoutScripts } from '#web/components/layout/without-scripts.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useT } from '#web/lib/texts.tsx';
import { DIRECTORY_FORM } from './directory-form.ts';
import { directoryPath } from './directory-path.ts';
import { DEFAULT_ORDER, type DirectoryState } from './directory-state.ts';
import type { DirectoryData } from './load-directory.ts';

/** How many groups stand open; the rest folds, unless something in it is chosen. */
const OPEN_GROUPS = 4;

/**
 * The filters as a plain GET form. With a script each choice is applied at once (`data-apply`: use-list-forms.ts), and an open
 * sheet stays open; without one there is a button, and the list is shown.
 */
export function DirectoryFilters({ category, state, list }: DirectoryData) {
  const t = useT();
  return (
    <search aria-label={t('directory:filters')}>
      <form
        id={DIRECTORY_FORM}
        method="get"
        action={directoryPath(category)}
        data-apply=""
        data-sheet={state.filtersOpen ? '' : undefined}
        key={filterKey(category, state)}
      >
        <div className="mb-6">
          <SearchBox
            name="search"
            label={t('directory:search_in')}
            placeholder={t('directory:search_placeholder')}
            defaultValue={state.search}
            maxLength={200}
          />
        </div>
        {list.facets.map((facet, i) => (
          <FacetGroup key={facet.key} facet={facet} early={i < OPEN_GROUPS} />
        ))}
        {state.ordering !== DEFAULT_ORDER && <input type="hidden" name="ordering" value={state.ordering} />}
        {state.view !== 'cards' && <input type="hidden" name="view" value={state.view} />}
        <WithoutScripts>
          <Button type="submit" look="ink" className="mt-6">
            {t('directory:apply')}
          </Button>
        </WithoutScripts>
      </form>
    </search>
  );
}

/** A new address brings fresh boxes: they show what is in it, not what was clicked before going back. */
const filterKey = (category: string, { search, filters }: DirectoryState) =>
  `${category} ${search} ${JSON.stringify(filters)}`;
