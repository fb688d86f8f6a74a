import type { TextKey } from '#shared/i18n/keys.ts';
import { AppliedSelect } from '#web/components/form/applied-select.tsx';
import { ButtonLink } from '#web/components/ui/button-link.tsx';
import { ViewsMenu } from '#web/features/review/views/views-menu.tsx';
import { useT } from '#web/lib/texts.tsx';
import { DESK_PATH } from '../../desk/frame/desk-paths.ts';
import { FilterChips } from '../../desk/list/filter-chips.tsx';
import { ListSearch } from '../../desk/list/list-search.tsx';
import type { QueueData } from './load-queue.ts';
import {
  hasFilters,
  type QueueFilter,
  type QueueState,
  queueQuery,
  queueTo,
  STATUSES,
  toggleFilters,
  withChange,
} from './queue-state.ts';
import { statusName } from './status-name.ts';

const CHIPS: readonly { key: TextKey; filters: readonly QueueFilter[] }[] = [
  { key: 'desk:queue.mine_and_unassigned', filters: ['mine', 'unassigned'] },
  { key: 'review:filter.profile', filters: ['profile'] },
  { key: 'review:filter.change', filters: ['change'] },
  { key: 'review:filter.resubmitted', filters: ['resubmitted'] },
  { key: 'review:filter.duplicates', filters: ['duplicates'] },
  { key: 'review:filter.one_language', filters: ['one_language'] },
];

/** Search, state and filters: a GET form and links, so that all of it is in the address. */
export function QueueToolbar({ state, views }: { state: QueueState; views: QueueData['views'] }) {
  const t = useT();
  const query = queueQuery(withChange(state, {}));
  return (
    <div className="desk-tools">
      <ListSearch
        label={t('desk:queue.toolbar')}
        search={{
          label: t('desk:queue.search'),
          placeholder: t('desk:queue.search_placeholder'),
          value: state.search,
        }}
        query={queueQuery(state)}
        fields={['status']}
      >
        <AppliedSelect
          name="status"
          label={t('desk:queue.state')}
          value={state.status}
          options={STATUSES.map((value) => ({ value, label: statusName(t, value) }))}
        />
      </ListSearch>
      <FilterChips
        chips={CHIPS.map(({ key, filters }) => ({
          text: t(key),
          to: queueTo(toggleFilters(state, filters)),
          chosen: hasFilters(state, filters),
        }))}
      />
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
    </div>
  );
}
