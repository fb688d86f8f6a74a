import type { FacetKey } from '#shared/domain/facets.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { useT } from '#web/lib/texts.tsx';
import { cleared, directorySearch, withoutFilter } from './directory-state.ts';
import type { DirectoryData } from './load-directory.ts';

/** Nothing found: what was searched, and the nearest ways out (UX rule 7). */
export function DirectoryEmpty({ state, path }: DirectoryData & { path: string }) {
  const t = useT();
  const last = Object.entries(state.filters).at(-1) as [FacetKey, string[]] | undefined;
  const value = last?.[1].at(-1);
  const narrowed = Boolean(state.search || last);
  return (
    <EmptyState
      title={narrowed ? t('directory:empty.title') : t('directory:empty.nothing')}
      {...(state.search ? { text: t('directory:empty.searched', { term: state.search }) } : {})}
      actions={
        <>
          {last && value && (
            <ButtonLink to={path + directorySearch(withoutFilter(state, last[0], value))}>
              {t('directory:empty.remove_last')}
            </ButtonLink>
          )}
          {narrowed && (
            <ButtonLink look="line" to={path + directorySearch(cleared(state))}>
              {t('directory:empty.clear')}
            </ButtonLink>
          )}
          <ButtonLink look="line" to="/ecosystem/get-listed">
            {t('directory:get_listed')}
          </ButtonLink>
        </>
      }
    />
  );
}
