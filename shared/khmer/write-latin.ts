import { khmerWords } from './clusters.ts';

/** How a letter is written where a syllable begins and where it ends. Those of the second series sound with an o. */
const FIRST = Object.fromEntries(
  'ក k k;ខ kh k;ច ch ch;ឆ chh ch;ដ d t;ឋ th t;ណ n n;ត t t;ថ th t;ប b p;ផ ph p;ស s s;ហ h ;ឡ l l;អ  '
    .split(';')
    .map((one) => [one[0]!, one.slice(2).split(' ')]),
);
const SECOND = Object.fromEntries(
  'គ k k;ឃ kh k;ង ng ng;ជ ch ch;ឈ chh ch;ញ nh nh;ឌ d t;ឍ th t;ទ t t;ធ th t;ន n n;ព p p;ភ ph p;ម m m;យ y y;រ r r;ល l l;វ v v'
    .split(';')
    .map((one) => [one[0]!, one.slice(2).split(' ')]),
);
const LETTERS: Readonly<Record<string, string[]>> = { ...FIRST, ...SECOND };
const SONORANT = 'ងញណនមយរលឡវ';
const ALONE = Object.fromEntries(
  'ឥ e;ឦ ei;ឧ u;ឩ ou;ឪ ov;ឫ rue;ឬ rue;ឭ lue;ឮ lue;ឯ e;ឰ ai;ឱ ao;ឲ ao;ឳ ov'
    .split(';')
    .map((one) => one.split(' ') as [string, string]),
);

/** Vowels after a letter of the first and of the second series; the longer sign stands before the shorter. */
const VOWELS: readonly (readonly [sign: string, first: string, second: string])[] = [
  ['ុំ', 'om', 'um'],
  ['ាំ', 'am', 'am'],
  ['ោះ', 'oh', 'uoh'],
  ['េះ', 'eh', 'eh'],
  ['ុះ', 'oh', 'uh'],
  ['ិះ', 'eh', 'ih'],
  ['ំ', 'am', 'um'],
  ['ះ', 'ah', 'eah'],
  ['ៈ', 'ak', 'ak'],
  ['ា', 'a', 'ea'],
  ['ិ', 'e', 'i'],
  ['ី', 'ey', 'i'],
  ['ឹ', 'oe', 'i'],
  ['ឺ', 'eu', 'eu'],
  ['ុ', 'o', 'u'],
  ['ូ', 'ou', 'ou'],
  ['ួ', 'uo', 'uo'],
  ['ើ', 'aeu', 'eu'],
  ['ឿ', 'oeu', 'oeu'],
  ['ៀ', 'ie', 'ie'],
  ['េ', 'e', 'e'],
  ['ែ', 'e', 'e'],
  ['ៃ', 'ai', 'ey'],
  ['ោ', 'ao', 'o'],
  ['ៅ', 'ao', 'ov'],
  ['័', 'a', 'ea'],
];
const CLUSTER = /[\u1780-\u17B3](?:\u17D2[\u1780-\u17A2]|[\u17B6-\u17D1\u17D3\u17DD])*/g;

interface Part {
  onset: string;
  /** As it is written at the end of a syllable: with what hangs below it, and without. */
  closing: string;
  ends: string;
  vowel: string | null;
  second: boolean;
  /** A letter with another below it that closes the syllable before: the two ន of វណ្ណា. */
  splits: string | null;
  short: boolean;
  /** Vowel ិ or ុ alone: at the end of a word not heard. */
  faint: boolean;
  twin: boolean;
}

