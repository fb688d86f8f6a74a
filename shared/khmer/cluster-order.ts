/**
 * The inside of one Khmer cluster: a base letter and the marks that hang on it, in the order
 * base, robat, coeng pairs (coeng ro last), shifter, vowels, signs, visarga.
 */

/** A base letter with everything that hangs on it, in whatever order it was typed. */
export const CLUSTER =
  /[\u1780-\u17B3](?:\u17D2[\u1780-\u17B3]|\u200C(?=[\u17C9\u17CA])|[\u17B6-\u17D3\u17DD])*/g;

/** The parts after the base. A joiner belongs to the shifter it holds above the letter. */
const PART = /\u17D2[\u1780-\u17B3]|\u200C?[\u17C9\u17CA]|[\u17B6-\u17D3\u17DD]/g;

const VOWELS = /[\u17B6-\u17C5]+/;

/** The vowels of a cluster when they are exactly the two halves of ើ or ោ. */
const TWO_HALVES: Record<string, string> = { '\u17C1\u17B8': '\u17BE', '\u17C1\u17B6': '\u17C4' };

const COENG = '\u17D2';
const COENG_RO = '\u17D2\u179A';

/** Place of a part in its cluster. */
function place(part: string): number {
  if (part === '\u17CC') return 0;
  if (part === COENG_RO) return 2;
  if (part.startsWith(COENG)) return 1;
  const mark = part.at(-1)!;
  if (mark === '\u17C9' || mark === '\u17CA') return 3;
  if (mark <= '\u17C5') return 4;
  return mark === '\u17C7' || mark === '\u17C8' ? 6 : 5;
}

/** Splits a cluster into its base and its parts in canonical order; parts of one place keep their order. */
export function orderedParts(cluster: string): { base: string; parts: string[] } {
  const parts = cluster.slice(1).match(PART) ?? [];
  return { base: cluster[0]!, parts: [...parts].sort((a, b) => place(a) - place(b)) };
}

/** Above vowels push a shifter below its letter, where it looks like ុ. */
export function hasAboveVowel(parts: ReadonlySet<string>): boolean {
  if (parts.has('\u17B6') && parts.has('\u17C6')) return true;
  return ['\u17B7', '\u17B8', '\u17B9', '\u17BA', '\u17BE', '\u17D0'].some((mark) => parts.has(mark));
}

/**
 * The same cluster in canonical order (as it is, if a coeng in it has no letter), with vowels typed as
 * two halves joined (េ + ា is ោ). The joiner before a shifter stays only where it shows: under an above vowel.
 */
export function orderCluster(cluster: string): string {
  if (cluster.length < 3) return cluster;
  const { base, parts } = orderedParts(cluster);
  if (parts.includes(COENG)) return cluster;
  const joined = parts.join('').replace(VOWELS, (vowels) => TWO_HALVES[vowels] ?? vowels);
  return base + (hasAboveVowel(new Set(joined)) ? joined : joined.replaceAll('\u200C', ''));
}
