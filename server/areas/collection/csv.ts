import { stringify } from 'csv-stringify/sync';
import { listFrom, textOf } from '#shared/domain/collection/clean.ts';
import { type Collection, fieldsOf } from '#shared/domain/collection/collection.ts';
import { type CollectionField, type RecordValue, takesMany } from '#shared/domain/collection/field.ts';
import { localMoment } from '#shared/domain/collection/moment.ts';

/** What one file may hold; an import reads all that an export writes. */
export const MOST_CSV_ROWS = 20_000;

/** Between the entries of a list within one cell. */
const BETWEEN = '|';

/** Columns besides the fields. `id` says which record a row is about; the others are for reading only. */
export const EXTRA_COLUMNS = ['id', 'state', 'version', 'updated_at', 'path'] as const;

/** A value as a cell: lists are joined, moments as the clock in Phnom Penh shows them. */
export function cellOf(field: CollectionField, value: RecordValue | undefined): string {
  if (takesMany(field.input)) return listFrom(value).join(BETWEEN);
  return field.input === 'moment' ? localMoment(textOf(value)).replace('T', ' ') : textOf(value);
}

/** A cell as a value as it is typed. */
export function valueOfCell(field: CollectionField, cell: string): RecordValue {
  return takesMany(field.input)
    ? cell
        .split(BETWEEN)
        .map((entry) => entry.trim())
        .filter(Boolean)
    : cell;
}

export const columnsOfCsv = (collection: Collection): string[] => [
  ...EXTRA_COLUMNS,
  ...fieldsOf(collection).map(({ name }) => name),
];

/**
 * CSV as spreadsheets of every land open it: UTF-8 with its mark, and nothing that a spreadsheet would run as a formula
 * (such cells begin with an apostrophe, which the import takes away again).
 */
export function writeCsv(
  columns: readonly string[],
  rows: readonly Readonly<Record<string, string>>[],
): string {
  return stringify(
    rows.map((row) => columns.map((name) => row[name] ?? '')),
    {
      header: true,
      columns: [...columns],
      bom: true,
      escape_formulas: true,
      record_delimiter: 'windows',
      // A line within a cell is none of the file, whichever of the two it ends with.
      quoted_match: /[\r\n]/,
    },
  );
}

/** A cell without the apostrophe that keeps a spreadsheet from running it. */
export const unescaped = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '');
