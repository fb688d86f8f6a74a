import './print-list.css';
import PlusIcon from 'lucide-react/icons/plus';
import { useCallback } from 'react';
import { useNavigation } from 'react-router';
import { formatInteger } from '#shared/format/numbers.ts';
import { FilterSheet } from '#web/components/layout/filter-sheet.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { classNames } from '#web/components/ui/class-names.ts';
import { CopyButton } from '#web/components/ui/copy-button.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { useListForms } from '#web/features/publication/use-list-forms.ts';
import { serverDrawn } from '#web/lib/server-drawn.tsx';
import { useT } from '#web/lib/texts.tsx';
import { categoryLead, useCategoryNames } from '../category-name.ts';
import { DIRECTORY_FORM } from './directory-form.ts';
import type { CategoryCount } from './directory-parts.tsx';
import { directoryPath } from './directory-path.ts';
import { directorySearch, tidyQuery, withChange } from './directory-state.ts';
import type { DirectoryData } from './load-directory.ts';

const parts = () => import('./directory-parts.tsx');
const Filters = serverDrawn(() => parts().then((file) => file.Filters));
const Toolbar = serverDrawn(() => parts().then((file) => file.Toolbar));
const Results = serverDrawn(() => parts().then((file) => file.Results));
const Chips = serverDrawn(() => parts().then((file) => file.Chips));
const Kinds = serverDrawn(() => parts().then((file) => file.Kinds));
/** All parts are of one file. */
export const fetchParts = [Filters, Toolbar, Results, Chips, Kinds].map((part) => part.fetch);

/** A list of the directory: categories, filters with counts, chips, cards or table, pages. */
export function DirectoryPage({
  directory,
  counts,
}: {
  directory: DirectoryData;
  counts: readonly CategoryCount[];
}) {
  const t = useT();
  const names = useCategoryNames();
  const { category, state, list } = directory;
  const path = directoryPath(category);
  const title = category === 'all' ? t('directory:title') : names.list(category);
  // Dimmed while others are on their way.
  const navigation = useNavigation();
  const tidy = useCallback((query: URLSearchParams) => tidyQuery(query, category), [category]);
  const ref = useListForms<HTMLDivElement>(tidy);
  const isWaiting = navigation.state === 'loading' && navigation.location.pathname === path;
  return (
    <>
      <div className="wrap page-top">
        <Crumbs
          label={t('shell:nav.breadcrumb')}
          items={[{ text: t('shell:nav.ecosystem'), to: '/ecosystem' }, { text: title }]}
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
          <Kinds category={category} counts={counts} />
        </div>
      </div>
      <div ref={ref} className="wrap with-filters">
        <FilterSheet
          label={t('directory:filters')}
          open={state.filtersOpen}
          closed={path + directorySearch({ ...state, filtersOpen: false })}
          cleared={`${path}?filters=open`}
          show={t(list.more ? 'directory:show_more' : 'directory:show', { count: list.item_count })}
          form={DIRECTORY_FORM}
          apply={t('directory:apply')}
        >
          <Filters {...directory} />
        </FilterSheet>
        <div>
          <Toolbar {...directory} path={path} />
          <Chips {...directory} path={path} />
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
