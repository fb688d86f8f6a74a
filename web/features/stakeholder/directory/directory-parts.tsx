import { isOtherStakeholderSlug } from '#shared/domain/stakeholder-kinds.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { useT } from '#web/lib/texts.tsx';
import { useCategoryNames } from '../category-name.ts';
import { DirectoryChips } from './directory-chips.tsx';
import { DirectoryFilters } from './directory-filters.tsx';
import { directoryPath } from './directory-path.ts';
import { DirectoryResults } from './directory-results.tsx';
import { DirectoryToolbar } from './directory-toolbar.tsx';

/** What the server draws of a list: its forms are sent by whoever listens (use-list-forms.ts), the rest shows and links. */
export const Filters = DirectoryFilters;
export const Toolbar = DirectoryToolbar;
export const Results = DirectoryResults;
export const Chips = DirectoryChips;

export interface CategoryCount {
  slug: string;
  count: number;
}

/** The kinds as tabs; one of the nine types has a tab of its own while it is shown. */
export function Kinds({ category, counts }: { category: string; counts: readonly CategoryCount[] }) {
  const t = useT();
  const names = useCategoryNames();
  const kinds = ['all', 'startup', 'mentor', 'investor', 'eso', 'other-stakeholder'];
  const slugs = isOtherStakeholderSlug(category) ? [...kinds, category] : kinds;
  const items = slugs.map((slug) => ({
    to: directoryPath(slug),
    text: names.list(slug),
    count: formatInteger(counts.find((one) => one.slug === slug)?.count ?? 0),
    current: slug === category,
  }));
  return <Tabs label={t('directory:categories')} items={items} />;
}
