import { runs } from './clusters.ts';
import { fold } from './fold.ts';
import { isStopWord, LONGEST_QUERY } from './query-words.ts';

/** What a text must hold to match a query: one pattern a word, all of them in any order. */
export interface TextPatterns {
  exact: string[];
  /** The same with one typing error in each word long enough for one. */
  near: string[];
}

/** Between the parts of what was typed without a space: an address, a reference, a figure with its unit. */
const SIGNS = '[^0-9a-z\\u1780-\\u17DD]{0,3}';
const SHIFTERS = '[\\u17C9\\u17CA]';
/** Letters with an error in it that a word needs, so that it still says something. */
const LEAST_FOR_ERROR = 4;
/** A longer word is looked for as it is: its patterns would grow by the square. */
const MOST_FOR_ERROR = 32;

/**
 * The words of a query as regular expressions over stored text (`cleanText`), in the part of the language that JavaScript
 * (flags `iu`) and PostgreSQL (`~*`) share. Every spelling that folds to one form is met, accents and the register
 * shifter may be left out. No lexicon is asked; a word matches anywhere, since part of a name or number is often typed.
 */
export function textPatterns(query: string): TextPatterns | null {
  const chunks = query
    .slice(0, LONGEST_QUERY)
    .split(/\s+/)
    .map((chunk) => runs(fold(chunk)))
    .filter((parts) => parts.length > 0);
  const telling = chunks.filter(([one, other]) => other || !isStopWord(one!.text));
  const words = telling.length > 0 ? telling : chunks;
  if (words.length === 0) return null;
  const spelt = words.map((parts) =>
    parts.map(({ text, khmer }) => (khmer ? khmerLetters(text) : latinLetters(text))),
  );
  return {
    exact: spelt.map((parts) => parts.map((letters) => letters.join('')).join(SIGNS)),
    near: spelt.map((parts, at) =>
      parts
        .map((letters, n) => (/\d/.test(words[at]![n]!.text) ? letters.join('') : withOneError(letters)))
        .join(SIGNS),
    ),
  };
}

/** A letter wrong, left out, too many, or changed over with its neighbour. */
function withOneError(letters: readonly string[]): string {
  const whole = letters.join('');
  if (letters.length < LEAST_FOR_ERROR || letters.length > MOST_FOR_ERROR) return whole;
  const ways = letters.flatMap((letter, at) => {
    const [before, after] = [letters.slice(0, at).join(''), letters.slice(at + 1)];
    const rest = after.join('');
    const crossed = after[0] ? [`${before}${after[0]}${letter}${after.slice(1).join('')}`] : [];
    return [`${before}.{0,2}${rest}`, `${before}..?${letter}${rest}`, ...crossed];
  });
  return `(?:${ways.join('|')})`;
}

/** Letters with accents and without, as they stand in European and Vietnamese names. */
const ACCENTED = new Map<string, string>();
for (const [from, to] of [
  [0xc0, 0x24f],
  [0x1e00, 0x1eff],
] as const) {
  for (let code = from; code <= to; code += 1) {
    const letter = String.fromCodePoint(code);
    const plain = fold(letter);
    if (/^[a-z]$/.test(plain)) ACCENTED.set(plain, (ACCENTED.get(plain) ?? '') + letter);
  }
}

function latinLetters(word: string): string[] {
  return [...word].map((letter) => {
    if (/[0-9]/.test(letter)) return `[${letter}${String.fromCharCode(0x17e0 + Number(letter))}]`;
    const accented = ACCENTED.get(letter);
    return accented ? `[${letter}${accented}]` : letter;
  });
}

/** How a folded Khmer sign may be stored. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ឱ: '[ឱឲ]',
  អ: '[អឣ]',
  អា: '(?:[អឣ]ា|ឤ)',
  '\u17D2ត': '\u17D2[តដ]',
  '\u17D2ឧ': '\u17D2[ឧឨ]',
  '\u17BE': '(?:\u17BE|\u17C1[\u17BB-\u17BD]?\u17B8)',
  '\u17C4': '(?:\u17C4|\u17C1[\u17BB-\u17BD]?\u17B6)',
  '\u17C6': '[\u17C6\u17D3]',
  '\u17D1': '[\u17D1\u17DD]',
};
const COENG = '\u17D2';
const LETTER = /អា|\u17D2[\u1780-\u17B3]|[\u1780-\u17D3]/gu;
/** Vowels above the letter, under which a shifter is set as ុ. */
const ABOVE = /^[\u17B7-\u17BA\u17BE\u17D0]/;
const MARK = /^[\u17B6-\u17D3]/;

/** A folded Khmer run as what may stand for each of its letters. A subscript is never taken for a letter of its own. */
function khmerLetters(run: string): string[] {
  const letters = run.replaceAll(/[\u17C9\u17CA]/g, '').match(LETTER) ?? [];
  return letters.map((letter, at) => {
    const spelt = SPELLINGS[letter] ?? letter;
    const next = letters[at + 1] ?? '';
    // Below an above vowel a shifter is typed as \u17BB, before the vowel or after it.
    if (ABOVE.test(letter)) return `${spelt}\u17BB?`;
    if (MARK.test(letter) && !letter.startsWith(COENG)) return spelt;
    const start = at === 0 ? `(?<!${COENG})${spelt}` : spelt;
    if (letter === 'អា' || next.startsWith(COENG)) return start;
    const above = ABOVE.test(next) || (next === '\u17B6' && letters[at + 2] === '\u17C6');
    return start + (above ? '\u200C?[\u17C9\u17CA\u17BB]?' : `${SHIFTERS}?`);
  });
}
