import type { Page } from '@playwright/test';
import { stakeholderPath } from '#shared/domain/addresses.ts';
import { expect, ON_PHONE, test } from './base.ts';

test.use({ ownWindow: true });

/** What is printed on of A4, within its margins. */
const SHEET = { width: 673, height: 1_001 };
const STARTUPS = '/ecosystem/discover/category/startup';

/** How many sheets of A4 a page takes. */
async function sheets(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return file.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test(
  'a page of the directory takes two sheets of paper, the list one for what it shows (UX rule 71)',
  ON_PHONE,
  async ({ page, site }) => {
    // One with rounds of funding, and one with cohorts and partners.
    for (const name of ['Slek Materials', 'Bangkun Post', 'Boeng Catch']) {
      await page.goto(stakeholderPath(await site.stakeholder('startup', name)));
      expect(await sheets(page), name).toBeLessThanOrEqual(2);
    }
    await page.goto(STARTUPS);
    expect(await sheets(page)).toBe(1);
    // At least 25 would fit.
    await page.setViewportSize(SHEET);
    await page.emulateMedia({ media: 'print' });
    const lines = page.locator('.with-filters article.card');
    expect(await lines.count()).toBeGreaterThan(10);
    const all = await Promise.all((await lines.all()).map((line) => line.boundingBox()));
    const height = all.reduce((sum, box) => sum + (box?.height ?? 0), 0) / all.length;
    expect(SHEET.height / height).toBeGreaterThanOrEqual(25);
  },
);
