import type { ReactNode } from 'react';
import type { FacetCounts } from '#shared/contracts/directory-query.ts';
import { FacetGroup } from '#web/components/form/facet-group.tsx';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { WithoutScripts } from '#web/components/layout/without-scripts.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { ListShape, ListState } from './publication-list-state.ts';

/** How many groups stand open; the rest folds, unless something in it is chosen. */
const OPEN_GROUPS = 3;

/** By which the foot of a sheet sends the form. */
export const FILTER_FORM = 'list-filters';

export interface ListFiltersProps {
  shape: ListShape;
  state: ListState;
  facets: readonly FacetCounts[];
  /** More fields of the form, below the filters. */
  children?: ReactNode;
  /** Filters that stand elsewhere on the page, as tabs: the form carries them on. */
  elsewhere?: readonly string[];
  /** Choices that fields of the form make themselves. */
  ownChoices?: readonly string[];
  /** On phones they cover the page: with a script they do so until they are closed, without one until they are sent. */
  inSheet?: boolean;
}

/**
 * The filters of a list as a plain GET form. With a script each choice is applied at once (`useListForms`); without one
 * there is a button.
 */
export function ListFilters(props: ListFiltersProps) {
  const { shape, state, facets, children, elsewhere = [], ownChoices = [], inSheet = false } = props;
  const t = useT();
  // In the order of `listAddress`, so that a form and a link lead to the same address.
  const filters = elsewhere.flatMap((key) =>
    (state.filters[key] ?? []).map((value) => [key, value] as const),
  );
  const choices = [
    ...Object.entries(shape.choices).flatMap(([key, { fallback }]) =>
      ownChoices.includes(key) || state.choices[key] === fallback
        ? []
        : [[key, state.choices[key] ?? ''] as const],
    ),
    ...(state.filtersOpen && !inSheet ? [['filters', 'open'] as const] : []),
  ];
  return (
    <search aria-label={t('publication:filters')}>
      <form
        method="get"
        id={FILTER_FORM}
        action={shape.path}
        data-apply=""
        data-sheet={inSheet && state.filtersOpen ? '' : undefined}
        key={JSON.stringify([state.search, state.filters, state.choices])}
      >
        <div className="mb-6">
          <SearchBox
            name="search"
            label={t('publication:search_in')}
            placeholder={t('publication:search_placeholder')}
            defaultValue={state.search}
            maxLength={200}
          />
        </div>
        <Carried values={filters} />
        {facets
          .filter(({ key }) => !elsewhere.includes(key))
          .map((facet, i) => (
            <FacetGroup key={facet.key} facet={facet} early={i < OPEN_GROUPS} />
          ))}
        {children}
        <Carried values={choices} />
        <WithoutScripts>
          <Button type="submit" look="ink" className="mt-6">
            {t('publication:apply')}
          </Button>
        </WithoutScripts>
      </form>
    </search>
  );
}

/** What the form does not ask itself and the address keeps. */
function Carried({ values }: { values: readonly (readonly [string, string])[] }) {
  return values.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}
