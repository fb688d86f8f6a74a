import type { Collection } from '#shared/domain/collection/collection.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { useT } from '#web/lib/texts.tsx';
import { newRecordPath } from '../collection-paths.ts';
import { pluralName, singularName } from '../collection-texts.ts';
import { isNarrowed, type ListState, listTo, withChange, withoutNarrowing } from './record-list-state.ts';

/** Nothing in the list: nothing made yet, or nothing matches and the nearest ways out. */
export function ListEmpty({ collection, state }: { collection: Collection; state: ListState }) {
  const t = useT();
  const names = pluralName(t, collection);
  if (isNarrowed(state)) {
    return (
      <EmptyState
        title={
          state.search ? t('collection:empty.search', { term: state.search }) : t('collection:empty.filtered')
        }
        text={state.search ? t('collection:empty.search_text') : undefined}
        actions={
          <>
            {state.state !== 'all' && (
              <ButtonLink to={listTo(collection, withChange(state, { state: 'all' }))}>
                {t('collection:empty.everywhere')}
              </ButtonLink>
            )}
            <ButtonLink look="line" to={listTo(collection, withoutNarrowing(state))}>
              {t('collection:empty.clear')}
            </ButtonLink>
          </>
        }
      />
    );
  }
  if (state.state !== 'all') {
    return (
      <EmptyState
        title={t(state.state === 'bin' ? 'collection:empty.bin' : 'collection:empty.state')}
        actions={
          <ButtonLink look="line" to={listTo(collection, withChange(state, { state: 'all' }))}>
            {t('collection:empty.show_all', { name: names })}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title={t('collection:empty.none', { name: names })}
      text={t(collection.aboutKey)}
      actions={
        !collection.closed && (
          <ButtonLink to={newRecordPath(collection.name)}>
            {t('collection:list.add', { name: singularName(t, collection) })}
          </ButtonLink>
        )
      }
    />
  );
}
