import { setImmediate as othersTurn } from 'node:timers/promises';

/** Looked through at a time; others are answered in between. */
const PIECE = 256 * 1024;
// biome-ignore lint/suspicious/noControlCharactersInRegex: their presence shows that it is no text
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;
const MARKUP = /<(?:!doctype|html|svg|script|head|body|iframe|\?xml|\?php)/i;
const LONGEST_MARKUP = '<!doctype'.length;
const PROGRAM = /^(?:%!|#!|MZ)/i;
const PROGRAM_LENGTH = 2;

/** Whether bytes are plain text in UTF-8 that no browser could take for a page, nor a machine for a program. */
export async function isPlainText(bytes: Uint8Array): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let before = '';
  let isBegun = false;
  try {
    for (let at = 0; at < bytes.byteLength; at += PIECE) {
      if (at > 0) await othersTurn();
      const piece = decoder.decode(bytes.subarray(at, at + PIECE), { stream: true });
      // What lies across two pieces is looked at with the second.
      const text: string = before + piece;
      if (CONTROL.test(piece) || MARKUP.test(text)) return false;
      const beginning: string = isBegun ? '' : text.trimStart();
      if (PROGRAM.test(beginning)) return false;
      isBegun ||= beginning.length >= PROGRAM_LENGTH;
      before = text.slice(-LONGEST_MARKUP);
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}
