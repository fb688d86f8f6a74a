import { readdirSync, readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readDocument } from '#server/areas/file/read-document.ts';
import { webName } from '#server/database/demo/build/reach.ts';
import { writtenFiles } from '#server/database/demo/build/read-written-files.ts';
import { LIBRARY_FILES } from '#server/database/demo/content/library-files.ts';
import { SHEETS } from '#server/database/demo/content/library-sheets.ts';
import { documentOf } from './document.ts';
import { inLines } from './in-lines.ts';
import { markOf } from './page.ts';
import { workbookOf } from './workbook.ts';

const FOLDER = new URL('../../server/database/demo/content/library/files/', import.meta.url);
const texts = new Map(writtenFiles().map((one) => [one.title, one]));
const nameOf = ({ title, format }: (typeof LIBRARY_FILES)[number]) => `${webName(title)}.${format}`;
const made = (name: string) => readFileSync(new URL(name, FOLDER));
const ofFormat = (format: string) => LIBRARY_FILES.filter((one) => one.format === format);

describe('the files of the demo library', () => {
  it('are made from their texts as they are now: run tools/make-library-files.ts (2.054)', async () => {
    const marks: Record<string, string> = JSON.parse(made('marks.json').toString());
    for (const one of ofFormat('pdf'))
      expect(marks[nameOf(one)], one.title).toBe(markOf(one, texts.get(one.title)!));
    for (const one of ofFormat('docx'))
      expect(made(nameOf(one)).equals(await documentOf(one, texts.get(one.title)!)), one.title).toBe(true);
    for (const one of ofFormat('xlsx'))
      expect(made(nameOf(one)).equals(await workbookOf(one, SHEETS[one.title]!)), one.title).toBe(true);
    expect(readdirSync(FOLDER)).toHaveLength(LIBRARY_FILES.length - ofFormat('csv').length + 1);
  });

  it('would be taken as uploads for what they say they are (2.054, B.60)', async () => {
    for (const one of LIBRARY_FILES.filter(({ format }) => format !== 'csv')) {
      const read = await readDocument(made(nameOf(one)), nameOf(one));
      expect(read, one.title).toMatchObject({ extension: one.format });
    }
  });

  it('have several pages with shaped Khmer and Latin letters in the PDFs, and stay small', () => {
    for (const one of ofFormat('pdf')) {
      const bytes = made(nameOf(one));
      const pages = Number(/\/Type \/Pages\s*\/Count (\d+)/.exec(bytes.toString('latin1'))?.[1]);
      expect(pages, one.title).toBeGreaterThanOrEqual(2);
      expect(pages, one.title).toBeLessThanOrEqual(6);
      // Both scripts are embedded as fonts that text can be copied from.
      expect(bytes.toString('latin1').match(/\/Subtype \/CIDFontType2/g), one.title).toHaveLength(2);
      expect(bytes.byteLength, one.title).toBeLessThan(62_000);
    }
    const all = readdirSync(FOLDER).reduce((sum, name) => sum + made(name).byteLength, 0);
    expect(all).toBeLessThan(1_000_000);
  });

  it('hold words of the house together, in the text as it is: no marks in what is copied', () => {
    const text = 'ពិភាក្សាជាមួយធនាគារមុនចុះកិច្ចសន្យា៖ គេនឹងប្រាប់ដោយឥតគិតថ្លៃ ថាលិខិតឥណទាន';
    expect(inLines(`${'ក'.repeat(40)} ${text}`)).toContain('<span>កិច្ចសន្យា</span>');
    for (const [, khmer] of writtenFiles().flatMap(({ sections }) =>
      sections.flatMap((part) => part.paragraphs),
    ))
      expect(inLines(khmer).replace(/<[^>]*>/g, '')).toBe(khmer);
    for (const one of ofFormat('pdf')) {
      const said = saidBeside(made(nameOf(one)));
      expect(said.length, one.title).toBeGreaterThan(100);
      expect(
        said.filter((hex) => /200B|2060/i.test(hex)),
        one.title,
      ).toEqual([]);
    }
  });
});

/** What readers of a PDF copy and hear in place of its glyphs, where these are no letters of their own. */
function saidBeside(pdf: Buffer): string[] {
  const starts = [...pdf.toString('latin1').matchAll(/FlateDecode[^>]*>>\s*stream\r?\n/g)];
  const streams = starts.map(({ 0: head, index }) => inflateSync(pdf.subarray(index + head.length)));
  return streams.flatMap((stream) => stream.toString('latin1').match(/(?<=ActualText\s*)<[^>]*>/g) ?? []);
}
