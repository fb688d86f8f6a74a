import { wellFormed } from '#shared/format/well-formed.ts';
import { CLUSTER, orderCluster } from './cluster-order.ts';
import { CONTROL, KHMER_ANY, TOO_MANY_MARKS } from './fold.ts';

const ZERO_WIDTH = new RegExp(
  `[${CONTROL}\\u00AD\\u17B4\\u17B5\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2064\\u2066-\\u2069\\uFE00-\\uFE0F\\uFEFF]`,
  'gu',
);

/** Between which signs one that draws nothing can be seen all the same: `at` the end of what stands before, `on` after it. */
const SEEN = [
  // A joiner holds a Khmer shifter above its letter.
  { sign: /\u200C/, at: /[\u1780-\u17B3\u17B6-\u17D3]$/, on: /^[\u17C9\u17CA]/ },
  // Inside an emoji joiners and selectors say which it is.
  {
    sign: /\u200D/,
    at: /(?:\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})$/u,
    on: /^\p{Extended_Pictographic}/u,
  },
  { sign: /[\uFE00-\uFE0F]/, at: /[\p{Extended_Pictographic}0-9#*]$/u, on: /^/ },
];
/** An emoji with its selector. */
const LONGEST_BEFORE = 4;

/** Not one pattern that looks behind: those stop the scripts of Safari before 16.4. */
function keepSeen(sign: string, place: number, text: string): string {
  const rule = SEEN.find((each) => each.sign.test(sign));
  const before = text.slice(Math.max(0, place - LONGEST_BEFORE), place);
  return rule?.at.test(before) && rule.on.test(text.slice(place + 1, place + 3)) ? sign : '';
}

const KHMER_OR_OTHER = /[\u1780-\u17FF\u200C]+|[^\u1780-\u17FF\u200C]+/g;

/**
 * The storage form of a text a person typed: trimmed, spaces reduced to one (at most one empty line
 * stays), nothing invisible, Khmer clusters in canonical order, all other scripts in NFC.
 * Spelling, letter case and digits stay as typed; of Khmer, Latin and emoji nothing that can be seen
 * is lost. Idempotent.
 */
export function cleanText(text: string): string {
  return wellFormed(text)
    .replace(ZERO_WIDTH, keepSeen)
    .replace(TOO_MANY_MARKS, '$1')
    .replace(KHMER_OR_OTHER, cleanRun)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** NFC would move U+17DD and the coeng past each other, so Khmer never goes through it. */
function cleanRun(run: string): string {
  if (!KHMER_ANY.test(run)) return run.normalize('NFC');
  return run.replace(CLUSTER, orderCluster);
}
