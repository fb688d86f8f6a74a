import { useEffect } from 'react';
import { listText } from '#shared/format/lists.ts';
import { Notice } from '#web/components/ui/notice.tsx';
import { ListPages } from '#web/lib/list-pages.tsx';
import { useT } from '#web/lib/texts.tsx';
import { DESK_PATH } from '../../desk/frame/desk-paths.ts';
import { useFresh } from '../../desk/frame/use-fresh.ts';
import { KeysLine } from '../../desk/keys/keys-line.tsx';
import { DeskList } from '../../desk/list/desk-list.tsx';
import { useSelection } from '../../desk/list/use-selection.ts';
import { BulkLines } from '../bulk/bulk-lines.tsx';
import { DoneLine } from '../done/done-line.tsx';
import type { QueueData } from './load-queue.ts';
import type { MoveAnswer } from './move-requests.ts';
import { QueueActions } from './queue-actions.tsx';
import { QueueEmpty } from './queue-empty.tsx';
import { QueueHead } from './queue-head.tsx';
import { type QueueList, queueQuery, queueTo, withChange } from './queue-state.ts';
import { isMovable, QueueTable } from './queue-table.tsx';
import { QueueToolbar } from './queue-toolbar.tsx';
import { useQueueKeys } from './use-queue-keys.ts';

/** What makes two readings of the queue the same. */
const signatureOf = ({ data, figures }: QueueList) =>
  JSON.stringify([figures, data.map(({ id, version, assignee }) => [id, version, assignee?.id])]);

/** The queue (B.20, UX rules 31, 36, 37). */
export function QueuePage({ queue, answer }: { queue: QueueData; answer: MoveAnswer | undefined }) {
  const t = useT();
  const { state, list, last, now, viewer_id } = queue;
  const query = queueQuery(state);
  const selection = useSelection(list.data, isMovable);
  useFresh(`/desk-api/v1/submissions/?${query}`, list, signatureOf);
  useQueueKeys(selection.toggle);
  const { clear } = selection;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, or what was ticked is done
  useEffect(() => clear(), [query, answer]);

  return (
    <>
      <QueueHead queue={queue} />
      <QueueToolbar state={state} views={queue.views} />
      <BulkLines bulk={queue.bulk} viewerId={viewer_id} />
      <div role="status">{answer && <MoveNotice answer={answer} />}</div>
      {list.data.length === 0 ? (
        <QueueEmpty state={state} />
      ) : (
        <DeskList
          found={t('desk:queue.found', { count: list.item_count })}
          action={queueTo(state)}
          actions={
            selection.possible > 0 && (
              <QueueActions
                selection={selection}
                viewerId={viewer_id}
                query={queueQuery(withChange(state, {}))}
                total={list.item_count}
              />
            )
          }
        >
          <QueueTable queue={queue} selected={selection.ids} onSelect={selection.set} />
        </DeskList>
      )}
      <div className="mt-8">
        <ListPages path={DESK_PATH} list={list} />
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
            {t('desk:queue.not_done', { names: listText(t.language, failed) })} {problem?.message}
          </p>
        )}
        {count === 0 && !isBad && <p>{t('desk:queue.none_selected')}</p>}
      </Notice>
    </div>
  );
}
