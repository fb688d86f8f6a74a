import { readSheet } from 'read-excel-file/node';
import { type ImportFault, MOST_IMPORT_COLUMNS, MOST_IMPORT_ROWS } from '#shared/domain/directory-import.ts';
import { csvRecords } from '../../../csv/csv-records.ts';
import { unescaped } from '../../../csv/write-csv.ts';
import { checkZip } from '../../file/zip-check.ts';

/** A file as rows of cells, and how it was written. */
export interface Table {
  written: { format: 'csv' | 'xlsx'; encoding: string; separator: string };
  headings: string[];
  /** The line each begins at, the heading being 1; null where its quotes cannot be read. */
  rows: { line: number; cells: string[] | null }[];
}

/** What a file of no kind that can be read is. */
export class UnreadableFile extends Error {
  readonly fault: ImportFault;
  constructor(fault: ImportFault) {
    super(`An import file: ${fault}`);
    this.fault = fault;
  }
}

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** A workbook is an archive. */
export const isWorkbook = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

/** Reads a CSV in whatever encoding and with whatever separator it was saved, or the first sheet of a workbook. */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  const table = isWorkbook(bytes) ? await readWorkbook(bytes) : await readText(bytes);
  const named = table.headings.filter((heading) => heading !== '');
  if (named.length === 0 || table.headings.length > MOST_IMPORT_COLUMNS) throw new UnreadableFile('columns');
  if (table.rows.length === 0) throw new UnreadableFile('empty');
  if (table.rows.length > MOST_IMPORT_ROWS) throw new UnreadableFile('rows');
  return table;
}

async function readText(bytes: Uint8Array): Promise<Table> {
  const { text, encoding } = decode(bytes);
  const separator = separatorOf(text);
  const rows: Table['rows'] = [];
  let headings: string[] | null = null;
  for await (const { line, cells } of csvRecords(text, {
    delimiter: separator,
    columns: MOST_IMPORT_COLUMNS + 1,
  })) {
    if (headings) rows.push({ line, cells: cells?.map(unescaped) ?? null });
    else if (!cells) throw new UnreadableFile('unreadable');
    else headings = cells.map((heading) => heading.trim());
    if (rows.length > MOST_IMPORT_ROWS) throw new UnreadableFile('rows');
  }
  return { written: { format: 'csv', encoding, separator }, headings: headings ?? [], rows };
}

/**
 * UTF-8 with or without its mark, UTF-16 as spreadsheets call "Unicode text", else the Latin letters of Windows; where
 * that shows signs that no text has, it is a file of another kind.
 */
function decode(bytes: Uint8Array): { text: string; encoding: string } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decoded(bytes, 'utf-16le');
  if (first === 0xfe && second === 0xff) return decoded(bytes, 'utf-16be');
  try {
    return decoded(bytes, 'utf-8');
  } catch {
    const { text } = decoded(bytes, 'windows-1252');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a text has none of
    if (/[\u0000-\u0008\u000E-\u001F]/.test(text)) throw new UnreadableFile('encoding');
    return { text, encoding: 'windows-1252' };
  }
}

function decoded(bytes: Uint8Array, encoding: string) {
  return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
}

/** The sign that takes the heading apart most; a comma where none does. */
function separatorOf(text: string): string {
  const heading = /^[^\n\r]*/.exec(text)![0].replace(/"(?:[^"]|"")*"/g, '');
  const parts = (sign: string) => heading.split(sign).length;
  return SEPARATORS.reduce((best, sign) => (parts(sign) > parts(best) ? sign : best));
}

async function readWorkbook(bytes: Uint8Array): Promise<Table> {
  if (!(await checkZip(bytes))) throw new UnreadableFile('workbook');
  let sheet: unknown[][];
  try {
    sheet = (await readSheet(Buffer.from(bytes))) as unknown[][];
  } catch {
    throw new UnreadableFile('workbook');
  }
  const [headings = [], ...rest] = sheet.map((row) => row.map(textOfCell));
  return {
    written: { format: 'xlsx', encoding: '', separator: '' },
    headings: headings.map((heading) => heading.trim()),
    rows: rest
      .map((cells, at) => ({ line: at + 2, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== '')),
  };
}

/** Dates as they are typed; a whole number of a phone or a year without a point. */
function textOfCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
}
