import Rss from 'lucide-react/icons/rss';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import X from 'lucide-react/icons/x';
import { RESOURCE_ORDERS } from '#shared/domain/resource.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { SelectOptions } from '#web/components/form/select.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { classNames } from '#web/components/ui/class-names.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { IconLink } from '#web/components/ui/icon-link.tsx';
import { ListPages } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import { ListChips } from '../publication/list-chips.tsx';
import { ListFilters } from '../publication/list-filters.tsx';
import { filterCount, listAddress, withChoice, withoutValue } from '../publication/list-state.ts';
import { feedAddress } from './feed-address.ts';
import type { SectionData } from './load-section.ts';
import { LIBRARY_PATH } from './resource-line.ts';
import { FileLines, PostCards } from './resource-list.tsx';
import { ORDERS_OF_POSTS, sectionShape } from './section-shape.ts';

/** A section of the library: filters beside it, what is chosen as chips, one order, pages, its feed. */
export function SectionList({ section, list, state }: SectionData) {
  const t = useT();
  const shape = sectionShape(section);
  const closed = listAddress({ ...state, filtersOpen: false }, shape);
  const isFile = section.kind === 'file';
  return (
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
          <ListFilters shape={shape} state={state} facets={list.facets} />
        </div>
        <div className={classNames('sheet-foot lg:hidden', !state.filtersOpen && 'hidden')}>
          <ButtonLink look="line" to={`${shape.path}?filters=open`}>
            {t('common:action.clear')}
          </ButtonLink>
          <ButtonLink to={closed}>
            {t(isFile ? 'resource:list.show_files' : 'resource:list.show_posts', { count: list.item_count })}
          </ButtonLink>
        </div>
      </aside>
      <div>
        <Toolbar section={section} list={list} state={state} />
        <ListChips shape={shape} state={state} facets={list.facets} />
        <div className="list-results mt-6 mb-12">
          {list.data.length === 0 ? (
            <Empty section={section} list={list} state={state} />
          ) : isFile ? (
            <FileLines files={list.data} save />
          ) : (
            <PostCards posts={list.data} save />
          )}
        </div>
        <ListPages path={shape.path} list={list} />
        <p className="mt-8">
          <ButtonLink
            look="line"
            size="s"
            to={feedAddress(t.language, section.slug)}
            reload
            icon={<Icon of={Rss} size="s" />}
          >
            {t('publication:atom')}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

function Toolbar({ section, list, state }: SectionData) {
  const t = useT();
  const shape = sectionShape(section);
  const chosen = filterCount(state);
  const { ordering = 'newest' } = state.choices;
  const rest = new URL(
    listAddress(withChoice({ ...state, filtersOpen: false }, { ordering: 'newest' }), shape),
    'http://localhost',
  ).searchParams;
  const orders = section.kind === 'file' ? RESOURCE_ORDERS : ORDERS_OF_POSTS;
  return (
    <div className="toolbar">
      <p role="status">
        <strong className="strong text-[1.125rem]">
          {t(section.kind === 'file' ? 'resource:list.files' : 'resource:list.posts', {
            count: list.item_count,
          })}
        </strong>{' '}
        {list.item_count < list.total_all && (
          <span className="t-3">{t('publication:of', { total: formatInteger(list.total_all) })}</span>
        )}
      </p>
      <div className="toolbar-end">
        <ButtonLink
          className="on-phone"
          look="line"
          to={listAddress({ ...state, filtersOpen: true }, shape)}
          icon={<Icon of={SlidersHorizontal} />}
          iconEnd={
            chosen > 0 ? (
              <Badge count={chosen} label={t('publication:chosen', { count: chosen })} />
            ) : undefined
          }
        >
          {t('common:action.filter')}
        </ButtonLink>
        <form method="get" action={shape.path} data-apply="" className="flex gap-2" key={ordering}>
          {[...rest].map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <label className="sr-only" htmlFor="ordering">
            {t('common:action.sort_by')}
          </label>
          <select id="ordering" name="ordering" className="select select-s" defaultValue={ordering}>
            <SelectOptions
              options={orders.map((value) => ({ value, label: t(`resource:order.${value}`) }))}
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

/** Nothing there: an empty section, or what was searched and the nearest ways out (UX rule 7). */
function Empty({ section, list, state }: SectionData) {
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
