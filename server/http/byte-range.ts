export interface ByteRange {
  start: number;
  /** The last byte of it, too. */
  end: number;
}

/** Two numbers and the signs around them; blanks without end would be counted again from each. */
const LONGEST = 100;

/**
 * The one part of so many bytes that `Range` asks for (RFC 9110, 14.1.2). `outside`: there is no such part. Undefined, and
 * the whole is sent: it asks for none, for several, in another unit, or cannot be read.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  if (header === undefined || header.length > LONGEST) return undefined;
  const [, first = '', last = ''] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header) ?? [];
  if (!first && !last) return undefined;
  if (!first)
    return Number(last) > 0 && size > 0
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : 'outside';
  const start = Number(first);
  if (last && Number(last) < start) return undefined;
  return start < size ? { start, end: last ? Math.min(Number(last), size - 1) : size - 1 } : 'outside';
}
