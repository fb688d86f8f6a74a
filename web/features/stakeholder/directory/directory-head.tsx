import { formatInteger } from '#shared/format/numbers.ts';
import { PageHead } from '#web/components/layout/page-head.tsx';
import { useT } from '#web/lib/texts.tsx';
import { categoryLead, useCategoryNames } from '../category-name.ts';
import { filterCount } from './directory-state.ts';
import type { DirectoryData } from './load-directory.ts';

/** Title with the page number; narrowed lists are not for search engines. */
export function DirectoryHead({ directory: { category, state, list } }: { directory: DirectoryData }) {
  const t = useT();
  const names = useCategoryNames();
  const title = category === 'all' ? t('directory:title') : names.list(category);
  const number = list.current_page;
  return (
    <PageHead
      title={number > 1 ? t('directory:page_title', { title, number: formatInteger(number) }) : title}
      description={categoryLead(t, category)}
      robots={state.search || filterCount(state) > 0 ? 'noindex' : undefined}
    />
  );
}
