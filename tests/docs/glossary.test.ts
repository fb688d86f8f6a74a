import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { names, render } from '#server/mail/testing/every-mail.ts';
import { SPOKEN_LANGUAGES } from '#shared/domain/languages-list.ts';
import { catalogTexts, type Placed, writtenTexts } from './khmer-texts.ts';

const glossary = readFileSync(new URL('../../CONTEXT.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
  .map((line) => line.split('|').slice(1, -1));

/** Khmer words of one column, longest first. */
const khmerWords = (column: number) =>
  glossary
    .flatMap((cells) => (cells[column] ?? '').split(','))
    .map((word) => word.trim())
    .filter((word) => /^\p{Script=Khmer}/u.test(word))
    .sort((a, b) => b.length - a.length);
const approved = khmerWords(1);
const refused = khmerWords(4);

const KHMER = '\\u1780-\\u17D3';
const WEEKDAYS = 'អាទិត្យ|ចន្ទ|អង្គារ|ពុធ|ព្រហស្បតិ៍|សុក្រ|សៅរ៍';

/** How Khmer is not written here, and why is in CONTEXT.md. */
const SIGNS: [what: string, pattern: RegExp][] = [
  ['្ដ where the site writes ្ត', /\u17D2\u178A/u],
  ['“ ” around Khmer', new RegExp(`“[^”]*[${KHMER}]|[${KHMER}][^“]*”`, 'u')],
  ['a comma between Khmer words', new RegExp(`[${KHMER}], ?[${KHMER}]`, 'u')],
  ['a weekday without ថ្ងៃ', new RegExp(`(?<![${KHMER}])(?:ពី|ដល់|នៅ|រាល់)?(?:${WEEKDAYS})(?![${KHMER}])`, 'u')],
  ['a zero-width space', /\u200B/u],
];

/** Khmer that names the village, or the product where it signs: logo, titles, footers. */
const BARE_NAME = new Set([
  'shell:product.name',
  'shell:page_title',
  'shell:footer.product',
  'shell:footer.copyright',
  'mail:footer',
  'mail:footer_answers',
  'home:hero.line_2',
  'fields:address.hint',
]);

/** A refused word inside a longer approved one is no fault. */
const without = (words: readonly string[], refusedWord: string, text: string) =>
  words.filter((word) => word.includes(refusedWord)).reduce((left, word) => left.replaceAll(word, ' '), text);

function against(texts: readonly Placed[]): string[] {
  return texts.flatMap(([place, text]) => {
    return [
      ...refused.filter((word) => text.includes(word) && without(approved, word, text).includes(word)),
      ...SIGNS.filter(([, pattern]) => pattern.test(text)).map(([what]) => what),
    ].map((problem) => `${place}: ${problem}`);
  });
}

describe('the glossary (1.001, 5.001)', () => {
  it('names Khmer words to avoid', () => {
    expect(refused).toEqual(expect.arrayContaining(['ការទាមទារ', 'ម្ចាស់បញ្ជាក់', 'រដ្ឋបាលប្រព័ន្ធ']));
  });

  it('finds what it refuses', () => {
    const wrong = ['ប្ដូរ', 'ឈ្មោះ “ភូមិ”', 'ថាមពល, ទឹក', 'សុក្រ 20 វិច្ឆិកា 2026', 'ម្ចាស់បញ្ជាក់', 'ហ្សក\u200Bហ្ស៊ី'];
    expect(against(wrong.map((text, index) => [`${index}`, text])).map((line) => line[0])).toEqual([
      ...'012345',
    ]);
    expect(against([['right', 'បានប្តូរ «ភូមិ» ថាមពល និងទឹក ថ្ងៃសុក្រ 20']])).toEqual([]);
  });

  it('holds in every Khmer text of the site and its mails', () => {
    expect(against(catalogTexts('km'))).toEqual([]);
  });

  it('holds in guides, master data, demo content and the simulator', () => {
    expect(against(writtenTexts())).toEqual([]);
  });

  it('holds in every mail as it is sent, with its dates, lists and names', () => {
    const sent = names.flatMap((name): Placed[] => {
      const { subject, text } = render(name, 'km');
      return [[`${name}: subject`, subject], ...text.split('\n').map((line): Placed => [name, line])];
    });
    expect(sent.length).toBeGreaterThan(200);
    expect(against(sent)).toEqual([]);
  });

  it('holds in the names of languages', () => {
    const spoken = SPOKEN_LANGUAGES.map(({ code, name_kh }): Placed => [code, name_kh]);
    expect(against(spoken)).toEqual([]);
    expect(spoken.filter(([, name]) => /ំា/.test(name))).toEqual([]);
  });

  it('gives the product its whole name in a sentence', () => {
    const bare = catalogTexts('km').filter(
      ([place, text]) => !BARE_NAME.has(place) && text.replaceAll('បណ្តាញភូមិ', ' ').includes('ភូមិ'),
    );
    expect(bare).toEqual([]);
  });

  it('leaves ថ្ងៃ of a full date to the date, and asks with តើ', () => {
    const texts = catalogTexts('km');
    expect(texts.filter(([, text]) => /ថ្ងៃ\{(?!weekday)/.test(text))).toEqual([]);
    expect(texts.filter(([, text]) => text.endsWith('?') && !text.includes('តើ'))).toEqual([]);
  });

  it('counts with ចំនួន: a number behind a noun would be its number', () => {
    const noun = 'សំណើ|សារ|កំណត់ត្រា|ស្តាតអាប់|កម្មវិធី|ព្រឹត្តិការណ៍|លទ្ធផល|ការសន្ទនា|ការជូនដំណឹង|ការអញ្ជើញ|អ៊ីមែល|តម្រង|ទំនាក់ទំនង';
    const counted = new RegExp(`(?:${noun}) \\{(?:count|n|shown)\\}`, 'u');
    expect(catalogTexts('km').filter(([, text]) => counted.test(text))).toEqual([]);
  });

  it('is plain in English too', () => {
    const plain =
      /\bmend|\blook(?:s|ed|ing)? after\b|\btake[ns]? (?:\w+ ){0,3}(?:back|out|off|away)\b|\bgo(?:es)? on\b|nobody else learns|find it by e-mail|by a program\b|\bpromise\b/i;
    expect(catalogTexts('en').filter(([, text]) => plain.test(text))).toEqual([]);
  });
});
