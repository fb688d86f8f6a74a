import type { Translator } from '#shared/i18n/translate.ts';
import type { Column } from '#web/components/table/data-table.tsx';
import type { BulkPreviewItem } from '#web/features/case-desk/bulk/bulk-page.tsx';
import { AssigneeCell } from '#web/features/desk/list/assignee.tsx';
import { FlagsCell, WaitingCell } from './queue-cells.tsx';

/** What is to be noticed of a request before many are decided: its flags, who looks at it, how long it waits. */
export const requestColumns = (t: Translator, viewerId: string, now: string): Column<BulkPreviewItem>[] => [
  {
    key: 'flags',
    head: t('desk:queue.column.flags'),
    cell: ({ row }) => row && <FlagsCell row={row} />,
  },
  {
    key: 'assignee',
    head: t('desk:queue.column.assignee'),
    cell: ({ row }) => row && <AssigneeCell assignee={row.assignee} viewerId={viewerId} />,
  },
  {
    key: 'waiting',
    head: t('desk:queue.column.waiting'),
    cell: ({ row }) => row && <WaitingCell row={row} now={now} />,
  },
];
