/** What a document must hold: a word or its beginning, all of some conditions, or any of them. */
export type Condition =
  | { word: string; isBegun: boolean }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] };

const PIECE = /[()&|]|[^()&|\s]+/g;
const BEGUN = ':*';

/** A text for `::tsquery` of `shared/khmer/tokens.ts`, which knows words, beginnings, `&`, `|` and brackets and nothing else. */
export function readCondition(text: string): Condition {
  const pieces = text.match(PIECE) ?? [];
  let at = 0;
  const list = (sign: string, part: () => Condition): Condition[] => {
    const found = [part()];
    while (pieces[at] === sign) {
      at += 1;
      found.push(part());
    }
    return found;
  };
  const any = (): Condition => {
    const found = list('|', all);
    return found.length === 1 ? found[0]! : { any: found };
  };
  const all = (): Condition => {
    const found = list('&', one);
    return found.length === 1 ? found[0]! : { all: found };
  };
  const one = (): Condition => {
    const piece = pieces[at];
    at += 1;
    if (piece === '(') {
      const inner = any();
      if (pieces[at] !== ')') throw new SyntaxError(`Not a condition: ${text}`);
      at += 1;
      return inner;
    }
    if (piece === undefined || /^[)&|]$/.test(piece)) throw new SyntaxError(`Not a condition: ${text}`);
    const isBegun = piece.endsWith(BEGUN);
    return { word: isBegun ? piece.slice(0, -BEGUN.length) : piece, isBegun };
  };
  const read = any();
  if (at !== pieces.length) throw new SyntaxError(`Not a condition: ${text}`);
  return read;
}

/** Whether words in their order hold it. */
export function holds(words: readonly string[], condition: Condition): boolean {
  if ('all' in condition) return condition.all.every((one) => holds(words, one));
  if ('any' in condition) return condition.any.some((one) => holds(words, one));
  const found = words[placeOf(words, condition.word)];
  return (
    found !== undefined && (condition.isBegun ? found.startsWith(condition.word) : found === condition.word)
  );
}

/** Where a word stands, or would stand, among words in their order. */
export function placeOf(words: readonly string[], word: string): number {
  let [from, to] = [0, words.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (words[middle]! < word) from = middle + 1;
    else to = middle;
  }
  return from;
}
