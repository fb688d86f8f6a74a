import type { TextKey } from '#shared/i18n/keys.ts';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { ViewsMenu } from '#web/features/review/views/views-menu.tsx';
import { useT } from '#web/lib/texts.tsx';
import { DESK_PATH } from '../../desk/frame/desk-paths.ts';
import { FilterChips } from '../../desk/list/filter-chips.tsx';
import type { QueueData } from './load-queue.ts';
import { QueueFilters } from './queue-filters.tsx';
import {
  hasFilters,
  type QueueFilter,
  queueQuery,
  queueTo,
  toggleFilters,
  withChange,
} from './queue-state.ts';

const CHIPS: readonly { key: TextKey; filters: readonly QueueFilter[] }[] = [
  { key: 'desk:queue.mine_and_unassigned', filters: ['mine', 'unassigned'] },
  { key: 'review:filter.profile', filters: ['profile'] },
  { key: 'review:filter.change', filters: ['change'] },
  { key: 'review:filter.resubmitted', filters: ['resubmitted'] },
  { key: 'review:filter.duplicates', filters: ['duplicates'] },
  { key: 'review:filter.one_language', filters: ['one_language'] },
];

/** Beside the search: filters, saved views, the list as a file; below it filters as links. */
export function QueueTools({ queue }: { queue: QueueData }) {
  const t = useT();
  const { state, views } = queue;
  const query = queueQuery(withChange(state, {}));
  return (
    <>
      <QueueFilters key={`filters ${query}`} queue={queue} />
      <ViewsMenu
        key={`views ${query}`}
        list="review"
        views={views}
        query={query}
        viewTo={(kept) => (kept ? `${DESK_PATH}?${kept}` : DESK_PATH)}
      />
      <ButtonLink look="line" to={`${DESK_PATH}/export.csv${query && `?${query}`}`} reload>
        {t('desk:queue.export')}
      </ButtonLink>
      <FilterChips
        chips={CHIPS.map(({ key, filters }) => ({
          text: t(key),
          to: queueTo(toggleFilters(state, filters)),
          chosen: hasFilters(state, filters),
        }))}
      />
    </>
  );
}
