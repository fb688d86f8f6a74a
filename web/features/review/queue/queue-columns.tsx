import type { Translator } from '#shared/i18n/translate.ts';
import type { Column } from '#web/components/table/data-table.tsx';
import { recordTo } from '../../desk/frame/record-to.ts';
import { AssigneeCell } from '../../desk/list/assignee.tsx';
import type { QueueData } from './load-queue.ts';
import { FlagsCell, KindCell, NameCell, WaitingCell } from './queue-cells.tsx';
import { directionOf, type QueueRow, queueQuery, queueTo, sortBy } from './queue-state.ts';

/** Whether a request can be taken or released by the viewer. */
export const isMovable = ({ can }: QueueRow): boolean => can.take || can.release;

/** What is told of each request in the list. */
export function queueColumns(
  t: Translator,
  { state, now, viewer_id }: Pick<QueueData, 'state' | 'now' | 'viewer_id'>,
): Column<QueueRow>[] {
  const query = queueQuery(state);
  const waits = state.status === 'waiting' || state.status === 'owner';
  const sort = (column: 'waiting' | 'name' | 'round') => ({
    to: queueTo(sortBy(state, column)),
    direction: directionOf(state, column),
  });
  return [
    {
      key: 'name',
      head: t('desk:queue.column.name'),
      kind: 'main',
      sort: sort('name'),
      cell: (row) => <NameCell row={row} to={recordTo({ id: row.id, queue: query })} />,
    },
    { key: 'kind', head: t('desk:queue.column.kind'), cell: (row) => <KindCell row={row} /> },
    {
      key: 'sent_by',
      head: t('desk:queue.column.sent_by'),
      kind: 'wide',
      cell: (row) => row.requester_name,
    },
    {
      key: 'waiting',
      head: t(waits ? 'desk:queue.column.waiting' : 'desk:queue.column.since'),
      sort: sort('waiting'),
      cell: (row) => <WaitingCell row={row} now={now} />,
    },
    {
      key: 'round',
      head: t('desk:queue.column.round'),
      kind: 'wide',
      sort: sort('round'),
      cell: (row) => <span className="num">{row.round}</span>,
    },
    {
      key: 'assignee',
      head: t('desk:queue.column.assignee'),
      cell: ({ assignee }) => <AssigneeCell assignee={assignee} viewerId={viewer_id} />,
    },
    {
      key: 'flags',
      head: t('desk:queue.column.flags'),
      cell: (row) => (row.status !== 'reviewing' || row.flags.length > 0 ? <FlagsCell row={row} /> : null),
    },
  ];
}