function partOf(cluster: string): Part | null {
  if (/[\u17CD\u17CC]/.test(cluster) && !/[\u17B6-\u17C8]/.test(cluster)) return null;
  const base = cluster[0]!;
  if (ALONE[base])
    return {
      onset: '',
      closing: '',
      ends: '',
      vowel: ALONE[base],
      second: false,
      splits: null,
      short: false,
      faint: false,
      twin: false,
    };
  const below = [...cluster.matchAll(/\u17D2(.)/g)].map(([, letter]) => letter!);
  const raised = /[\u17C9]/.test(cluster);
  const ruler = [base, ...below].findLast((letter) => !SONORANT.includes(letter)) ?? base;
  const second = cluster.includes('\u17CA') || (!raised && ruler in SECOND);
  const heard = (letter: string) => LETTERS[letter]?.[0] ?? '';
  const start = base === 'ប' && (raised || below.length > 0) ? 'p' : heard(base);
  const found = VOWELS.find(([sign]) => cluster.replace(/[\u17C9\u17CA]/g, '').includes(sign));
  const twin = below[0] === base;
  const parts =
    twin ||
    (below.length > 0 && 'កងញដណតនបម'.includes(base) && !SONORANT.includes(below[0]!)) ||
    (below[0] === 'ល' && base === 'ន');
  return {
    onset: start + below.map(heard).join(''),
    closing: /[ឋថធ]/.test(below.join('')) ? 'th' : (LETTERS[base]?.[1] ?? ''),
    ends: LETTERS[base]?.[1] ?? '',
    vowel: found ? found[second ? 2 : 1]! : null,
    second,
    splits: parts ? below.map(heard).join('') : null,
    short: cluster.includes('\u17CB'),
    faint: /^[^\u17B6-\u17D1]+[\u17B7\u17BB]$/.test(cluster),
    twin,
  };
}

interface Syllable {
  onset: string;
  vowel: string | null;
  end: string;
  second: boolean;
  short: boolean;
  twin: boolean;
}

function syllablesOf(word: string): Syllable[] {
  const parts = [...word.matchAll(CLUSTER)]
    .map(([cluster]) => partOf(cluster))
    .filter((part) => part !== null);
  const found: Syllable[] = [];
  for (const [at, part] of parts.entries()) {
    const before = found.at(-1);
    const open = before && before.end === '' && !/[mhk]$/.test(before.vowel ?? '');
    const isLast = at === parts.length - 1;
    const next = parts[at + 1];
    const closes = isLast || (before?.vowel != null && next?.vowel != null && next.splits === null);
    if (open && (part.vowel === null ? closes && (isLast || part.splits === null) : isLast && part.faint)) {
      before.end = part.closing;
      before.short ||= part.short;
      before.twin = part.twin;
      continue;
    }
    const syllable = { ...part, end: '', twin: false };
    if (open && part.splits !== null) {
      before.end = part.ends;
      before.twin = part.twin;
      syllable.onset = part.splits;
    }
    found.push(syllable);
  }
  return found;
}

function written(
  { onset, vowel, end, second, short, twin }: Syllable,
  isAlone: boolean,
  isLast: boolean,
): string {
  // A vowel that is not written: a where the syllable stays open or is short, else o.
  if (vowel === null) {
    const open = end === '' || twin || (!second && (short ? end !== 's' : /^[nm]/.test(end)));
    return onset + (open ? 'a' : 'o') + end;
  }
  if (vowel === 'ea' && end === '' && !isAlone && !/[tpc]h$/.test(onset)) return `${onset}a`;
  if (vowel === 'ea' && short) return `${onset}oa${end}`;
  if (vowel === 'ea' && end === 'y') return `${onset}ey`;
  if (vowel === 'i' && end === '' && isLast) return `${onset}y`;
  if (vowel === 'e' && end === 'v') return `${onset}eo`;
  return onset + vowel + end;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * A Khmer name in Latin letters, as people usually write such names, to begin with: ហេង ពិសិដ្ឋ is Heng Piset. What
 * stands in one's papers may differ, so it is a proposal only. Empty for what has letters that are not Khmer.
 */
export function writeLatin(khmer: string, { isPerson }: { isPerson: boolean }): string {
  const text = khmer
    .normalize('NFC')
    .replace(/[\u200B-\u200D\u2060]/g, '')
    .trim();
  if (!/^[\u1780-\u17D3\s]+$/.test(text)) return '';
  return text
    .split(/\s+/)
    .flatMap((run) => (isPerson ? [run] : khmerWords(run)))
    .map((word) => {
      const syllables = syllablesOf(word);
      const latin = syllables
        .map((one, at) => written(one, syllables.length === 1, at === syllables.length - 1))
        .join('');
      return capital(latin.replace(/(k|p|t|nh|ch)(?=\1)/g, ''));
    })
    .filter(Boolean)
    .join(' ');
}
