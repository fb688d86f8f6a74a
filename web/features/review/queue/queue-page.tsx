import { ANSWER_WORKING_DAYS } from '#shared/constants.ts';
import { formatInteger } from '#shared/format/numbers.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { AppliedSelect } from '#web/components/form/applied-select.tsx';
import { BulkLines } from '#web/features/case-desk/bulk/bulk-lines.tsx';
import { CaseList } from '#web/features/case-desk/case-list.tsx';
import { ManyActions } from '#web/features/case-desk/many/many-actions.tsx';
import { ManyNotice } from '#web/features/case-desk/many/many-notice.tsx';
import type { ManyAnswer } from '#web/features/case-desk/many/take-steps.ts';
import { useT } from '#web/lib/texts.tsx';
import { DESK_PATH } from '../../desk/frame/desk-paths.ts';
import { DoneLine } from '../done/done-line.tsx';
import type { QueueData } from './load-queue.ts';
import { isMovable, queueColumns } from './queue-columns.tsx';
import { useQueueDecisions } from './queue-decisions.ts';
import { QueueEmpty } from './queue-empty.tsx';
import { QueueFigures } from './queue-figures.tsx';
import { queueQuery, queueTo, STATUSES, TABS, withChange } from './queue-state.ts';
import { QueueTools } from './queue-tools.tsx';
import { statusName } from './status-name.ts';

/** The queue: requests, oldest waiting first. */
export function QueuePage({ queue, answer }: { queue: QueueData; answer: ManyAnswer | undefined }) {
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
        tools={<QueueTools queue={queue} />}
        above={
          <>
            <BulkLines bulk={queue.bulk} viewerId={viewer_id} />
            <div role="status">{answer && <ManyNotice answer={answer} />}</div>
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
            <ManyActions
              kind="submission"
              selection={selection}
              viewerId={viewer_id}
              path={`/desk-api/v1/submissions/?${queueQuery(withChange(state, {}))}`}
              total={list.item_count}
              nameOf={(row) => localName(row, t.language).text}
              can={isMovable}
              mayDecide={({ can }) => can.decide}
              colleagues={queue.colleagues.filter(({ id }) => id !== viewer_id)}
            />
          ),
        }}
        decisions={decisions}
      />
      {last && <DoneLine key={last.id} last={last} now={now} queue={query} />}
    </>
  );
}
