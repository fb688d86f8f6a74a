import { segmenter } from '../khmer/segment.ts';

export interface TextPart {
  text: string;
  /** Not in the other text. */
  changed: boolean;
}
export interface TextChange {
  was: TextPart[];
  now: TextPart[];
}

/** Longer texts would take too long to compare word by word. */
const MOST_WORDS = 2_000;
/** Texts that have less than this in common are distinguished as wholes. */
const LEAST_IN_COMMON = 0.3;

const words = (text: string): string[] =>
  Array.from(segmenter('word').segment(text), ({ segment }) => segment);

/** Which words of a text are new and which are gone; null where hardly any stayed, or the texts are too long. */
export function wordChanges(was: string, now: string): TextChange | null {
  const [old, fresh] = [words(was), words(now)];
  if (Math.max(old.length, fresh.length) > MOST_WORDS) return null;
  const { kept, stays } = inCommon(old, fresh);
  const letters = (list: readonly string[]) => list.join('').replace(/\s/g, '').length;
  const common = letters(old.filter((_, at) => kept.has(at)));
  if (common < LEAST_IN_COMMON * Math.max(letters(old), letters(fresh))) return null;
  return { was: partsOf(old, kept), now: partsOf(fresh, stays) };
}

/** The entries of a list by what became of them, in the order of the new list; those that are gone stand where they were. */
export function listChanges(was: readonly string[], now: readonly string[]) {
  const { kept, stays } = inCommon(was, now);
  return {
    was: was.map((text, at) => ({ text, changed: !kept.has(at) })),
    now: now.map((text, at) => ({ text, changed: !stays.has(at) })),
  };
}

/** An entry of a list by its words; all of it is changed where it came or went. */
export type EntryParts = TextPart[];

/**
 * The entries of two lists by their words: one that changed stands beside what it was, so that of a product or a round only
 * what is another is marked.
 */
export function entryChanges(was: readonly string[], now: readonly string[]) {
  const entries = listChanges(was, now);
  const plain = ({ text, changed }: TextPart): EntryParts => (text === '' ? [] : [{ text, changed }]);
  const [old, fresh] = [entries.was.map(plain), entries.now.map(plain)];
  const gone = entries.was.flatMap(({ changed }, at) => (changed ? [at] : []));
  for (const [place, { changed, text }] of entries.now.entries()) {
    if (!changed) continue;
    for (const [n, at] of gone.entries()) {
      const parts = wordChanges(entries.was[at]!.text, text);
      if (!parts) continue;
      old[at] = parts.was;
      fresh[place] = parts.now;
      gone.splice(n, 1);
      break;
    }
  }
  return { was: old, now: fresh };
}

/** Where the longest run of entries that both have, in their order, stands in each. */
function inCommon(old: readonly string[], fresh: readonly string[]) {
  const width = fresh.length + 1;
  const longest = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = fresh.length - 1; j >= 0; j -= 1)
      longest[i * width + j] =
        old[i] === fresh[j]
          ? longest[(i + 1) * width + j + 1]! + 1
          : Math.max(longest[(i + 1) * width + j]!, longest[i * width + j + 1]!);
  const [kept, stays] = [new Set<number>(), new Set<number>()];
  let [i, j] = [0, 0];
  while (i < old.length && j < fresh.length) {
    if (old[i] === fresh[j]) {
      kept.add(i);
      stays.add(j);
      i += 1;
      j += 1;
    } else if (longest[(i + 1) * width + j]! >= longest[i * width + j + 1]!) i += 1;
    else j += 1;
  }
  return { kept, stays };
}

/** Neighbours of one sort joined; a space between two changed words changes with them. */
function partsOf(list: readonly string[], same: ReadonlySet<number>): TextPart[] {
  const parts: TextPart[] = [];
  list.forEach((text, at) => {
    const isGap = /^\s+$/.test(text) && at > 0 && at < list.length - 1;
    const changed = isGap ? !same.has(at - 1) && !same.has(at + 1) : !same.has(at);
    const last = parts.at(-1);
    if (last?.changed === changed) last.text += text;
    else parts.push({ text, changed });
  });
  return parts;
}
