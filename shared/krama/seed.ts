/** FNV-1a, 32 bit, over the UTF-8 bytes of a text. Returns an unsigned integer. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    h ^= byte;
    h = Math.imul(h, 0x01000193);
  }
  return h >>> 0;
}

/** mulberry32: the same sequence of numbers in [0, 1) for the same seed, in every engine. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state |= 0;
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A short id prefix for the patterns inside one drawing: equal for equal parameters, different otherwise. */
export function drawingId(kind: string, ...parts: readonly Part[]): string {
  return `${kind}${hash(parts.join('|')).toString(36)}`;
}

type Part = string | number | boolean | undefined;
