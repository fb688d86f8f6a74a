import { readFileSync } from 'node:fs';
import type { Fonts } from './page.ts';

/** Tables that only variable fonts have. */
const VARIATIONS = new Set(['HVAR', 'MVAR', 'STAT', 'avar', 'cvar', 'fvar', 'gvar']);
const HEADER = 12;
const ENTRY = 16;

/**
 * A variable font as the plain font that its outlines begin from, for PDFs: of a variable one every letter would be
 * drawn anew instead of being embedded, at four times the size.
 */
function plainFont(font: Buffer): Buffer {
  const count = font.readUInt16BE(4);
  const kept = Array.from({ length: count }, (_, i) =>
    font.subarray(HEADER + i * ENTRY, HEADER + (i + 1) * ENTRY),
  )
    .map((entry) => ({
      tag: entry.toString('latin1', 0, 4),
      sum: entry.readUInt32BE(4),
      bytes: font.subarray(entry.readUInt32BE(8), entry.readUInt32BE(8) + entry.readUInt32BE(12)),
    }))
    .filter(({ tag }) => !VARIATIONS.has(tag));
  const head = Buffer.from(font.subarray(0, HEADER));
  head.writeUInt16BE(kept.length, 4);
  let offset = HEADER + kept.length * ENTRY;
  const directory: Buffer[] = [];
  const bodies: Buffer[] = [];
  for (const { tag, sum, bytes } of kept) {
    const entry = Buffer.alloc(ENTRY);
    entry.write(tag, 0, 'latin1');
    entry.writeUInt32BE(sum, 4);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(bytes.length, 12);
    directory.push(entry);
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...directory, ...bodies]);
}

/** The fonts of the site as pages to print take them. */
export function printFonts(): Fonts {
  const font = (script: string) =>
    plainFont(
      readFileSync(new URL(`../../server/sharing/fonts/kantumruy-pro-${script}.ttf`, import.meta.url)),
    ).toString('base64');
  return { khmer: font('khmer'), latin: font('latin') };
}
