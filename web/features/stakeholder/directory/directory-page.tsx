import PlusIcon from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useNavigation } from 'react-router';
import { isOtherStakeholderSlug } from '#shared/domain/stakeholder-kinds.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { classNames } from '#web/components/ui/class-names.ts';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { IconLink } from '#web/components/ui/icon-link.tsx';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { still } from '#web/lib/still.tsx';
import { useT } from '#web/lib/texts.tsx';
import { categoryLead, categoryName } from '../category-name.ts';
import { categoryPath } from '../stakeholder-link.ts';
import { DirectoryChips } from './directory-chips.tsx';
import { DirectoryFilters } from './directory-filters.tsx';
import { directorySearch, withChange } from './directory-state.ts';
import { DirectoryToolbar } from './directory-toolbar.tsx';
import type { DirectoryData } from './load-directory.ts';

export interface CategoryCount {
  slug: string;
  count: number;
}

const Results = still(() => import('./directory-results.tsx').then((file) => file.DirectoryResults));
export const fetchResults = Results.fetch;

export const directoryPath = (category: string): string =>
  category === 'all' ? '/ecosystem/discover' : categoryPath(category);

/** A list of the directory: categories, filters with counts, chips, cards or table, pages. */
export function DirectoryPage({
  directory,
  counts,
}: {
  directory: DirectoryData;
  counts: readonly CategoryCount[];
}) {
  const t = useT();
  const { category, state, list } = directory;
  const path = directoryPath(category);
  const title = category === 'all' ? t('directory:title') : categoryName(t, category);
  // Dimmed while others are on their way (UX rule 8).
  const navigation = useNavigation();
  const isWaiting = navigation.state === 'loading' && navigation.location.pathname === path;
  const closed = path + directorySearch({ ...state, filtersOpen: false });
  return (
    <>
      <div className="wrap page-top">
        <Crumbs
          label={t('shell:nav.breadcrumb')}
          items={
            category === 'all'
              ? [{ text: title }]
              : [{ text: t('shell:nav.ecosystem'), to: '/ecosystem' }, { text: title }]
          }
        />
        <div className="page-top-row">
          <div>
            <h1 className="t-d1">{title}</h1>
            <p className="t-lead t-2">{categoryLead(t, category)}</p>
          </div>
          <ButtonLink
            look="line"
            to="/ecosystem/get-listed"
            icon={<Icon of={PlusIcon} />}
            className="justify-self-start"
          >
            {t('directory:get_listed')}
          </ButtonLink>
        </div>
        <div className="mt-8">
          <CategoryTabs category={category} counts={counts} />
        </div>
      </div>
      <div className="wrap with-filters">
        <aside
          aria-label={t('directory:filters')}
          className={classNames(state.filtersOpen && 'sheet lg:static')}
        >
          <div className={classNames('sheet-head lg:hidden', !state.filtersOpen && 'hidden')}>
            <h2 className="t-h3">{t('directory:filters')}</h2>
            <IconLink to={closed} label={t('common:action.close')} keepScroll>
              <Icon of={X} size="l" />
            </IconLink>
          </div>
          <div className={classNames(state.filtersOpen && 'sheet-body')}>
            <DirectoryFilters {...directory} />
          </div>
          <div className={classNames('sheet-foot lg:hidden', !state.filtersOpen && 'hidden')}>
            <ButtonLink look="line" to={`${path}?filters=open`}>
              {t('common:action.clear')}
            </ButtonLink>
            <ButtonLink to={closed}>
              {t(list.more ? 'directory:show_more' : 'directory:show', { count: list.item_count })}
            </ButtonLink>
          </div>
        </aside>
        <div>
          <DirectoryToolbar {...directory} path={path} />
          <DirectoryChips {...directory} path={path} />
          {list.corrected && list.data.length > 0 && (
            <p className="mt-4">{t('directory:corrected', { term: list.corrected })}</p>
          )}
          <div
            className={classNames(list.data.length > 0 && 'mt-6', isWaiting && 'is-waiting')}
            aria-busy={isWaiting || undefined}
          >
            <Results {...directory} path={path} />
          </div>
          <div className="mt-12">
            <Pagination
              current={list.current_page}
              total={list.total_page}
              pageTo={(page) =>
                path + directorySearch({ ...withChange(state, { filtersOpen: false }), page })
              }
              texts={{
                label: t('directory:pages'),
                previous: t('common:action.previous'),
                next: t('common:action.next'),
                page: (page) => t('directory:page', { number: formatInteger(page) }),
              }}
            />
          </div>
          <p className="mt-8 flex justify-center">
            <CopyButton
              look="bare"
              size="s"
              texts={{ copy: t('directory:copy_view'), copied: t('directory:copied') }}
            />
          </p>
        </div>
      </div>
    </>
  );
}

/** The kinds as tabs; one of the nine types has a tab of its own while it is shown. */
function CategoryTabs({ category, counts }: { category: string; counts: readonly CategoryCount[] }) {
  const t = useT();
  const kinds = ['all', 'startup', 'mentor', 'investor', 'eso', 'other-stakeholder'];
  const slugs = isOtherStakeholderSlug(category) ? [...kinds, category] : kinds;
  const items = slugs.map((slug) => ({
    to: directoryPath(slug),
    text: categoryName(t, slug),
    count: formatInteger(counts.find((one) => one.slug === slug)?.count ?? 0),
    current: slug === category,
  }));
  return <Tabs label={t('directory:categories')} items={items} />;
}
