import type { Translator } from '#shared/i18n/translate.ts';
import type { Column } from '#web/components/table/data-table.tsx';
import { SelectBox } from '#web/features/desk/list/select-box.tsx';
import type { Selection } from '#web/features/desk/list/use-selection.ts';
import type { CaseRow } from './case-list.tsx';

interface Many<R> {
  can: (row: R) => boolean;
  nameOf: (row: R) => string;
}

/** The column that ticks cases: a box for each with which something can be done, and the version that is decided on. */
export const selectColumn = <R extends CaseRow>(
  t: Translator,
  many: Many<R>,
  { ids, set }: Selection<R>,
): Column<R> => ({
  key: 'select',
  head: t('desk:queue.column.select'),
  hideHead: true,
  kind: 'lead',
  cell: (row) =>
    many.can(row) && (
      <>
        <SelectBox row={row} name={many.nameOf(row)} selected={ids} onSelect={set} />
        {row.version !== undefined && <input type="hidden" name={`version:${row.id}`} value={row.version} />}
      </>
    ),
});
