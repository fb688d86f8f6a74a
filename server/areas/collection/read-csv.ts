import { Readable } from 'node:stream';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { parse } from 'csv-parse';
import { unescaped } from './csv.ts';

/** More than any collection has, with room for columns of the sender. */
const MOST_COLUMNS = 200;
const LONGEST_ROW = 1_000_000;
/** What is taken apart at a time; others are answered in between. */
const PIECE = 16 * 1024;

export type ReadCsv = { columns: string[]; rows: Record<string, string>[] } | { line: number };

/**
 * The rows of a CSV by its headings, at most one more than `most`, or the line that cannot be read. It is taken apart in
 * pieces, so that a large file keeps nobody waiting.
 */
export async function readCsv(text: string, most: number): Promise<ReadCsv> {
  const { delimiter, columns } = lookAtHeading(text);
  if (columns > MOST_COLUMNS) return { line: 1 };
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: LONGEST_ROW,
    // The heading, the rows, and one that says there are more.
    to: most + 2,
  });
  const source = Readable.from(piecesOf(text));
  const records: string[][] = [];
  try {
    for await (const record of source.pipe(parser)) records.push((record as string[]).slice(0, MOST_COLUMNS));
  } catch (error) {
    const line = (error as { lines?: unknown }).lines;
    return { line: typeof line === 'number' ? line : 1 };
  } finally {
    source.destroy();
  }
  return byHeading(records);
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += PIECE) {
    yield text.slice(at, at + PIECE);
    await othersTurn();
  }
}

/** Semicolons where the heading has no comma: spreadsheets of half the world write them. */
function lookAtHeading(text: string): { delimiter: string; columns: number } {
  const heading = /^[^\n\r]*/.exec(text)![0];
  const delimiter = heading.includes(';') && !heading.includes(',') ? ';' : ',';
  return { delimiter, columns: heading.split(delimiter, MOST_COLUMNS + 1).length };
}

function byHeading([heading = [], ...rest]: string[][]): ReadCsv {
  const columns = heading.map((name) => name.trim().toLowerCase());
  const rows = rest.map((cells) =>
    Object.fromEntries(columns.map((name, n) => [name, unescaped(cells[n] ?? '')])),
  );
  return { columns, rows };
}
