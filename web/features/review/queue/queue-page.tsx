import '../../desk-admin.css';
import { useEffect } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatInteger } from '#shared/format/numbers.ts';
import { classNames } from '#web/components/ui/class-names.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { Pagination } from '#web/components/ui/pagination.tsx';
import { useT } from '#web/lib/texts.tsx';
import { BulkLines } from '../bulk/bulk-lines.tsx';
import { DoneLine } from '../done/done-line.tsx';
import { DESK_PATH } from '../frame/desk-paths.ts';
import { useFresh } from '../frame/use-fresh.ts';
import { KeysLine } from '../keys/keys-line.tsx';
import type { QueueData } from './load-queue.ts';
import type { MoveAnswer } from './move-requests.ts';
import { QueueActions } from './queue-actions.tsx';
import { QueueEmpty } from './queue-empty.tsx';
import { QueueHead } from './queue-head.tsx';
import { type QueueList, queueQuery, queueTo } from './queue-state.ts';
import { QueueTable } from './queue-table.tsx';
import { QueueToolbar } from './queue-toolbar.tsx';
import { useQueueKeys } from './use-queue-keys.ts';
import { useSelection } from './use-selection.ts';

/** What makes two readings of the queue the same. */
const signatureOf = ({ data, figures }: QueueList) =>
  JSON.stringify([figures, data.map(({ id, version, assignee }) => [id, version, assignee?.id])]);

/** The queue (B.20, UX rules 31, 36, 37). */
export function QueuePage({ queue, answer }: { queue: QueueData; answer: MoveAnswer | undefined }) {
  const t = useT();
  const navigation = useNavigation();
  const { state, list, last, now, viewer_id } = queue;
  const query = queueQuery(state);
  const selection = useSelection(list.data);
  useFresh(`/desk-api/v1/submissions/?${query}`, list, signatureOf);
  useQueueKeys(selection.toggle);
  const { clear } = selection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, or what was ticked is done
  useEffect(() => clear(), [query, answer]);
  const isWaiting = navigation.state === 'loading' && navigation.location.pathname === DESK_PATH;

  return (
    <>
      <QueueHead queue={queue} />
      <QueueToolbar state={state} views={queue.views} />
      <BulkLines bulk={queue.bulk} viewerId={viewer_id} />
      <div role="status">{answer && <MoveNotice answer={answer} />}</div>
      {list.data.length === 0 ? (
        <QueueEmpty state={state} />
      ) : (
        <Form
          method="post"
          action={queueTo(state)}
          preventScrollReset
          className={classNames('desk-list', isWaiting && 'is-waiting')}
          aria-busy={isWaiting || undefined}
        >
          <div className="desk-count">
            <p className="t-small t-2">{t('desk:queue.found', { count: list.item_count })}</p>
            {selection.possible > 0 && <QueueActions selection={selection} viewerId={viewer_id} />}
          </div>
          <QueueTable queue={queue} selected={selection.ids} onSelect={selection.set} />
        </Form>
      )}
      <div className="mt-8">
        <Pagination
          current={list.current_page}
          total={list.total_page}
          pageTo={(page) => queueTo({ ...state, page })}
          texts={{
            label: t('desk:queue.pages'),
            previous: t('common:action.previous'),
            next: t('common:action.next'),
            page: (page) => t('common:pagination.page', { page: formatInteger(page) }),
          }}
        />
      </div>
      <KeysLine />
      {last && <DoneLine key={last.id} last={last} now={now} queue={query} />}
    </>
  );
}

/** What came of taking or releasing. */
function MoveNotice({ answer: { intent, count, failed, problem } }: { answer: MoveAnswer }) {
  const t = useT();
  const done = t(intent === 'take' ? 'desk:queue.took' : 'desk:queue.released', { count });
  const isBad = failed.length > 0;
  return (
    <div className="mb-4">
      <Notice tone={isBad || count === 0 ? 'warn' : 'ok'}>
        {count > 0 && <p>{done}</p>}
        {isBad && (
          <p>
            {t('desk:queue.not_done', { names: failed.join(', ') })} {problem?.message}
          </p>
        )}
        {count === 0 && !isBad && <p>{t('desk:queue.none_selected')}</p>}
      </Notice>
    </div>
  );
}
