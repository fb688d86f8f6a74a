import { type Bits, intersect, makeBits, setBit, unite } from '../../bits.ts';
import { type Condition, placeOf } from './condition.ts';

/** Which documents hold each word: words in their order, behind each other the numbers of the documents of each. */
export interface Postings {
  words: readonly string[];
  /** Where the documents of a word begin; one more says where the last ends. */
  starts: Uint32Array;
  documents: Uint32Array;
}

/** Set in `bits`, which is empty: the documents that hold a condition. */
export function findHolding(postings: Postings, condition: Condition, size: number): Bits {
  if ('any' in condition) {
    const [first, ...rest] = condition.any.map((one) => findHolding(postings, one, size));
    for (const bits of rest) unite(first!, bits);
    return first!;
  }
  if ('all' in condition) {
    const [first, ...rest] = condition.all.map((one) => findHolding(postings, one, size));
    for (const bits of rest) intersect(first!, bits);
    return first!;
  }
  const bits = makeBits(Math.ceil(size / 32));
  const [from, to] = placesOf(postings, condition);
  const { documents } = postings;
  for (let at = from; at < to; at += 1) setBit(bits, documents[at]!);
  return bits;
}

/** Words that begin alike stand together, so their documents do. */
function placesOf({ words, starts }: Postings, { word, isBegun }: { word: string; isBegun: boolean }) {
  const first = placeOf(words, word);
  const last = isBegun ? endOfBeginning(words, word, first) : first + Number(words[first] === word);
  return [starts[first]!, starts[last]!] as const;
}

function endOfBeginning(words: readonly string[], beginning: string, from: number): number {
  let [low, high] = [from, words.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[middle]!.startsWith(beginning)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** In how many documents a word stands. */
export function countHolding({ words, starts }: Postings, word: string): number {
  const at = placeOf(words, word);
  return words[at] === word ? starts[at + 1]! - starts[at]! : 0;
}
