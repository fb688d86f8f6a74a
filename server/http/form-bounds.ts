import { Problem } from './problem.ts';

/** The largest urlencoded form. Texts longer than a message come as multipart, in which Khmer takes a third of the room. */
export const MAX_URLENCODED_BYTES = 256 * 1024;
/** Text in a multipart form, files not counted: two rich texts of the longest, in Khmer. */
export const MAX_TEXT_BYTES = 1024 * 1024;
/** More than any form of ours has, lists with every box ticked included. */
export const MAX_FIELDS = 250;
/** What stands above one part: its name, the name of its file and its type. */
const MAX_PART_HEAD_BYTES = 4 * 1024;
const MAX_NAME_BYTES = 200;

const AMPERSAND = 0x26;
const END_OF_HEAD = Buffer.from('\r\n\r\n');
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'+./:-]{1,70}))\s*(?:;|$)/i;

/**
 * Looks at the bytes of a form before anything takes it apart: parsers need more time for each field the more there are.
 * Returns the type to parse it by. Problem `too_large`, or `bad_request` where it is no form.
 */
export function checkForm(body: Uint8Array, type: string): string {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const kind = type.slice(0, 60).split(';', 1)[0]!.trim().toLowerCase();
  if (kind === 'application/x-www-form-urlencoded') {
    checkUrlencoded(bytes);
    return kind;
  }
  if (kind !== 'multipart/form-data' || type.length > MAX_NAME_BYTES) throw new Problem('bad_request');
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw new Problem('bad_request');
  checkParts(bytes, boundary);
  // The parser sees the same boundary as the check, whatever else the header says.
  return `multipart/form-data; boundary="${boundary}"`;
}

function checkUrlencoded(bytes: Buffer): void {
  if (bytes.byteLength > MAX_URLENCODED_BYTES) throw new Problem('too_large');
  let fields = 1;
  for (let at = bytes.indexOf(AMPERSAND); at >= 0; at = bytes.indexOf(AMPERSAND, at + 1))
    if (++fields > MAX_FIELDS) throw new Problem('too_large');
}

function checkParts(bytes: Buffer, boundary: string): void {
  const mark = Buffer.from(`--${boundary}`);
  let parts = 0;
  let text = 0;
  for (let at = bytes.indexOf(mark); at >= 0; ) {
    const head = at + mark.byteLength;
    const end = bytes.indexOf(mark, head);
    if (end < 0) return;
    if (++parts > MAX_FIELDS) throw new Problem('too_large');
    if (!isFile(bytes, head, end)) text += end - head;
    if (text > MAX_TEXT_BYTES) throw new Problem('too_large');
    at = end;
  }
}

/** Whether a part is a file, by its head; a head longer than any browser writes is refused. */
function isFile(bytes: Buffer, start: number, end: number): boolean {
  const found = bytes.subarray(start, Math.min(end, start + MAX_PART_HEAD_BYTES)).indexOf(END_OF_HEAD);
  if (found < 0) throw new Problem(end - start > MAX_PART_HEAD_BYTES ? 'too_large' : 'bad_request');
  const head = bytes.toString('latin1', start, start + found);
  const name = /\bname="([^"]*)"/i.exec(head)?.[1] ?? '';
  if (name.length > MAX_NAME_BYTES) throw new Problem('too_large');
  return /;\s*filename\*?=/i.test(head);
}
