import { writtenFiles } from '#server/database/demo/build/read-written-files.ts';
import { LIBRARY_FILES } from '#server/database/demo/content/library-files.ts';
import { stakeholderPath } from '#shared/domain/addresses.ts';
import { HOUSE_WORDS } from '#shared/khmer/house-words.ts';
import { pageOf } from '#tools/library-files/page.ts';
import { printFonts } from '#tools/library-files/plain-font.ts';
import { expect, ON_PHONE, test } from './base.ts';
import { cutWords, marksOutsideOfLines, withoutMarks } from './support/cut-words.ts';
import { open } from './support/page-ready.ts';

test.use({ keepsMarks: true });

const WIDTHS = [320, 344, 360, 375, 390, 412, 430, 1280] as const;

test(
  'no word of the glossary is cut at the end of a line, on phones and wide screens',
  ON_PHONE,
  async ({ page, site }) => {
    const startup = await site.stakeholder('startup');
    const addresses = [
      '/',
      '/about',
      '/ecosystem/discover/category/startup',
      stakeholderPath(startup),
      '/ecosystem/get-listed',
      '/program',
      '/insights',
    ];
    const cut: string[] = [];
    let cutBefore = 0;
    for (const address of addresses) {
      await open(page, address);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        for (const one of await cutWords(page, HOUSE_WORDS)) cut.push(`${address} ${width}: ${one}`);
      }
      expect(await marksOutsideOfLines(page), address).toEqual([]);
      await withoutMarks(page);
      await page.setViewportSize({ width: 375, height: 800 });
      cutBefore += (await cutWords(page, HOUSE_WORDS)).length;
    }
    expect(cut).toEqual([]);
    // The engine alone would cut them: what was measured is not nothing.
    expect(cutBefore).toBeGreaterThan(0);
  },
);

test(
  'no word of the glossary is cut in the guides of the library as they are printed',
  ON_PHONE,
  async ({ page }) => {
    const texts = new Map(writtenFiles().map((one) => [one.title, one]));
    // The width of their pages.
    await page.setViewportSize({ width: 643, height: 900 });
    await page.emulateMedia({ media: 'print' });
    let cutBefore = 0;
    for (const guide of LIBRARY_FILES.filter(({ format }) => format === 'pdf')) {
      await page.setContent(pageOf(guide, texts.get(guide.title)!, printFonts()));
      await page.evaluate(() => document.fonts.ready);
      expect(await cutWords(page, HOUSE_WORDS), guide.title).toEqual([]);
      await page.addStyleTag({ content: 'span { white-space: normal; } wbr { display: none; }' });
      cutBefore += (await cutWords(page, HOUSE_WORDS)).length;
    }
    expect(cutBefore).toBeGreaterThan(0);
  },
);

test('what is copied from a page is what was written', ON_PHONE, async ({ page, t }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/about');
  const heading = page.getByRole('heading', { level: 1 });
  const shown = (await heading.textContent()) ?? '';
  expect(shown).toMatch(/[\u200B\u2060]/);
  const box = await heading.boundingBox();
  await page.mouse.click(box!.x + 8, box!.y + 12, { clickCount: 3 });
  await page.keyboard.press('ControlOrMeta+c');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe(shown.replace(/[\u200B\u2060]/g, '').trim());
  // The tab, and what other sites are told, are texts without lines.
  expect(await page.title()).not.toMatch(/[\u200B\u2060]/);
  expect(t.language).toBe('km');
});
