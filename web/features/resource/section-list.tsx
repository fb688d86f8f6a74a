import { LIBRARY_PATH } from '#shared/domain/addresses.ts';
import { RESOURCE_ORDERS } from '#shared/domain/resource.ts';
import { FilterSheet } from '#web/components/layout/filter-sheet.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ListHits } from '#web/components/ui/hit-text.tsx';
import { ListPages } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import { CorrectedNote } from '../publication/corrected-note.tsx';
import { FeedButton } from '../publication/feed-button.tsx';
import { ListChips } from '../publication/list-chips.tsx';
import { FILTER_FORM, ListFilters } from '../publication/list-filters.tsx';
import { filterCount, listAddress, withoutValue } from '../publication/publication-list-state.ts';
import { ListToolbar } from '../publication/publication-toolbar.tsx';
import { feedAddress } from './library-feed-address.ts';
import type { SectionData } from './load-section.ts';
import { FileLines, PostCards } from './resource-list.tsx';
import { ORDERS_OF_POSTS, sectionShape } from './section-shape.ts';

/** A section of the library: filters beside it, what is chosen as chips, one order, pages, its feed. */
export function SectionList({ section, list, hits, state }: SectionData) {
  const t = useT();
  const shape = sectionShape(section);
  const isFile = section.kind === 'file';
  const orders = isFile ? RESOURCE_ORDERS : ORDERS_OF_POSTS;
  return (
    <div className="wrap with-filters">
      <FilterSheet
        label={t('publication:filters')}
        open={state.filtersOpen}
        closed={listAddress({ ...state, filtersOpen: false }, shape)}
        cleared={`${shape.path}?filters=open`}
        show={t(isFile ? 'resource:list.show_files' : 'resource:list.show_posts', { count: list.item_count })}
        form={FILTER_FORM}
        apply={t('publication:show_results')}
      >
        <ListFilters shape={shape} state={state} facets={list.facets} inSheet />
      </FilterSheet>
      <div>
        <ListToolbar
          shape={shape}
          state={state}
          list={list}
          count={t(isFile ? 'resource:list.files' : 'resource:list.posts', { count: list.item_count })}
          chosen={filterCount(state)}
          orders={orders.map((value) => ({ value, label: t(`resource:order.${value}`) }))}
        />
        <ListChips shape={shape} state={state} facets={list.facets} />
        <CorrectedNote term={list.data.length > 0 ? list.corrected : null} />
        <div className="list-results mt-6 mb-12">
          {list.data.length === 0 ? (
            <Empty section={section} list={list} state={state} />
          ) : isFile ? (
            <ListHits value={hits}>
              <FileLines files={list.data} />
            </ListHits>
          ) : (
            <ListHits value={hits}>
              <PostCards posts={list.data} />
            </ListHits>
          )}
        </div>
        <ListPages path={shape.path} list={list} />
        <p className="mt-8">
          <FeedButton to={feedAddress(t.language, section.slug)} />
        </p>
      </div>
    </div>
  );
}

/** Nothing there: an empty section, or what was searched and the nearest ways out. */
function Empty({ section, list, state }: Omit<SectionData, 'hits'>) {
  const t = useT();
  const shape = sectionShape(section);
  const last = Object.entries(state.filters)
    .filter(([, values]) => values.length > 0)
    .at(-1);
  const value = last?.[1].at(-1);
  const isEmpty = list.total_all === 0 && !state.search;
  return (
    <EmptyState
      title={t(isEmpty ? 'resource:list.empty' : 'resource:list.none')}
      {...(state.search ? { text: t('publication:empty.searched', { term: state.search }) } : {})}
      actions={
        <>
          {last && value && (
            <ButtonLink to={listAddress(withoutValue(state, last[0], value), shape)}>
              {t('publication:empty.remove_last')}
            </ButtonLink>
          )}
          {!isEmpty && (
            <ButtonLink look="line" to={shape.path}>
              {t('publication:empty.clear')}
            </ButtonLink>
          )}
          <ButtonLink look="line" to={LIBRARY_PATH}>
            {t('resource:list.library')}
          </ButtonLink>
        </>
      }
    />
  );
}
