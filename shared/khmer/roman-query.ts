import type { Run } from './clusters.ts';
import { FROM_KHMER, FROM_LATIN, joinedBodies, mayGoOn, readings } from './romanise.ts';
import { partSounds } from './romanised-words.ts';

/** Words of a query up to which they are also joined, and how many make one name at most. */
const JOINED_UP_TO = 4;
const LONGEST_NAME = 3;

/** One word of a query: its plain condition, and the sounds it may stand for. */
interface Word {
  plain: string;
  khmer: boolean;
  sounds: string[];
  /** The sounds as part of a name of several words, which may also look like English: poi pet, reach theani. */
  asPart: string[];
}

/** One of the ways a query may be meant, as text for `::tsquery`. */
export interface Reading {
  condition: string;
  /** What stands before its last piece, which may be only begun; empty when there is one piece. */
  head: string;
}

/**
 * The conditions for the words of a query, each found as it is written or by its sound in the other script.
 * People write one name as one word or as several (Phnom Penh, phnompenh), so adjacent words are also asked
 * for as one: any of the conditions may hold. Words without a sound (ordinary English, numbers) keep their plain one.
 */
export function readingsWithSounds(query: readonly Run[], plain: readonly string[]): Reading[] {
  const words = query.map((run, index): Word => {
    const sounds = readings(run);
    const asPart = sounds.length > 0 || run.khmer ? sounds : [partSounds(run.text)].filter(Boolean);
    return { plain: plain[index]!, khmer: run.khmer, sounds, asPart };
  });
  return divisions(words, words.length > JOINED_UP_TO ? 1 : LONGEST_NAME).flatMap(
    (division) => reading(division) ?? [],
  );
}

/** All ways to divide the words into pieces of one up to `longest` words of one script. */
function divisions(words: readonly Word[], longest: number): Word[][][] {
  if (words.length === 0) return [[]];
  const all: Word[][][] = [];
  for (let size = 1; size <= Math.min(longest, words.length); size++) {
    const piece = words.slice(0, size);
    if (size > 1 && !piece.every((word) => word.asPart.length > 0 && word.khmer === piece[0]!.khmer)) break;
    // English words alone are English, and each that is joined makes the search dearer.
    const surely = piece.filter(({ sounds }) => sounds.length > 0).length;
    if (size > 1 && surely < size && (surely === 0 || size > 2)) continue;
    for (const rest of divisions(words.slice(size), longest)) all.push([piece, ...rest]);
  }
  return all;
}

/** What one division asks for; null if a piece of several words says too little by its sound. */
function reading(division: readonly Word[][]): Reading | null {
  const conditions: string[] = [];
  for (const [index, piece] of division.entries()) {
    const tokens = pieceTokens(piece, index === division.length - 1);
    if (piece.length > 1 && tokens.length === 0) return null;
    const either = piece.length > 1 ? tokens : [piece[0]!.plain, ...tokens];
    const alone = either.length === 1 || division.length === 1;
    conditions.push(alone ? either.join(' | ') : `(${either.join(' | ')})`);
  }
  return { condition: conditions.join(' & '), head: conditions.slice(0, -1).join(' & ') };
}

/** Khmer words are looked for in Latin titles only: in Khmer ones their letters are the better key. */
function pieceTokens(piece: readonly Word[], last: boolean): string[] {
  const markers = piece[0]!.khmer ? [FROM_LATIN] : [FROM_KHMER, FROM_LATIN];
  const bodies = joinedBodies(piece.map(({ sounds, asPart }) => (piece.length > 1 ? asPart : sounds)));
  return bodies.flatMap((body) =>
    markers.map((marker) => marker + body + (last && mayGoOn(body) ? ':*' : '')),
  );
}
