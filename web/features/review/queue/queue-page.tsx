import { ANSWER_WORKING_DAYS } from '#shared/constants.ts';
import { listText } from '#shared/format/lists.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppliedSelect } from '#web/components/form/applied-select.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { CaseList } from '#web/features/case-desk/case-list.tsx';
import { useT } from '#web/lib/texts.tsx';
import { DESK_PATH } from '../../desk/frame/desk-paths.ts';
import { BulkLines } from '../bulk/bulk-lines.tsx';
import { DoneLine } from '../done/done-line.tsx';
import type { QueueData } from './load-queue.ts';
import type { MoveAnswer } from './move-requests.ts';
import { QueueActions } from './queue-actions.tsx';
import { isMovable, queueColumns } from './queue-columns.tsx';
import { useQueueDecisions } from './queue-decisions.ts';
import { QueueEmpty } from './queue-empty.tsx';
import { QueueFigures } from './queue-figures.tsx';
import { queueQuery, queueTo, STATUSES, TABS, withChange } from './queue-state.ts';
import { QueueTools } from './queue-tools.tsx';
import { statusName } from './status-name.ts';

/** The queue: requests, oldest waiting first. */
export function QueuePage({ queue, answer }: { queue: QueueData; answer: MoveAnswer | undefined }) {
  const t = useT();
  const { state, list, last, now, viewer_id } = queue;
  const query = queueQuery(state);
  const decisions = useQueueDecisions();
  const waits = state.status === 'waiting';
  return (
    <>
      <CaseList
        path={DESK_PATH}
        call="/desk-api/v1/submissions/"
        texts={{
          title: statusName(t, state.status),
          lead: waits ? t('desk:queue.lead', { days: ANSWER_WORKING_DAYS }) : t('desk:queue.lead_found'),
          tabs: t('desk:queue.kinds'),
          caption: t('desk:queue.caption'),
          found: t('desk:queue.found', { count: list.item_count }),
        }}
        head={<QueueFigures figures={list.figures} />}
        tabs={TABS.map((tab) => ({
          to: queueTo(withChange(state, { tab })),
          text: t(`review:tab.${tab}`),
          count: formatInteger(list.tabs.find((one) => one.tab === tab)?.count ?? 0),
          current: state.tab === tab,
        }))}
        search={{
          label: t('desk:queue.toolbar'),
          search: {
            label: t('desk:queue.search'),
            placeholder: t('desk:queue.search_placeholder'),
            value: state.search,
          },
          query,
          fields: ['status'],
          children: (
            <AppliedSelect
              name="status"
              label={t('desk:queue.state')}
              value={state.status}
              options={STATUSES.map((value) => ({ value, label: statusName(t, value) }))}
            />
          ),
        }}
        tools={<QueueTools state={state} views={queue.views} />}
        above={
          <>
            <BulkLines bulk={queue.bulk} viewerId={viewer_id} />
            <div role="status">{answer && <MoveNotice answer={answer} />}</div>
          </>
        }
        empty={<QueueEmpty state={state} />}
        columns={queueColumns(t, queue)}
        list={list}
        many={{
          can: isMovable,
          nameOf: (row) => localName(row, t.language).text,
          action: queueTo(state),
          answer,
          bar: (selection) => (
            <QueueActions
              selection={selection}
              viewerId={viewer_id}
              query={queueQuery(withChange(state, {}))}
              total={list.item_count}
            />
          ),
        }}
        decisions={decisions}
      />
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
