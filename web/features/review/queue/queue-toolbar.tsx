import { Form, useSubmit } from 'react-router';
import { SearchBox } from '#web/components/form/search-box.tsx';
import { SelectOptions } from '#web/components/form/select.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Chip } from '#web/components/ui/chip.tsx';
import { useHydrated } from '#web/components/ui/hydrated.ts';
import { ViewsMenu } from '#web/features/collection/views/views-menu.tsx';
import { useT } from '#web/lib/texts.tsx';
import { DESK_PATH } from '../frame/desk-paths.ts';
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

const CHIPS: readonly { key: string; filters: readonly QueueFilter[] }[] = [
  { key: 'desk:queue.mine_and_unassigned', filters: ['mine', 'unassigned'] },
  { key: 'review:filter.resubmitted', filters: ['resubmitted'] },
  { key: 'review:filter.duplicates', filters: ['duplicates'] },
];

/** Search, state and filters: a GET form and links, so that all of it is in the address. */
export function QueueToolbar({ state, views }: { state: QueueState; views: QueueData['views'] }) {
  const t = useT();
  const submit = useSubmit();
  const scripted = useHydrated();
  const query = queueQuery(withChange(state, {}));
  const kept = new URLSearchParams(queueQuery(withChange(state, { search: '', status: 'waiting' })));
  return (
    <div className="desk-tools">
      <Form
        method="get"
        role="search"
        aria-label={t('desk:queue.toolbar')}
        className="desk-find"
        key={queueQuery(state)}
      >
        <SearchBox
          name="search"
          label={t('desk:queue.search')}
          placeholder={t('desk:queue.search_placeholder')}
          defaultValue={state.search}
          maxLength={200}
        />
        <select
          name="status"
          aria-label={t('desk:queue.state')}
          className="select select-s"
          defaultValue={state.status}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
        >
          <SelectOptions options={STATUSES.map((value) => ({ value, label: statusName(t, value) }))} />
        </select>
        {[...kept].map(([name, value], i) => (
          <input key={`${name} ${i}`} type="hidden" name={name} value={value} />
        ))}
        {!scripted && (
          <Button type="submit" look="line">
            {t('common:action.search')}
          </Button>
        )}
      </Form>
      <nav className="chips" aria-label={t('desk:queue.filters')}>
        {CHIPS.map(({ key, filters }) => (
          <Chip key={key} to={queueTo(toggleFilters(state, filters))} chosen={hasFilters(state, filters)}>
            {t(key as Parameters<typeof t>[0])}
          </Chip>
        ))}
      </nav>
      <ViewsMenu
        key={`views ${query}`}
        list="review"
        views={views}
        query={query}
        viewTo={(kept) => (kept ? `${DESK_PATH}?${kept}` : DESK_PATH)}
      />
    </div>
  );
}
