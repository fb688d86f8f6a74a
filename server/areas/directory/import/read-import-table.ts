import { readSheet } from 'read-excel-file/node';
import { IMPORT_MOST_ROWS } from '#shared/domain/directory-import.ts';
import { csvRecords } from '../../../csv/csv-records.ts';
import { unescaped } from '../../../csv/write-csv.ts';
import { Problem } from '../../../http/problem.ts';
import { checkZip } from '../../file/zip-check.ts';

const MOST_COLUMNS = 200;
const SEPARATORS = [',', ';', '\t', '|'] as const;
type Separator = (typeof SEPARATORS)[number];

/** The rows of a file as it has them; null: its quotes cannot be read. */
export interface ImportTable {
  format: 'csv' | 'xlsx';
  separator: Separator | null;
  encoding: 'utf-8' | 'utf-16' | null;
  headings: string[];
  rows: { line: number; cells: string[] | null }[];
}

/** Reads a CSV in UTF-8 or UTF-16, whatever parts its columns, or the first sheet of a workbook. Problem `invalid` at `file`. */
export async function readImportTable(bytes: Uint8Array): Promise<ImportTable> {
  const table = isZip(bytes) ? await readWorkbook(bytes) : await readText(bytes);
  if (table.rows.length === 0) throw refused('import_empty');
  if (table.rows.length > IMPORT_MOST_ROWS) throw refused('import_rows', { n: IMPORT_MOST_ROWS });
  return table;
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

async function readText(bytes: Uint8Array): Promise<ImportTable> {
  const encoding = encodingOf(bytes);
  const text = textIn(bytes, encoding);
  const separator = separatorOf(/^[^\n\r]*/.exec(text)![0]);
  let headings: string[] | null = null;
  const rows: ImportTable['rows'] = [];
  for await (const { line, cells } of csvRecords(text, { delimiter: separator, columns: MOST_COLUMNS })) {
    if (!headings) {
      if (!cells) throw refused('import_unreadable', { line });
      headings = cells;
      continue;
    }
    rows.push({ line, cells: cells?.map(unescaped) ?? null });
    if (rows.length > IMPORT_MOST_ROWS) break;
  }
  return {
    format: 'csv',
    separator,
    encoding: encoding === 'utf-8' ? 'utf-8' : 'utf-16',
    headings: headings ?? [],
    rows,
  };
}

/** By its mark; spreadsheets that write UTF-16 without one leave a zero in every other byte of a heading in Latin letters. */
function encodingOf(bytes: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be';
  return 'utf-8';
}

/** Anything else would turn Khmer into signs that nobody can read. */
function textIn(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw refused('import_encoding');
  }
}

/** What parts the heading into most columns; a comma where nothing does. */
function separatorOf(heading: string): Separator {
  const [best] = [...SEPARATORS].sort((a, b) => heading.split(b).length - heading.split(a).length);
  return best!;
}

async function readWorkbook(bytes: Uint8Array): Promise<ImportTable> {
  if ((await checkZip(bytes)) === null) throw refused('import_workbook');
  const read = await readSheet(Buffer.from(bytes)).catch(() => {
    throw refused('import_workbook');
  });
  const [headings = [], ...rows] = read.map((cells) => cells.slice(0, MOST_COLUMNS).map(textOfCell));
  return {
    format: 'xlsx',
    separator: null,
    encoding: null,
    headings,
    rows: rows
      .map((cells, n) => ({ line: n + 2, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
}

/** A cell as it is typed: days as YYYY-MM-DD, whatever the sheet shows. */
function textOfCell(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'boolean') return cell ? 'yes' : '';
  return cell === null || cell === undefined ? '' : String(cell);
}

export function refused(
  key: 'import_unreadable' | 'import_encoding' | 'import_empty' | 'import_rows' | 'import_workbook',
  params: Record<string, number | string> = {},
): Problem {
  return new Problem('invalid', {
    messageKey: `collection-fields:problem.${key}`,
    params,
    fields: { file: [{ key: 'invalid' }] },
  });
}
