import { expect, ON_PHONE, test } from './base.ts';
import { layoutShift } from './support/load.ts';

/** What phones have: there the page stands still. Where no font has Khmer letters, boxes stand in and one line more is taken. */
const WITH_KHMER = 0.02;
const WITH_BOXES = 0.2;

for (const kind of ['startup', 'eso'])
  test(`get-listed/${kind}/basic hardly moves when its letters come late`, ON_PHONE, async ({ page }) => {
    let come = () => {};
    const late = new Promise<void>((done) => {
      come = done;
    });
    let asked = 0;
    await page.route('**/*.woff2', async (route) => {
      asked += 1;
      await late;
      await route.continue();
    });
    await page.goto(`/ecosystem/get-listed/${kind}/basic`, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('h1')).toBeVisible();
    const hasKhmer = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const names = ['Noto Sans Khmer', 'NotoSansKhmer-Regular', 'Leelawadee UI', 'Khmer Sangam MN'];
      const source = names.map((name) => `local("${name}")`).join();
      return new FontFace('On this machine', source).load().then(
        () => true,
        () => false,
      );
    });
    come();
    await page.evaluate(() => document.fonts.ready);
    expect(asked).toBeGreaterThan(0);
    expect(await layoutShift(page)).toBeLessThan(hasKhmer ? WITH_KHMER : WITH_BOXES);
  });
