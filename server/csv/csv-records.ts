import { setImmediate as othersTurn } from 'node:timers/promises';

/** One record of a CSV: the line it begins at, the heading being 1, and its cells; null where a quote stands astray. */
export interface CsvRecord {
  line: number;
  cells: string[] | null;
}

export interface CsvBounds {
  delimiter: string;
  /** Cells that are kept of a record; those after it are passed by. */
  columns: number;
}

const LONGEST_RECORD = 1_000_000;
/** What is taken apart at a time; others are answered in between. */
const PIECE = 16 * 1024;

/**
 * The records of a CSV, empty ones left out. One with a quote that is astray is said to be so at its line, and the next line
 * begins anew: libraries give the whole file up there, or take all that follows for one cell.
 */
export async function* csvRecords(text: string, bounds: CsvBounds): AsyncGenerator<CsvRecord> {
  let line = 1;
  let pause = PIECE;
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; ) {
    const read = recordAt(text, at, bounds);
    const next = read?.next ?? lineAfter(text, at);
    if (!read) yield { line, cells: null };
    else if (read.cells.some((cell) => cell.trim() !== '')) yield { line, cells: read.cells };
    line += lineEnds(text, at, next);
    at = next;
    if (at < pause) continue;
    pause = at + PIECE;
    await othersTurn();
  }
}

/** The record that begins at a place and where the next one does; null when a quote is astray or it never ends. */
function recordAt(text: string, from: number, { delimiter, columns }: CsvBounds) {
  const cells: string[] = [];
  for (let at = from; ; ) {
    const quoted = text[at] === '"';
    const end = quoted ? afterQuotes(text, at + 1, from + LONGEST_RECORD) : afterPlain(text, at, delimiter);
    if (end < 0) return null;
    if (cells.length < columns)
      cells.push(quoted ? text.slice(at + 1, end - 1).replaceAll('""', '"') : text.slice(at, end));
    const sign = text[end];
    if (sign === undefined) return { cells, next: end };
    if (sign === '\n' || sign === '\r') return { cells, next: lineAfter(text, end) };
    if (sign !== delimiter || end - from > LONGEST_RECORD) return null;
    at = end + 1;
  }
}

/** Behind the quote that ends a cell; -1 where none does. Two quotes are one of the text. */
function afterQuotes(text: string, from: number, most: number): number {
  for (let at = text.indexOf('"', from); at >= 0 && at <= most; at = text.indexOf('"', at + 2))
    if (text[at + 1] !== '"') return at + 1;
  return -1;
}

/** The end of a cell without quotes; -1 where one stands in it. */
function afterPlain(text: string, from: number, delimiter: string): number {
  for (let at = from; ; at += 1) {
    const sign = text[at];
    if (sign === '"') return -1;
    if (sign === undefined || sign === delimiter || sign === '\n' || sign === '\r') return at;
  }
}

/** Where the line after the one of this place begins. */
function lineAfter(text: string, from: number): number {
  const end = /\r\n|[\r\n]/g;
  end.lastIndex = from;
  return end.test(text) ? end.lastIndex : text.length;
}

const lineEnds = (text: string, from: number, to: number) =>
  text.slice(from, to).match(/\r\n|[\r\n]/g)?.length ?? 0;
