import { khmerWords, type Run, runs } from './clusters.ts';
import { fold } from './fold.ts';
import { romanisedSounds } from './romanised-words.ts';
import { khmerSounds } from './sounds-khmer.ts';
import { latinSounds } from './sounds-latin.ts';

/** First letter of tokens that come from Khmer titles and from Latin ones; folded words have no capitals. */
export const FROM_KHMER = 'K';
export const FROM_LATIN = 'L';

const LONGEST_WINDOW = 4;
const LONGEST_KEY = 10;
/** Readings of a name of several words that are kept; the likeliest come first. */
const MOST_READINGS = 4;

/** Words of Khmer grammar: a name neither begins nor ends with one. */
const GRAMMAR = new Set(
  'និង ឬ នៃ ជា ក្នុង របស់ ដែល សម្រាប់ ដើម្បី ពី ទៅ មក លើ នៅ ដោយ នេះ នោះ ការ មិន សូម បាន ត្រូវ មាន អាច គឺ'
    .split(' ')
    .map(fold),
);

/** Consonants alone: doubles once, an h after a consonant away, `a` for a vowel at the beginning. */
function skeleton(sounds: string): string {
  return tidy(sounds).replace(/^-/, 'a').replaceAll('-', '');
}

function tidy(sounds: string): string {
  return sounds.replace(/(?<=[^-])h/g, '').replace(/(.)\1+/g, '$1');
}

/**
 * The consonant skeleton of a text in either script, without spaces: `pnmpn` for Phnom Penh, pnom penh and
 * ភ្នំពេញ. For comparing names across scripts; of several readings of a Khmer word the likeliest.
 */
export function romanKey(text: string): string {
  const sounds = runs(fold(text)).map(({ khmer, text: run }) =>
    khmer ? khmerSounds(run)[0] : romanisedSounds(run) || latinSounds(run),
  );
  return skeleton(sounds.join(''));
}

/**
 * What a token says of the sounds of one or more words; null if that is too little or too much. Two consonants
 * alone are shared by too many words, so with them the places of the vowels count (Sok `sok`, Sokha `soko`).
 */
function tokenBody(sounds: string): string | null {
  const key = skeleton(sounds);
  if (key.length < 2 || key.length > LONGEST_KEY) return null;
  return key.length === 2 ? tidy(sounds).replaceAll('-', 'o') : key;
}

/** Whether more sounds may follow a token body: it holds three consonants or more, and thus no vowel. */
export function mayGoOn(body: string): boolean {
  return body.length > 2 && !body.includes('o');
}

/** Token bodies of adjacent words, each in its readings, taken as one name; empty if they say too little. */
export function joinedBodies(words: readonly (readonly string[])[]): string[] {
  let readings = [''];
  for (const word of words) {
    readings = readings.flatMap((reading) => word.map((sounds) => reading + sounds)).slice(0, MOST_READINGS);
  }
  return [...new Set(readings.map(tokenBody))].filter((body) => body !== null);
}

/** The readings of one run as the query side needs them; empty for an ordinary English word or a number. */
export function readings(run: Run): string[] {
  if (run.khmer) return khmerSounds(run.text);
  const sounds = romanisedSounds(run.text);
  return sounds ? [sounds] : [];
}

/** One word of a title that could be part of a name. */
interface Word {
  readings: string[];
  grammar: boolean;
}

/**
 * The extra search tokens of a title: the keys of the sounds of one to four adjacent words of one script, and
 * of each whole Khmer run, behind `K` or `L` for the script. So a Latin query finds a Khmer title and the
 * reverse, and `pnom` finds Phnom; a Khmer query asks only for `L` tokens, since Khmer is matched with Khmer
 * by its letters. Ordinary English words have none (`romanisedSounds`).
 */
export function romanTokens(text: string): string[] {
  const found = new Set<string>();
  for (const stretch of stretches(runs(fold(text)))) {
    const marker = stretch[0]!.khmer ? FROM_KHMER : FROM_LATIN;
    const wholeRuns = stretch
      .filter(({ khmer, text: run }) => khmer && !GRAMMAR.has(run))
      .map((run) => [readings(run)]);
    for (const name of [...wholeRuns, ...windows(stretch.flatMap(wordsOf))]) {
      for (const body of joinedBodies(name)) found.add(marker + body);
    }
  }
  return [...found];
}

/** Adjacent runs of one script, divided by those without a sound. */
function stretches(all: readonly Run[]): Run[][] {
  const found: Run[][] = [];
  let before: Run | undefined;
  for (const run of all) {
    const sounding = readings(run).length > 0;
    if (sounding && before?.khmer === run.khmer) found.at(-1)!.push(run);
    else if (sounding) found.push([run]);
    before = sounding ? run : undefined;
  }
  return found;
}

function wordsOf(run: Run): Word[] {
  if (!run.khmer) return [{ readings: readings(run), grammar: false }];
  return khmerWords(run.text).map((word) => ({ readings: khmerSounds(word), grammar: GRAMMAR.has(word) }));
}

/** The readings of one to four adjacent words, neither the first nor the last of them grammar. */
function windows(words: readonly Word[]): string[][][] {
  const found: string[][][] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(from + LONGEST_WINDOW, words.length); to++) {
      if (words[from]!.grammar || words[to - 1]!.grammar) continue;
      found.push(words.slice(from, to).map((word) => word.readings));
    }
  }
  return found;
}
