import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalog } from '#shared/i18n/catalog.ts';
import { cleanText } from './clean-text.ts';
import { fold } from './fold.ts';
import { HOUSE_WORDS } from './house-words.ts';
import { lineWords, withLineBreaks, withLineBreaksInJson } from './line-breaks.ts';
import { BREAK, JOINER, withoutLineBreaks } from './line-marks.ts';

/** Marks that can be read: | where a line may end, + where it must not. */
const seen = (text: string) => withLineBreaks(text).replaceAll(BREAK, '|').replaceAll(JOINER, '+');

const RUN = /[\u1780-\u17D3\u17DD]+/g;
const SIGN_AFTER = /^[\u17B6-\u17D3\u17DD]/;

/** The Khmer of the glossary: its second column. */
const glossary = readFileSync(new URL('../../CONTEXT.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
  .flatMap((line) => line.split('|')[2]?.match(RUN) ?? []);

/** What reads as a word of the glossary across two others: divided here by hand. */
const DIVIDED: readonly (readonly [string, string])[] = [
  ['ភាសារបស់', 'ភាសា របស់'],
  ['ទៀតភ្ជាប់', 'ទៀត ភ្ជាប់'],
  ['អត្ថបទទេ', 'អត្ថបទ ទេ'],
];

const ends = (words: readonly string[]) => {
  let at = 0;
  return new Set(words.map((word) => (at += word.length)));
};

/** Where a word stands in a run, not as the beginning of a longer cluster. */
function* places(run: string, word: string): Generator<number> {
  for (let at = run.indexOf(word); at >= 0; at = run.indexOf(word, at + 1))
    if (!SIGN_AFTER.test(run.slice(at + word.length))) yield at;
}

/** Words of the glossary that lines of these texts may cut in another place than the word alone. */
function cutIn(texts: string): string[] {
  const terms = [...new Set(glossary)].map((term) => ({ term, alone: ends(lineWords(term)) }));
  const apart = DIVIDED.reduce((all, [one, two]) => all.replaceAll(one, two), texts);
  return [...new Set(apart.match(RUN))].flatMap((run) => {
    const words = lineWords(run);
    const borders = [...ends(words)];
    const isCut = (term: string, alone: ReadonlySet<number>, at: number) =>
      borders.some((end) => end > at && end < at + term.length && !alone.has(end - at));
    return terms
      .filter(({ term, alone }) => [...places(run, term)].some((at) => isCut(term, alone, at)))
      .map(({ term }) => `${term}: ${words.join('|')}`);
  });
}

describe('where lines of Khmer may end', () => {
  it.each([
    ['អំពីវិនិយោគិន', 'អំពី|វិ+និ+យោ+គិ+ន'],
    ['ហិរញ្ញវត្ថុ', 'ហិ+រ+ញ្ញ+វ+ត្ថុ'],
    ['ស្តាតអាប់ និងអ្នកណែនាំ។', 'ស្តា+ត+អា+ប់ និង|អ្ន+ក+ណែ+នាំ។'],
    ['ជាសមាជិកក្រុម', 'ជា|ស+មា+ជិ+ក|ក្រុម'],
    ['អ្នកនៅអាចបដិសេធបាន', 'អ្នក|នៅ|អាច|ប+ដិ+សេ+ធ|បាន'],
    ['Ministry of Industry', 'Ministry of Industry'],
    ['<a title="ស្តាតអាប់ថ្មី">ភាពថ្មី</a>', '<a title="ស្តាតអាប់ថ្មី">ភាព|ថ្មី</a>'],
  ])('%s', (text, marked) => {
    expect(seen(text)).toBe(marked);
  });

  it('no word of the glossary is cut in any text of the site', () => {
    expect(cutIn(JSON.stringify(catalog.km))).toEqual([]);
  });

  it('every word of the house stands whole, alone and behind another', () => {
    const cut = [...HOUSE_WORDS].filter(
      (word) => seen(word).includes('|') || !seen(`ក្នុង${word}`).endsWith(seen(word)),
    );
    expect(cut).toEqual([]);
  });

  it('marks are all that is added, they stand between clusters, and marking twice is marking once', () => {
    const khmer = fc.string({
      unit: fc.constantFrom(
        ...'កខតរសអឥ',
        'ា',
        'ិ',
        'េ',
        'ំ',
        '៉',
        '់',
        '្រ',
        '្ត',
        'ស្តាតអាប់',
        'ក្រសួង',
        ' ',
        'a',
        '<',
      ),
      maxLength: 20,
    });
    fc.assert(
      fc.property(khmer, (text) => {
        const marked = withLineBreaks(text);
        expect(withoutLineBreaks(marked)).toBe(text);
        expect(marked).not.toMatch(/[\u200B\u2060](?:[\u200B\u2060]|[\u17B6-\u17D3])|\u17D2[\u200B\u2060]/);
        expect(withLineBreaks(marked)).toBe(marked);
      }),
    );
  });

  it('what is found and what is stored is the same with marks and without', () => {
    const text = 'កម្មវិធីសម្រាប់ស្តាតអាប់ និងវិនិយោគិន';
    expect(fold(withLineBreaks(text))).toBe(fold(text));
    expect(cleanText(withLineBreaks(text))).toBe(cleanText(text));
  });

  it('JSON is marked in all its texts, and not in their tags', () => {
    const record = {
      names: [{ text: 'ភាពថ្មី', less: '1 < 2', more: '2 > "1"' }],
      about: '<a title="ភាពថ្មី">ភាពថ្មី</a>',
      none: null,
    };
    const text = `ភាព${BREAK}ថ្មី`;
    expect(JSON.parse(withLineBreaksInJson(JSON.stringify(record)))).toEqual({
      ...record,
      names: [{ ...record.names[0], text }],
      about: `<a title="ភាពថ្មី">${text}</a>`,
    });
  });
});
