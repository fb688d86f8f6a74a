import { stringify } from 'csv-stringify/sync';

/** What one file may hold; an import reads all that an export writes. */
export const MOST_CSV_ROWS = 20_000;

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
