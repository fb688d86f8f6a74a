import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { ReactNode } from 'react';
import { AppLink } from '../ui/app-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { Icon } from '../ui/icon.tsx';

export interface Column<Row> {
  key: string;
  head: string;
  /** The head is read out but not drawn: selection, actions. */
  hideHead?: boolean;
  cell: (row: Row) => ReactNode;
  /** The address that sorts by this column, and how it is sorted now. */
  sort?: { to: string; direction?: 'ascending' | 'descending' };
  /** `main` names the row and leads its block on phones, `lead` stands before it, `end` holds numbers, `wide` hides on phones. */
  kind?: 'main' | 'lead' | 'end' | 'wide';
}

export interface DataTableProps<Row> {
  /** What the table shows; read out, not drawn. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  isSelected?: (row: Row) => boolean;
  /** Stays a table on phones and scrolls sideways: for figures that are compared. */
  keepTable?: boolean;
}

/** A table; under 768 px each row becomes a block of two lines. Sorting is a link, so that it is part of the address. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isSelected,
  keepTable,
}: DataTableProps<Row>) {
  return (
    // What scrolls sideways is reached by keys too.
    <div
      className={classNames('table-wrap', !keepTable && 'table-blocks')}
      {...(keepTable ? { role: 'group', 'aria-label': caption, tabIndex: 0 } : {})}
    >
      <table className="data-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} aria-selected={isSelected ? isSelected(row) : undefined}>
              {columns.map((column) => (
                <td key={column.key} className={column.kind && CELLS[column.kind]}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const CELLS = { main: 'main', lead: 'lead', end: 'end', wide: 'wide-only' } as const;

function Head<Row>({ column: { head, hideHead, sort, kind } }: { column: Column<Row> }) {
  const text = hideHead ? <span className="sr-only">{head}</span> : head;
  return (
    <th scope="col" className={kind === 'end' ? 'end' : undefined} aria-sort={sort?.direction}>
      {sort ? (
        <AppLink to={sort.to} keepScroll>
          {text}
          {sort.direction && <Icon of={sort.direction === 'ascending' ? ArrowUp : ArrowDown} size="s" />}
        </AppLink>
      ) : (
        text
      )}
    </th>
  );
}
