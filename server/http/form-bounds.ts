import { MAX_FIELDS, MAX_NAME_BYTES } from './form-parts.ts';
import { Problem } from './problem.ts';

/**
 * The largest form of a page or call that takes no files, and the largest urlencoded one of all: long texts come with files
 * as multipart, in which Khmer takes a third of the room.
 */
export const MAX_TEXT_FORM_BYTES = 256 * 1024;

const AMPERSAND = 0x26;
const BOUNDARY = /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'+./:-]{1,70}))\s*(?:;|$)/i;

/** How a form is to be read: urlencoded, or in parts between a boundary. Problem `bad_request` where it is no form. */
export function kindOfForm(type: string): { urlencoded: true } | { boundary: string } {
  const kind = type.slice(0, 60).split(';', 1)[0]!.trim().toLowerCase();
  if (kind === 'application/x-www-form-urlencoded') return { urlencoded: true };
  if (kind !== 'multipart/form-data' || type.length > MAX_NAME_BYTES) throw new Problem('bad_request');
  const [, quoted, plain] = BOUNDARY.exec(type) ?? [];
  const boundary = quoted ?? plain;
  if (!boundary) throw new Problem('bad_request');
  return { boundary };
}

/** Problem `too_large` for more bytes or fields than any form of ours: the parser needs more time for each the more there are. */
export function checkUrlencoded(bytes: Uint8Array): void {
  if (bytes.byteLength > MAX_TEXT_FORM_BYTES) throw new Problem('too_large');
  let fields = 1;
  for (let at = bytes.indexOf(AMPERSAND); at >= 0; at = bytes.indexOf(AMPERSAND, at + 1))
    if (++fields > MAX_FIELDS) throw new Problem('too_large');
}
