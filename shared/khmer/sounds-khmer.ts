import { clusters } from './clusters.ts';
import { remember } from './remember.ts';

/** One letter for each consonant sound; the two series and the aspirates are not distinguished. */
const CONSONANTS: Record<string, string> = Object.fromEntries(
  [
    ['k', 'កខគឃ'],
    ['g', 'ង'],
    ['c', 'ចឆជឈ'],
    ['n', 'ញណន'],
    ['t', 'ដឋឌឍតថទធ'],
    ['p', 'បផពភ'],
    ['m', 'ម'],
    ['y', 'យ'],
    ['r', 'រ'],
    ['l', 'លឡ'],
    ['v', 'វ'],
    ['s', 'ឝឞស'],
    ['h', 'ហ'],
    ['', 'អ'],
    ['r-', 'ឫឬ'],
    ['l-', 'ឭឮ'],
    ['-', 'ឥឦឧឩឪឯឰឱឳ'],
  ].flatMap(([sound, letters]) => [...letters!].map((letter) => [letter, sound!])),
);

/** Sounds that a Latin spelling leaves out, or writes as a vowel, at the end of a syllable. */
const WEAK = new Set(['r', 'y', 'v']);

/** One cluster with what its sound depends on. */
interface Part {
  base: string;
  subs: string;
  vowel: boolean;
  /** Ends in an m, written ំ, or in the k that is heard for ៈ. */
  final: string;
  /** Vowel ិ or ុ alone: at the end of a word often not heard. */
  faint: boolean;
  /** Shortened by ់: can only end a syllable. */
  closing: boolean;
  /** Not heard at all, under ៍ or a robat. */
  silent: boolean;
}

const part = remember(toPart, 10_000);

function toPart(cluster: string): Part {
  const [base, ...below] = cluster.replace(/[^\u1780-\u17B3]/g, '');
  const sound = CONSONANTS[base!]!;
  let subs = below
    .map((letter) => CONSONANTS[letter]!)
    .join('')
    .replaceAll('-', '');
  if (sound === 'h' && subs === 'v') subs = 'p';
  if (sound === 's' && subs === 'tr') subs = 'r';
  const silenced = cluster.includes('\u17CD') || /^.\u17CC$/.test(cluster);
  return {
    base: (sound === 'h' && subs !== '') || (silenced && subs === '') ? '' : sound.replace('-', ''),
    subs: silenced ? '' : subs.replace('h', ''),
    vowel: !silenced && (/[\u17B6-\u17C8\u17D0]/.test(cluster) || sound.endsWith('-')),
    final: cluster.includes('\u17C6') ? 'm' : cluster.includes('\u17C8') ? 'k' : '',
    faint: /^[^\u17B6-\u17C8]+[\u17B7\u17BB]$/.test(cluster),
    closing: silenced || cluster.includes('\u17CB'),
    silent: silenced && subs === '',
  };
}

/**
 * The sounds of a folded Khmer run, in the letters of `latinSounds`. Khmer does not write whether a letter
 * without a vowel ends a syllable or makes one, so a run can have several readings: the likely one first,
 * then (four in all at most) those in which a doubtful letter is heard the other way.
 */
export function khmerSounds(run: string): string[] {
  const parts = clusters(run)
    .map(part)
    .filter(({ silent }) => !silent);
  let readings = [''];
  let open = false;
  for (const [index, now] of parts.entries()) {
    const next = parts[index + 1];
    const onset = now.base + now.subs;
    if (now.vowel) {
      const final = now.final === 'm' && next?.base === 'g' && !next.vowel ? '' : now.final;
      const fading = now.faint && index > 0 && next === undefined;
      readings = spread(
        readings,
        `${onset}-${final}`,
        fading ? onset : final === 'k' ? `${onset}-` : undefined,
      );
      open = final === '';
    } else if (index > 0 && (now.closing || (open && (next === undefined || next.vowel)))) {
      readings = next === undefined || now.closing ? spread(readings, ending(now)) : medial(readings, now);
      open = false;
    } else {
      readings = spread(readings, `${onset}-`, index > 0 && WEAK.has(now.base) ? now.subs : undefined);
      open = true;
    }
  }
  return readings;
}

/** What is heard of a letter that ends a syllable: the base, unless it is weak. */
function ending(part: Part): string {
  return WEAK.has(part.base) || part.base === 'h' ? '' : part.base;
}

/** A letter without a vowel between two syllables ends the first and may begin another. */
function medial(readings: string[], now: Part): string[] {
  if (now.base === 'h') return spread(readings, 'h-');
  if (now.subs !== '') return spread(readings, `${ending(now)}${now.subs}-`, ending(now));
  return WEAK.has(now.base) ? spread(readings, '', `${now.base}-`) : spread(readings, now.base);
}

/** Each reading with what is heard, then, while they are few, each with the other possibility. */
function spread(readings: string[], heard: string, other = heard): string[] {
  const likely = readings.map((reading) => reading + heard);
  if (other === heard || readings.length > 2) return likely;
  return [...likely, ...readings.map((reading) => reading + other)];
}
