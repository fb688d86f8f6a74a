import { names, render } from '#server/mail/testing/every-mail.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { expect, ON_PHONE, test } from './base.ts';
import { problemsOfAxe } from './support/axe.ts';

test.use({ viewport: { width: 320, height: 640 }, ownWindow: true });

/** Addresses of mails have a secret in them. */
const LONG = `https://phum.example/${'Zx'.repeat(60)}/`;

/** The narrowest phones, as programs for mail show them: the page alone, without a frame. */
for (const language of LANGUAGES) {
  test(`every kind of mail fits into 320 px in ${language} (UX 49)`, ON_PHONE, async ({ page }) => {
    const tooWide: string[] = [];
    for (const name of names) {
      await page.setContent(render(name, language).html.replaceAll('https://phum.example/', LONG));
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) tooWide.push(`${name}: ${width}`);
    }
    expect(tooWide).toEqual([]);
  });

  test(
    `every kind of mail can be read by day and by night in ${language} (UX 61)`,
    ON_PHONE,
    async ({ page }) => {
      test.setTimeout(120_000);
      const dark: string[] = [];
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const name of names) {
          await page.setContent(render(name, language).html);
          const found = await problemsOfAxe(page);
          expect
            .soft(
              found.filter((line) => line.startsWith('color-contrast')),
              `${name}, ${colorScheme}`,
            )
            .toEqual([]);
        }
        dark.push(
          await page.evaluate(() => getComputedStyle(document.querySelector('.sheet')!).backgroundColor),
        );
      }
      expect(dark).toEqual(['rgb(255, 255, 255)', 'rgb(22, 20, 18)']);
    },
  );
}
