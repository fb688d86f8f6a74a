import { setImmediate as othersTurn } from 'node:timers/promises';
import { FILES_PER_FORM_MAX } from '#shared/constants.ts';
import { Problem } from './problem.ts';

/** Text in a multipart form, files not counted: two rich texts of the longest, in Khmer. */
export const MAX_TEXT_BYTES = 1024 * 1024;
/** More than any form of ours has, lists with every box ticked included. */
export const MAX_FIELDS = 250;
/** What stands above one part: its name, the name of its file and its type. */
const MAX_PART_HEAD_BYTES = 4 * 1024;
export const MAX_NAME_BYTES = 200;
/** What a program may write before the first boundary, and behind the last. */
const MOST_AROUND = 1024;
/** What is looked through at a time; others are answered in between. */
const PIECE = 256 * 1024;

const END_OF_LINE = '\r\n';
const END_OF_HEAD = Buffer.from(END_OF_LINE + END_OF_LINE);

/** Where the bytes of a file stand in a form. */
export interface FilePlace {
  start: number;
  end: number;
}

/**
 * Finds the files of a multipart form, in order, before anything takes it apart. Problem `too_large` where it has more parts,
 * files or text than any of ours, `bad_request` where it is broken.
 */
export async function findFiles(bytes: Buffer, boundary: string): Promise<FilePlace[]> {
  const mark = Buffer.from(`--${boundary}`);
  const files: FilePlace[] = [];
  let parts = 0;
  let text = 0;
  // Before the first boundary and behind the last there are ends of lines at most.
  let at = 0;
  while (at < MOST_AROUND && bytes.toString('latin1', at, at + END_OF_LINE.length) === END_OF_LINE)
    at += END_OF_LINE.length;
  if (!bytes.subarray(at, at + mark.byteLength).equals(mark)) throw new Problem('bad_request');
  for (;;) {
    const head = at + mark.byteLength;
    const end = await nextMark(bytes, mark, head);
    if (end < 0) {
      if (bytes.byteLength - head > MOST_AROUND) throw new Problem('bad_request');
      return files;
    }
    if (++parts > MAX_FIELDS) throw new Problem('too_large');
    const file = fileIn(bytes, head, end);
    if (file) files.push(file);
    else text += end - head;
    if (text > MAX_TEXT_BYTES || files.length > FILES_PER_FORM_MAX) throw new Problem('too_large');
    at = end;
  }
}

async function nextMark(bytes: Buffer, mark: Buffer, from: number): Promise<number> {
  for (let at = from; at < bytes.byteLength; at += PIECE) {
    if (at > from) await othersTurn();
    const found = bytes.subarray(at, at + PIECE + mark.byteLength - 1).indexOf(mark);
    if (found >= 0) return at + found;
  }
  return -1;
}

/** The file of a part, by its head; undefined for a text. A head longer than any browser writes is refused. */
function fileIn(bytes: Buffer, start: number, end: number): FilePlace | undefined {
  const found = bytes.subarray(start, Math.min(end, start + MAX_PART_HEAD_BYTES)).indexOf(END_OF_HEAD);
  if (found < 0) throw new Problem(end - start > MAX_PART_HEAD_BYTES ? 'too_large' : 'bad_request');
  const head = bytes.toString('latin1', start, start + found);
  const name = /\bname="([^"]*)"/i.exec(head)?.[1] ?? '';
  if (name.length > MAX_NAME_BYTES) throw new Problem('too_large');
  if (!/;\s*filename\*?=/i.test(head)) return undefined;
  const file = { start: start + found + END_OF_HEAD.byteLength, end: end - END_OF_LINE.length };
  if (file.end < file.start || bytes.toString('latin1', file.end, end) !== END_OF_LINE)
    throw new Problem('bad_request');
  return file;
}

/** The form without what is in its files: that is for nobody to look through. */
export function withoutFiles(bytes: Buffer, files: readonly FilePlace[]): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = [];
  let at = 0;
  for (const { start, end } of files) {
    pieces.push(bytes.subarray(at, start));
    at = end;
  }
  return Buffer.concat([...pieces, bytes.subarray(at)]);
}
