import type { z } from 'zod';
import type { ResourceCard, resourcePage } from '#shared/contracts/resource.contract.ts';
import { sectionPath } from '#shared/domain/addresses.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { MoreLink } from '#web/components/ui/more-link.tsx';
import { PartProblem } from '#web/components/ui/part-problem.tsx';
import { useT } from '#web/lib/texts.tsx';
import { FileLines, PostCards } from './resource-list.tsx';

export interface LibrarySection {
  page: z.infer<typeof resourcePage>;
  /** null: could not be loaded. */
  newest: readonly ResourceCard[] | null;
}

/** Every section of the library with its newest and its way to all of them. */
export function LibrarySections({ sections }: { sections: readonly LibrarySection[] }) {
  const t = useT();
  return sections.map(({ page, newest }) => {
    const name = localName(page, t.language);
    return (
      <section key={page.slug} className="wrap section pb-0 last:pb-(--section)">
        <div className="head-row">
          <div>
            <h2 className="t-h1" lang={name.lang}>
              {name.text}
            </h2>
            <p className="t-2 mt-2">
              {t(page.kind === 'file' ? 'resource:files_lead' : 'resource:posts_lead')}
            </p>
          </div>
          <MoreLink to={sectionPath(page.slug)}>
            {t('common:action.view_all')} ({formatInteger(page.count)})
          </MoreLink>
        </div>
        {newest === null ? (
          <PartProblem />
        ) : newest.length === 0 ? (
          <EmptyState title={t('resource:list.empty')} level={3} />
        ) : (
          <div className="list-results">
            {page.kind === 'file' ? (
              <FileLines files={newest} level={3} />
            ) : (
              <PostCards posts={newest} level={3} />
            )}
          </div>
        )}
      </section>
    );
  });
}
