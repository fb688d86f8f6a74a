import { formatDate, machineTime } from '#shared/format/dates.ts';
import type { Translator } from '#shared/i18n/translate.ts';
import type { Column } from '#web/components/table/data-table.tsx';
import { Tag, type TagTone } from '#web/components/ui/tag.tsx';
import { AssigneeCell } from '#web/features/desk/list/assignee.tsx';
import type { Staff } from '#web/features/desk/staff-name.ts';

/** Who looks at a case. */
export const assigneeColumn = <R extends { assignee: Staff | null }>(
  t: Translator,
  viewerId: string,
): Column<R> => ({
  key: 'assignee',
  head: t('desk:queue.column.assignee'),
  cell: ({ assignee }) => <AssigneeCell assignee={assignee} viewerId={viewerId} />,
});

/** When it came; its head turns the list round. `other` is the address of the other order. */
export const createdColumn = <R extends { created_at: string }>(
  t: Translator,
  head: string,
  isOldFirst: boolean,
  other: string,
): Column<R> => ({
  key: 'created',
  head,
  sort: { to: other, direction: isOldFirst ? 'ascending' : 'descending' },
  cell: ({ created_at }) => (
    <time dateTime={machineTime(created_at)}>{formatDate(t.language, created_at)}</time>
  ),
});

/** How far it is, in the colour of its state. */
export const stateColumn = <S extends string>(
  head: string,
  tones: Readonly<Record<S, TagTone>>,
  text: (state: S) => string,
): Column<{ state: S }> => ({
  key: 'state',
  head,
  cell: ({ state }) => <Tag tone={tones[state]}>{text(state)}</Tag>,
});
