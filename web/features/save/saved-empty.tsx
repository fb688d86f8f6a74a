import { SAVED_PATH, type SavedGroup } from '#shared/domain/saved.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { useT } from '#web/lib/texts.tsx';
import type { SavedData } from './load-saved.ts';

/** Where one finds more of a kind. */
const PLACES: Readonly<Record<SavedGroup, string>> = {
  program: '/program',
  event: '/event',
  startup: '/ecosystem/discover/category/startup',
  mentor: '/ecosystem/discover/category/mentor',
  investor: '/ecosystem/discover/category/investor',
  eso: '/ecosystem/discover/category/eso',
  stakeholder: '/ecosystem/discover/category/other-stakeholder',
  blog: '/resource/category/blog',
  file: '/resource/category/file',
};

/** Nothing saved, nothing of a kind, or nothing found, each with the nearest way on. */
export function SavedEmpty({ view, list }: Pick<SavedData, 'view' | 'list'>) {
  const t = useT();
  if (list.saved_count === 0)
    return (
      <EmptyState
        title={t('save:empty.title')}
        text={t('save:empty.text')}
        actions={
          <>
            <ButtonLink to="/ecosystem/discover">{t('save:empty.discover')}</ButtonLink>
            <ButtonLink to="/program" look="line">
              {t('save:empty.programs')}
            </ButtonLink>
          </>
        }
      />
    );
  return (
    <EmptyState
      title={view.search ? t('save:empty.search_title', { term: view.search }) : t('save:empty.tab_title')}
      actions={
        <>
          {view.group && !view.search && (
            <ButtonLink to={PLACES[view.group]}>{t(`save:empty.see.${view.group}`)}</ButtonLink>
          )}
          <ButtonLink to={SAVED_PATH} look="line">
            {t('save:empty.all')}
          </ButtonLink>
        </>
      }
    />
  );
}
