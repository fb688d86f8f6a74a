import {
  columnVisibilityFeature,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useEffect, useMemo, useState } from 'react';
import type { Collection } from '#shared/domain/collection/collection.ts';
import type { ListRow } from './load-records.ts';
import { columnNames, defaultColumns } from './record-columns.ts';
import type { ListState } from './record-list-state.ts';

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

/**
 * Which columns stand and which rows are ticked. Order, search and pages are the server's, and in the address; what is
 * ticked is forgotten when another list comes.
 */
export function useRecordTable(
  collection: Collection,
  state: ListState,
  rows: readonly ListRow[],
  forgetOn: unknown,
) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const [beyond, setBeyond] = useState<readonly ListRow[]>([]);
  const columns = useMemo(() => columnNames(collection).map((id) => ({ id })), [collection]);
  const shown = state.columns ?? defaultColumns(collection);
  const columnVisibility = Object.fromEntries(columns.map(({ id }) => [id, shown.includes(id)]));
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    columns,
    data,
    getRowId: (row) => row.id,
    state: { columnVisibility, rowSelection },
    onRowSelectionChange: setRowSelection,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, or what was ticked is done
  useEffect(() => {
    setRowSelection({});
    setBeyond([]);
  }, [forgetOn]);

  return {
    columns: table.getVisibleLeafColumns().map(({ id }) => id),
    selected: [...table.getSelectedRowModel().rows.map((row) => row.original), ...beyond],
    /** Rows of other pages. */
    beyond,
    setBeyond,
    shown: rows,
    isSelected: (row: ListRow) => rowSelection[row.id] === true,
    allSelected: data.length > 0 && table.getIsAllRowsSelected(),
    select: (id: string, on: boolean) => table.getRow(id).toggleSelected(on),
    selectAll: (on: boolean) => {
      table.toggleAllRowsSelected(on);
      if (!on) setBeyond([]);
    },
  };
}
export type RecordTable = ReturnType<typeof useRecordTable>;
