import { LRUCache } from 'lru-cache';
import { PROVINCES } from '#shared/domain/provinces.ts';
import { writeLatin } from '#shared/khmer/write-latin.ts';

/** A record by its names in both languages; people are written otherwise than organisations. */
export type Names = { name: string; name_kh: string; kind?: string } | { title: string; title_kh: string };

const MOST_LETTERS = 60;
/** Khmer letters with the marks among them that nobody sees, and Khmer digits. */
const KHMER = /[\u1780-\u17D3][\u1780-\u17D3\u200B-\u200D\u2060]*/g;
const KHMER_DIGITS = /[\u17E0-\u17E9]/g;
/** Latin letters that are no other letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ħ: 'h', ı: 'i' },
};
/** Provinces are written as official papers write them; the longest stands first. */
const PLACES = new Map(PROVINCES.map(({ name, name_kh }) => [name_kh.normalize('NFC'), name]));
const PLACE = new RegExp(
  [...PLACES.keys()]
    .filter((name_kh) => name_kh.length > 4)
    .sort((a, b) => b.length - a.length)
    .join('|'),
  'g',
);

/** Words of Khmer are found by a dictionary (0.1 ms a name), and lists show the same names again and again. */
const written = new LRUCache<string, string>({ max: 20_000 });

function inLatin(khmer: string, isPerson: boolean): string {
  const key = `${isPerson ? 'p' : 'o'}${khmer}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const latin = isPerson
    ? writeLatin(khmer, { isPerson })
    : khmer
        .replace(PLACE, (place) => ` ${PLACES.get(place)} `)
        .replace(KHMER, (rest) => ` ${writeLatin(rest, { isPerson })} `);
  written.set(key, latin);
  return latin;
}

function tailIn(text: string, isPerson: boolean): string {
  const latin = text
    .normalize('NFC')
    .replace(KHMER, (khmer) => ` ${inLatin(khmer, isPerson)} `)
    .replace(KHMER_DIGITS, (digit) => String(digit.charCodeAt(0) - 0x17e0))
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'’ʼ]/g, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþħı]/g, (letter) => LETTERS[letter]!);
  return wholeWords(latin.match(/[a-z0-9]+/g) ?? []);
}

/** As many words as there is room for; the first is cut if it alone is too long. */
function wholeWords([first = '', ...rest]: readonly string[]): string {
  let tail = first.slice(0, MOST_LETTERS);
  for (const word of rest) {
    if (tail.length + 1 + word.length > MOST_LETTERS) break;
    tail += `-${word}`;
  }
  return tail;
}

/**
 * What the address of a record ends in: its English name, else its Khmer one in Latin letters, the same for readers of both
 * languages. Lower-case ASCII, words by hyphens, at most 60 letters; empty where neither name has a letter or digit.
 */
export function tailOf(record: Names): string {
  if ('title' in record) return tailIn(record.title, false) || tailIn(record.title_kh, false);
  const isPerson = record.kind === 'mentor';
  return tailIn(record.name, isPerson) || tailIn(record.name_kh, isPerson);
}
