/** Letter groups of romanised Khmer and their sounds, tried in this order; a group that is not heard has none. */
const LETTERS: readonly (readonly [group: RegExp, sound: string])[] = [
  [/ngk?$|ng/y, 'g'],
  [/chh?|j/y, 'c'],
  [/nh|ny(?=[aeiou])/y, 'n'],
  [/[kg]h?|ck?|q/y, 'k'],
  [/[td]+h?/y, 't'],
  [/[pb]h?|f/y, 'p'],
  [/sh?|z/y, 's'],
  [/x/y, 'ks'],
  [/[mnl]/y, '='],
  [/r(?=[aeiouy])/y, 'r'],
  [/[vw](?=[aeiouy])/y, 'v'],
  [/y(?=[aeiou])/y, 'y'],
  [/(?<=^|[aeiouywr])h(?=[aeiouy])/y, 'h'],
  [/[aeiouy]/y, '-'],
  [/[a-z]/y, ''],
];

/**
 * The sounds of one romanised word: a letter for each consonant (k, g for ng, c, n, t, p, m, y, r, l, v, s, h)
 * and a hyphen for each vowel, whatever it is. Spellings in use for one Khmer sound give one letter: ph, p, b;
 * th, t, d; kh, k; chh, ch, j; v, w; nh, ny, n. Empty for a word with other letters than a to z.
 */
export function latinSounds(word: string): string {
  if (!/^[a-z]+$/.test(word)) return '';
  let sounds = '';
  for (let at = 0; at < word.length; ) {
    for (const [group, sound] of LETTERS) {
      group.lastIndex = at;
      const letters = group.exec(word)?.[0];
      if (letters === undefined) continue;
      sounds += sound === '=' ? letters : sound;
      at += letters.length;
      break;
    }
  }
  return sounds;
}
