import { csvRecords } from './csv-records.ts';
import { unescaped } from './write-csv.ts';

/** More than any collection has, with room for columns of the sender. */
const MOST_COLUMNS = 200;

/** A row of a file: the line it begins at, and its cells by the headings; null where its quotes cannot be read. */
export interface CsvRow {
  line: number;
  cells: Record<string, string> | null;
}

export type ReadCsv = { columns: string[]; rows: CsvRow[] } | { line: number };

/**
 * The rows of a CSV by its headings, at most one more than `most`, or the line whose headings cannot be read. It is taken
 * apart in pieces, so that a large file keeps nobody waiting.
 */
export async function readCsv(text: string, most: number): Promise<ReadCsv> {
  const { delimiter, columns } = lookAtHeading(text);
  if (columns > MOST_COLUMNS) return { line: 1 };
  let headings: string[] | null = null;
  const rows: CsvRow[] = [];
  for await (const { line, cells } of csvRecords(text, { delimiter, columns: MOST_COLUMNS })) {
    if (!headings) {
      if (!cells) return { line };
      headings = cells.map((name) => name.trim().toLowerCase());
      continue;
    }
    rows.push({ line, cells: cells && byHeading(headings, cells) });
    if (rows.length > most) break;
  }
  return { columns: headings ?? [], rows };
}

/** Semicolons where the heading has no comma: spreadsheets of half the world write them. */
function lookAtHeading(text: string): { delimiter: string; columns: number } {
  const heading = /^[^\n\r]*/.exec(text)![0];
  const delimiter = heading.includes(';') && !heading.includes(',') ? ';' : ',';
  return { delimiter, columns: heading.split(delimiter, MOST_COLUMNS + 1).length };
}

const byHeading = (headings: readonly string[], cells: readonly string[]) =>
  Object.fromEntries(headings.map((name, n) => [name, unescaped(cells[n] ?? '')]));
