import { clusters, khmerWords } from './clusters.ts';
import { remember } from './remember.ts';
import { segmenter } from './segment.ts';

const WORDS = segmenter('word');
/** Longest part that is looked up, in clusters. */
const LONGEST_PART = 8;
/** Shortest word that is divided or seen across two others, in signs: half of all short clusters are words by themselves. */
const SHORTEST_DIVIDED = 6;
/** Longest, in clusters: no word is, and the work grows by the square. */
const LONGEST_DIVIDED = 24;
/** What has been looked up is kept up to so many entries, then forgotten whole. */
const MOST_KEPT = 50_000;

const splitsOf = new Map<string, readonly number[]>();

/**
 * Whether the engine's dictionary has a word. It says so only of what it divides: a word written twice falls in two, while
 * letters it does not know stay together.
 */
export const isKnownWord = remember((word) => {
  const parts = [...WORDS.segment(word + word)];
  return parts.length === 2 && parts[0]!.segment === word;
}, MOST_KEPT);

/**
 * Where words may begin in a folded Khmer run, as numbers of its clusters: each beginning the dictionary sees; inside its words
 * each place that divides them into known words too, since it joins what people look for apart (ចុះបញ្ជី); and where two of its
 * words can be read as others (មានកាល បរិច្ឆេទ), the beginnings of these. What else lies across two words is in none.
 */
export function wordStarts(run: string): Set<number> {
  const starts = new Set<number>();
  let at = 0;
  let before: { start: number; parts: string[] } | undefined;
  for (const word of khmerWords(run)) {
    const parts = clusters(word);
    starts.add(at);
    for (const split of splits(parts, 0)) starts.add(at + split);
    if (before) {
      const both = [...before.parts, ...parts];
      for (const split of splits(both, before.parts.length)) starts.add(before.start + split);
    }
    before = { start: at, parts };
    at += parts.length;
  }
  return starts;
}

/** The places that divide clusters into known words from the first to the last; with a border, only of the word across it. */
function splits(parts: readonly string[], border: number): readonly number[] {
  const whole = parts.join('');
  if (parts.length < 2 || parts.length > LONGEST_DIVIDED) return [];
  if (parts.length === 2 && whole.length < SHORTEST_DIVIDED) return [];
  const key = `${border} ${whole}`;
  const kept = splitsOf.get(key);
  if (kept) return kept;
  const isPart = (from: number, to: number) =>
    to - from <= LONGEST_PART && isKnownWord(parts.slice(from, to).join(''));
  const last = parts.length;
  const reached = [true];
  for (let to = 1; to <= last; to += 1)
    reached[to] = reached.some((can, from) => can && from < to && isPart(from, to));
  const reaches: boolean[] = [];
  reaches[last] = true;
  for (let from = last - 1; from >= 0; from -= 1)
    reaches[from] = reaches.some((can, to) => can && to > from && isPart(from, to));
  const isAcross = (at: number) =>
    parts.some((_, other) => {
      const [from, to] = at < border ? [at, border + other + 1] : [other, at];
      const isSplit = from < border && to > border && to <= last && reached[from] && reaches[to];
      return isSplit && isPart(from, to) && parts.slice(from, to).join('').length >= SHORTEST_DIVIDED;
    });
  const found = parts.flatMap((_, at) =>
    at > 0 && reached[at] && reaches[at] && (border === 0 || isAcross(at)) ? [at] : [],
  );
  if (splitsOf.size >= MOST_KEPT) splitsOf.clear();
  splitsOf.set(key, found);
  return found;
}
