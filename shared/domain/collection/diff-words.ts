import { segmenter } from '#shared/khmer/segment.ts';

/** A run of a text and what became of it. */
export interface TextPart {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Khmer writes no spaces between words: the segmenter knows its words, where the engine has the dictionary. */
const WORDS = segmenter('word');
const wordsOf = (text: string) => [...WORDS.segment(text)].map(({ segment }) => segment);

/** More differences than this are shown as one text in place of the other. */
const MOST_EDITS = 1_500;

/** How one text became another, word by word. The parts without the added ones are `from`, without the removed `to`. */
export function diffWords(from: string, to: string): TextPart[] {
  const [a, b] = [wordsOf(from), wordsOf(to)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const middle = diffMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return merged([part('same', a.slice(0, start)), ...middle, part('same', a.slice(a.length - end))]);
}

const part = (kind: TextPart['kind'], words: readonly string[]): TextPart => ({ kind, text: words.join('') });

/** How far each diagonal came before an edit; `k` stands at `k + edits + 1`. Long texts fill millions: no map is as quick. */
type Row = Int32Array;

/** Myers: the fewest words added and removed. `trace` keeps how far each diagonal came before each edit. */
function diffMiddle(a: readonly string[], b: readonly string[]): TextPart[] {
  if (a.length === 0 || b.length === 0) return [part('removed', a), part('added', b)];
  const most = Math.min(a.length + b.length, MOST_EDITS);
  const trace: Row[] = [];
  let row: Row = new Int32Array(3);
  for (let edits = 0; edits <= most; edits += 1) {
    trace.push(row);
    const next = new Int32Array(row.length + 2);
    for (let k = -edits; k <= edits; k += 2) {
      let x = comesDown(row, k, edits) ? row[k + edits + 2]! : row[k + edits]! + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x += 1;
      next[k + edits + 2] = x;
      if (x >= a.length && x - k >= b.length) return walkBack(a, b, trace);
    }
    row = next;
  }
  return [part('removed', a), part('added', b)];
}

const comesDown = (row: Row, k: number, edits: number) =>
  k === -edits || (k !== edits && row[k + edits]! < row[k + edits + 2]!);

function walkBack(a: readonly string[], b: readonly string[], trace: readonly Row[]): TextPart[] {
  const parts: TextPart[] = [];
  let [x, y] = [a.length, b.length];
  for (let edits = trace.length - 1; edits >= 0; edits -= 1) {
    const row = trace[edits]!;
    const k = x - y;
    const down = comesDown(row, k, edits);
    const fromK = down ? k + 1 : k - 1;
    const fromX = row[fromK + edits + 1]!;
    const fromY = fromX - fromK;
    while (x > fromX && y > fromY && x > 0 && y > 0) {
      parts.push({ kind: 'same', text: a[x - 1]! });
      x -= 1;
      y -= 1;
    }
    if (edits > 0)
      parts.push(down ? { kind: 'added', text: b[fromY]! } : { kind: 'removed', text: a[fromX]! });
    [x, y] = [fromX, fromY];
  }
  return parts.reverse();
}

/** Neighbours of one kind as one part; within a change what went stands before what came. */
function merged(parts: readonly TextPart[]): TextPart[] {
  const result: TextPart[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  for (const { kind, text } of parts) {
    if (text === '') continue;
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else {
      flush();
      const last = result.at(-1);
      if (last?.kind === 'same') last.text += text;
      else result.push({ kind, text });
    }
  }
  flush();
  return result;
}
