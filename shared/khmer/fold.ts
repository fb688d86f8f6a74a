import { CLUSTER, hasAboveVowel, orderedParts } from './cluster-order.ts';
import { remember } from './remember.ts';

/** Control characters other than line breaks and tabs. */
export const CONTROL = '\\u0000-\\u0008\\u000E-\\u001F\\u007F-\\u0084\\u0086-\\u009F';

/** Everything that draws nothing: U+200B–200F, 2060–2064, 00AD, FEFF, 17B4, 17B5, variation selectors … */
export const INVISIBLE = new RegExp(`[${CONTROL}\\p{Default_Ignorable_Code_Point}]+`, 'gu');

const ACCENTS = /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]+/g;

/** Letters that no decomposition takes apart, and the sigma whose form depends on its neighbours. */
const PLAIN: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  þ: 'th',
  ß: 'ss',
  ς: 'σ',
};
const PLAIN_LETTERS = /[æœøđðħıłþßς]/g;

/** Letters and signs with two code points for one use; ៗ repeats a word and is set with or without a space. */
const KHMER: Record<string, string> = {
  ឲ: 'ឱ',
  ឣ: 'អ',
  ឤ: 'អា',
  ឨ: 'ឧក',
  '\u17D2ឨ': '\u17D2ឧ',
  '\u17D3': '\u17C6',
  ៗ: ' ',
};
const KHMER_VARIANT = /\u17D2ឨ|[ឲឣឤឨ\u17D3ៗ០-៩]/g;

/** Marks on one letter: more cannot be drawn, and putting them in order takes the square of their number. */
export const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

export const KHMER_ANY = /[\u1780-\u17FF]/;
const CLUSTER_OR_STRAY_MARK = new RegExp(`${CLUSTER.source}|[\\u17B6-\\u17D3]`, 'g');
const NOT_TEXT = /[^\p{L}\p{M}\p{Nd}]+/gu;

const COENG_DA = '\u17D2\u178A';
const COENG_TA = '\u17D2\u178F';
const SHIFTER = '\u17CA';
const E = '\u17C1';

const foldCluster = (cluster: string): string => {
  if (cluster.length === 1) return cluster >= '\u17B6' ? ' ' : cluster;
  return cluster.length > LONGEST_KEPT ? withMarksInOrder(cluster) : keptCluster(cluster);
};

/** Khmer texts are written with some thousand clusters; what is longer is no word. */
const LONGEST_KEPT = 12;
const keptCluster = remember(withMarksInOrder, 20_000);

function withMarksInOrder(cluster: string): string {
  const { base, parts } = orderedParts(cluster);
  const coengs: string[] = [];
  const marks = new Set<string>();
  for (const part of parts) {
    if (part.length === 2) coengs.push(part === COENG_DA ? COENG_TA : part);
    else if (part !== '\u17D2') marks.add(part);
  }
  join(marks, '\u17B8', '\u17BE');
  join(marks, '\u17B6', '\u17C4');
  if (hasAboveVowel(marks)) {
    const below = ['\u17C9', SHIFTER, '\u17BB'].filter((mark) => marks.delete(mark));
    if (below.length > 0) marks.add(SHIFTER);
  }
  const inOrder = orderedParts(base + coengs.join('') + [...marks].sort().join(''));
  return base + inOrder.parts.join('');
}

/** Two vowel halves typed one by one, perhaps with a below vowel between, become the whole vowel. */
function join(marks: Set<string>, half: string, whole: string): void {
  if (!marks.has(whole) && !(marks.has(E) && marks.has(half))) return;
  marks.delete(E);
  marks.delete(half);
  marks.add(whole);
}

/**
 * The search form of a text: every spelling of one word gives the same string of lower-case letters,
 * marks and the digits 0-9, words divided by one space. Never shown, never stored in place of the text.
 * Idempotent. Rules and their order: docs/adr/0005-khmer-search-text.md.
 */
export function fold(text: string): string {
  const plain = text
    .replaceAll('\u17DD', '\u17D1')
    .replace(INVISIBLE, '')
    .replace(TOO_MANY_MARKS, '$1')
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(PLAIN_LETTERS, (letter) => PLAIN[letter]!);
  return foldKhmer(plain).replace(NOT_TEXT, ' ').trim();
}

function foldKhmer(text: string): string {
  if (!KHMER_ANY.test(text)) return text;
  return text
    .replace(KHMER_VARIANT, (sign) => KHMER[sign] ?? String(sign.charCodeAt(0) - 0x17e0))
    .replace(CLUSTER_OR_STRAY_MARK, foldCluster);
}
