import { PROVINCES } from '#shared/domain/provinces.ts';
import { fold } from '#shared/khmer/fold.ts';
import { queryWords } from '#shared/khmer/query-words.ts';
import { romanKey } from '#shared/khmer/romanise.ts';
import { typingDistance } from './typing-distance.ts';

const LONGEST_PLACE = 3;
/** Letters by which spellings of one sound differ at most. */
const APART = 2;
/** Short names are near too many words. */
const LONG_ENOUGH = 6;

const PLACES = PROVINCES.map(({ name }) => {
  const letters = fold(name).replaceAll(' ', '');
  return { name, letters, sound: romanKey(letters) };
});

/**
 * The query with the names of provinces as official papers spell them: everybody romanises them in their own way (pnom penh,
 * phnompenh), and texts do in one. Null where there is no other spelling in it.
 */
export function withPlacesSpelt(query: string): string | null {
  const words = queryWords(query).map(({ text }) => text);
  const spelt: string[] = [];
  let changed = false;
  for (let at = 0; at < words.length; ) {
    const found = longestPlace(words, at);
    spelt.push(found?.name ?? words[at]!);
    changed ||= found !== null && fold(found.name) !== words.slice(at, at + found.words).join(' ');
    at += found?.words ?? 1;
  }
  return changed ? spelt.join(' ') : null;
}

function longestPlace(words: readonly string[], at: number): { name: string; words: number } | null {
  for (let count = Math.min(LONGEST_PLACE, words.length - at); count > 0; count -= 1) {
    const letters = words.slice(at, at + count).join('');
    const place = PLACES.find((one) => isSpelling(letters, one));
    if (place) return { name: place.name, words: count };
  }
  return null;
}

function isSpelling(letters: string, place: (typeof PLACES)[number]): boolean {
  if (letters === place.letters) return true;
  if (letters.length < LONG_ENOUGH || !/^[a-z]+$/.test(letters)) return false;
  const errors = typingDistance(letters, place.letters);
  return errors <= 1 || (errors <= APART && romanKey(letters) === place.sound);
}
