import {
  type Collection,
  findField,
  isOrderedByHand,
  sortableOf,
} from '#shared/domain/collection/collection.ts';
import { localName } from '#shared/i18n/local-name.ts';
import { Checkbox } from '#web/components/form/checkbox.tsx';
import { type Column, DataTable } from '#web/components/table/data-table.tsx';
import { useT } from '#web/lib/texts.tsx';
import { recordPath } from '../collection-paths.ts';
import { pluralName } from '../collection-texts.ts';
import { FieldCell, LanguagesCell, Moment, StateCell, TitleCell } from './cells.tsx';
import { columnTitle } from './column-title.ts';
import type { ListRow } from './load-records.ts';
import { OrderCell } from './order-cell.tsx';
import { directionOf, isNarrowed, type ListState, listQuery, listTo, sortBy } from './record-list-state.ts';
import type { RecordTable } from './use-record-table.ts';

export interface ListTableProps {
  collection: Collection;
  state: ListState;
  rows: readonly ListRow[];
  table: RecordTable;
}

/** The records, one line each; on phones a block each. */
export function ListTable({ collection, state, rows, table }: ListTableProps) {
  const t = useT();
  const query = listQuery(state);
  const sortable = sortableOf(collection);
  const sort = (name: string) => {
    const twin = findField(collection, name)?.twin;
    const own = t.language === 'km' && twin && sortable.includes(twin) ? twin : name;
    if (!sortable.includes(own)) return undefined;
    return {
      to: listTo(collection, sortBy(collection, state, own)),
      direction: directionOf(collection, state, own),
    };
  };
  // Only in the whole list in its own order does the next row stand next.
  const isMovable =
    isOrderedByHand(collection) && state.state === 'all' && state.ordering === '' && !isNarrowed(state);
  const columns: Column<ListRow>[] = [
    {
      key: 'select',
      head: t('collection:list.select_head'),
      hideHead: true,
      kind: 'lead',
      cell: (row) => <SelectBox row={row} table={table} />,
    },
    {
      key: 'title',
      head: t(findField(collection, collection.title)!.labelKey),
      kind: 'main',
      sort: sort(collection.title),
      cell: (row) => <TitleCell row={row} to={recordPath(collection.name, row.id, '', query)} />,
    },
    ...table.columns.map((name): Column<ListRow> => {
      const field = findField(collection, name);
      return {
        key: name,
        head: columnTitle(t, collection, name),
        kind: field || name === 'created_at' ? 'wide' : undefined,
        sort: sort(name),
        cell: (row) =>
          field?.name === 'position' && isMovable ? (
            <OrderCell row={row} rows={rows} />
          ) : field ? (
            <FieldCell row={row} field={field} />
          ) : (
            <OwnCell row={row} name={name} />
          ),
      };
    }),
  ];
  return (
    <DataTable
      caption={pluralName(t, collection)}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      isSelected={table.isSelected}
    />
  );
}

function OwnCell({ row, name }: { row: ListRow; name: string }) {
  if (name === 'state') return <StateCell row={row} />;
  if (name === 'languages') return <LanguagesCell row={row} />;
  return <Moment value={row[name as 'updated_at' | 'created_at' | 'published_at']} />;
}

function SelectBox({ row, table }: { row: ListRow; table: RecordTable }) {
  const t = useT();
  return (
    <Checkbox
      bare
      name="id"
      id={`select-${row.id}`}
      value={row.id}
      label={t('collection:list.select', { name: localName(row, t.language, 'title').text })}
      checked={table.isSelected(row)}
      onChange={(event) => table.select(row.id, event.currentTarget.checked)}
    />
  );
}
