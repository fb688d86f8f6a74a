import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { useT } from '#web/lib/texts.tsx';
import { isNarrowed, NO_MORE_FILTERS, type QueueState, queueTo, withChange } from './queue-state.ts';

/** Nothing in the list: all done, or nothing matches and the nearest ways out. */
export function QueueEmpty({ state }: { state: QueueState }) {
  const t = useT();
  const plain = withChange(state, { ...NO_MORE_FILTERS, search: '', filter: [], tab: 'all' });
  const { search } = state;
  const wider = state.status !== 'all' && search !== '';
  const title = search
    ? t('desk:queue.empty.search', { term: search })
    : isNarrowed(state)
      ? t('desk:queue.empty.filtered')
      : t(state.status === 'waiting' ? 'desk:queue.empty.done' : 'desk:queue.empty.none');
  const text = search
    ? t('desk:queue.empty.search_text')
    : isNarrowed(state)
      ? undefined
      : t(state.status === 'waiting' ? 'desk:queue.empty.done_text' : 'desk:queue.empty.none_text');
  return (
    <EmptyState
      title={title}
      text={text}
      actions={
        isNarrowed(state) && (
          <>
            {wider && (
              <ButtonLink to={queueTo(withChange(plain, { search, status: 'all' }))}>
                {t('desk:queue.empty.everywhere')}
              </ButtonLink>
            )}
            <ButtonLink look="line" to={queueTo(plain)}>
              {t('desk:queue.empty.clear')}
            </ButtonLink>
          </>
        )
      }
    />
  );
}
