/** A set of record numbers: bit n of word n / 32. All sets of one directory have the same number of words. */
export type Bits = Uint32Array;

export function makeBits(words: number): Bits {
  return new Uint32Array(words);
}

export function setBit(bits: Bits, n: number): void {
  bits[n >>> 5]! |= 1 << (n & 31);
}

export function clearBit(bits: Bits, n: number): void {
  bits[n >>> 5]! &= ~(1 << (n & 31));
}

export function hasBit(bits: Bits, n: number): boolean {
  return ((bits[n >>> 5]! >>> (n & 31)) & 1) === 1;
}

/** A copy with room for more. */
export function growBits(bits: Bits, words: number): Bits {
  const grown = new Uint32Array(words);
  grown.set(bits);
  return grown;
}

/** Keeps in `target` what is also in `other`. */
export function intersect(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word]! &= other[word]!;
}

/** Adds to `target` what is in `other`. */
export function unite(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word += 1) target[word]! |= other[word]!;
}

function ones(word: number): number {
  let sum = word - ((word >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * A set made ready for counting it against many others: only its words that are not empty, so that counting costs
 * what the set holds and not what the directory holds.
 */
export interface Sparse {
  places: Uint32Array;
  words: Uint32Array;
  /** Number of members. */
  size: number;
}

export function toSparse(bits: Bits): Sparse {
  let filled = 0;
  for (let word = 0; word < bits.length; word += 1) if (bits[word] !== 0) filled += 1;
  const places = new Uint32Array(filled);
  const words = new Uint32Array(filled);
  let size = 0;
  for (let word = 0, at = 0; word < bits.length; word += 1) {
    const value = bits[word]!;
    if (value === 0) continue;
    places[at] = word;
    words[at] = value;
    size += ones(value);
    at += 1;
  }
  return { places, words, size };
}

/** How many members of `sparse` are in `other`. */
export function countCommon({ places, words }: Sparse, other: Bits): number {
  let count = 0;
  if (places.length > 0 && places.at(-1)! - places[0]! === places.length - 1) {
    const first = places[0]!;
    for (let at = 0; at < words.length; at += 1) count += ones(words[at]! & other[first + at]!);
    return count;
  }
  for (let at = 0; at < places.length; at += 1) count += ones(words[at]! & other[places[at]!]!);
  return count;
}

/** The members of a set, ascending. */
export function membersOf({ places, words, size }: Sparse): Uint32Array {
  const members = new Uint32Array(size);
  let next = 0;
  for (let at = 0; at < places.length; at += 1) {
    const base = places[at]! << 5;
    for (let word = words[at]!; word !== 0; word &= word - 1) {
      members[next] = base + 31 - Math.clz32(word & -word);
      next += 1;
    }
  }
  return members;
}
