import { localName } from '#shared/i18n/local-name.ts';
import { type Column, DataTable } from '#web/components/table/data-table.tsx';
import { useT } from '#web/lib/texts.tsx';
import { recordTo } from '../../desk/frame/record-to.ts';
import { AssigneeCell } from '../../desk/list/assignee.tsx';
import { SelectBox } from '../../desk/list/select-box.tsx';
import type { QueueData } from './load-queue.ts';
import { FlagsCell, KindCell, NameCell, WaitingCell } from './queue-cells.tsx';
import { directionOf, type QueueRow, queueQuery, queueTo, sortBy } from './queue-state.ts';

export interface QueueTableProps {
  queue: QueueData;
  selected: ReadonlySet<string>;
  onSelect: (id: string, selected: boolean) => void;
}

/** Whether a request can be taken or released by the viewer. */
export const isMovable = ({ can }: QueueRow): boolean => can.take || can.release;

/** The requests, one line each (UX rule 31). */
export function QueueTable({ queue, selected, onSelect }: QueueTableProps) {
  const t = useT();
  const { state, list, now, viewer_id } = queue;
  const query = queueQuery(state);
  const waits = state.status === 'waiting' || state.status === 'owner';
  const sort = (column: 'waiting' | 'name' | 'round') => ({
    to: queueTo(sortBy(state, column)),
    direction: directionOf(state, column),
  });
  const select: Column<QueueRow> = {
    key: 'select',
    head: t('desk:queue.column.select'),
    hideHead: true,
    kind: 'lead',
    cell: (row) =>
      isMovable(row) && (
        <>
          <SelectBox
            row={row}
            name={localName(row, t.language).text}
            selected={selected}
            onSelect={onSelect}
          />
          <input type="hidden" name={`version:${row.id}`} value={row.version} />
        </>
      ),
  };
  const columns: Column<QueueRow>[] = [
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
  return (
    <DataTable
      caption={t('desk:queue.caption')}
      columns={list.data.some(isMovable) ? [select, ...columns] : columns}
      rows={list.data}
      rowKey={({ id }) => id}
      isSelected={({ id }) => selected.has(id)}
    />
  );
}
