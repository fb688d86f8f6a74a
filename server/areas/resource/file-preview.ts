import { parse } from 'csv-parse/sync';
import type { ResourceDetail } from '#shared/contracts/resource.contract.ts';
import { sliceGraphemes } from '#shared/khmer/clusters.ts';
import type { Services } from '../../services.ts';
import type { FileRow } from '../file/file.queries.ts';

export type FilePreview = ResourceDetail['preview'];

/** The beginning of a file is looked at, and of that the first lines are shown. */
const HEAD_BYTES = 64 * 1024;
const MOST_ROWS = 8;
const MOST_COLUMNS = 10;
const MOST_LINES = 24;
const MOST_LETTERS = 1_600;
const CELL_LETTERS = 120;

/** Stored files never change under their id, so what was read once is true for good. */
const kept = new Map<string, FilePreview>();
const MOST_KEPT = 200;

/** The first lines of a public CSV or plain text; null for everything else, and when the file cannot be read. */
export async function previewFile(
  { files, log }: Pick<Services, 'files' | 'log'>,
  file: FileRow | null,
): Promise<FilePreview> {
  if (!file?.is_public || !/^text\/(?:csv|plain)$/.test(file.media_type)) return null;
  const known = kept.get(file.id);
  if (known !== undefined) return known;
  try {
    const bytes = await files.read(file.key);
    const preview = previewText(bytes, file.media_type);
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!);
    kept.set(file.id, preview);
    return preview;
  } catch (error) {
    log.error({ err: error, file: file.id }, 'a file cannot be shown in advance');
    return null;
  }
}

/** The first lines of a text as a table where it is one, else as they stand. */
export function previewText(bytes: Uint8Array, media_type: string): FilePreview {
  const isCut = bytes.byteLength > HEAD_BYTES;
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)).replace(/^\uFEFF/, '');
  // The last line of a part may be broken, in the middle of a letter even.
  const text = isCut && head.includes('\n') ? head.slice(0, head.lastIndexOf('\n')) : head;
  if (text.trim() === '') return null;
  return (media_type === 'text/csv' ? tableOf(text, isCut) : null) ?? textOf(text, isCut);
}

function tableOf(text: string, isCut: boolean): FilePreview {
  const [first = ''] = text.split(/[\r\n]/, 1);
  const counts = [',', ';', '\t'].map((sign) => ({ sign, count: first.split(sign).length }));
  const delimiter = counts.sort((a, b) => b.count - a.count)[0]!.sign;
  try {
    const records = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: MOST_ROWS + 2,
    }) as string[][];
    const [heading = [], ...rows] = records;
    if (rows.length === 0) return null;
    const cells = (row: string[]) =>
      heading.slice(0, MOST_COLUMNS).map((_head, n) => shortened(row[n] ?? ''));
    return {
      kind: 'table',
      columns: cells(heading),
      rows: rows.slice(0, MOST_ROWS).map(cells),
      is_whole: !isCut && rows.length <= MOST_ROWS && heading.length <= MOST_COLUMNS,
    };
  } catch {
    // A field that never ends, for one: the lines tell more than nothing.
    return null;
  }
}

function textOf(text: string, isCut: boolean): FilePreview {
  const lines = text.trimEnd().split(/\r\n|\r|\n/);
  const shown = sliceGraphemes(lines.slice(0, MOST_LINES).join('\n'), MOST_LETTERS);
  return { kind: 'text', text: shown, is_whole: !isCut && shown === lines.join('\n') };
}

function shortened(cell: string): string {
  const text = cell.replace(/\s+/g, ' ').trim();
  const short = sliceGraphemes(text, CELL_LETTERS);
  return short === text ? text : `${short}…`;
}
