/** A letter as it is drawn: how far it leads on, in units of the font, and its outline (box and contours) unless it is put together of others. */
interface Glyph {
  advance: number;
  outline: string;
}

export interface Font {
  /** Code points of all signs that it has. */
  signs: ReadonlySet<number>;
  glyphOf(sign: number): Glyph;
}

const COMPOSITE = -1;

/** Reads what tests compare of a TrueType font (OpenType specification: cmap formats 4 and 12, glyf, hmtx). */
export function readFont(bytes: Buffer): Font {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < bytes.readUInt16BE(4); i++) {
    const entry = bytes.subarray(12 + i * 16);
    const start = entry.readUInt32BE(8);
    tables.set(entry.toString('latin1', 0, 4), bytes.subarray(start, start + entry.readUInt32BE(12)));
  }
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no table ${tag}`);
    return found;
  };
  const numbers = readSigns(table('cmap'));
  const [hmtx, loca, glyf] = [table('hmtx'), table('loca'), table('glyf')];
  const measured = table('hhea').readUInt16BE(34);
  const isLong = table('head').readInt16BE(50) === 1;
  const placeOf = (glyph: number) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  return {
    signs: new Set(numbers.keys()),
    glyphOf(sign) {
      const glyph = numbers.get(sign);
      if (glyph === undefined) throw new Error(`The font has no sign ${sign.toString(16)}`);
      const advance = hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4);
      const drawn = glyf.subarray(placeOf(glyph), placeOf(glyph + 1));
      return { advance, outline: outlineOf(drawn) };
    },
  };
}

function outlineOf(drawn: Buffer): string {
  if (drawn.length === 0) return '';
  const contours = drawn.readInt16BE(0);
  const box = [2, 4, 6, 8].map((at) => drawn.readInt16BE(at));
  const ends = Array.from({ length: Math.max(0, contours) }, (_, i) => drawn.readUInt16BE(10 + i * 2));
  return contours === COMPOSITE ? `composite ${box.join(' ')}` : [...box, ...ends].join(' ');
}

function readSigns(cmap: Buffer): Map<number, number> {
  const signs = new Map<number, number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const part = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    const format = part.readUInt16BE(0);
    if (format === 4) readSegments(part, signs);
    if (format === 12) readGroups(part, signs);
  }
  return signs;
}

function readSegments(part: Buffer, signs: Map<number, number>): void {
  const doubled = part.readUInt16BE(6);
  const [ends, starts, deltas, offsets] = [14, 16 + doubled, 16 + 2 * doubled, 16 + 3 * doubled];
  for (let at = 0; at < doubled; at += 2) {
    const offset = part.readUInt16BE(offsets + at);
    for (let sign = part.readUInt16BE(starts + at); sign <= part.readUInt16BE(ends + at); sign++) {
      if (sign === 0xffff) break;
      const delta = part.readUInt16BE(deltas + at);
      const raw = offset
        ? part.readUInt16BE(offsets + at + offset + (sign - part.readUInt16BE(starts + at)) * 2)
        : sign;
      const glyph = raw === 0 ? 0 : (raw + delta) & 0xffff;
      if (glyph > 0) signs.set(sign, glyph);
    }
  }
}

function readGroups(part: Buffer, signs: Map<number, number>): void {
  for (let i = 0; i < part.readUInt32BE(12); i++) {
    const at = 16 + i * 12;
    const [first, last, glyph] = [
      part.readUInt32BE(at),
      part.readUInt32BE(at + 4),
      part.readUInt32BE(at + 8),
    ];
    for (let sign = first; sign <= last; sign++) signs.set(sign, glyph + sign - first);
  }
}
