import type { Page } from '@playwright/test';
import { test as journey } from '../base.ts';

/** The window of this worker, and what its pages write to the console. */
let kept: { page: Page; problems: string[] } | undefined;

/**
 * For looking at page after page: all in one window of the worker, emptied before each (cookies, storage, width). A new one
 * would cost more than most of what is looked at in it. A file that uses this closes the window in `afterAll`.
 */
export const test = journey.extend({
  page: async ({ browser, language, viewport, baseURL, prepared, problems }, use) => {
    if (!kept) {
      const context = await browser.newContext();
      await prepared(context, language);
      kept = { page: await context.newPage(), problems };
    }
    const { page } = kept;
    kept.problems.length = 0;
    await page.context().clearCookies();
    await page
      .context()
      .addCookies([{ name: 'language', value: language, url: baseURL ?? 'http://localhost' }]);
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await use(page);
    if (page.url().startsWith('http')) {
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
    journey.expect(kept.problems, 'console of the pages').toEqual([]);
  },
});

export async function closeWindow(): Promise<void> {
  await kept?.page.context().close();
  kept = undefined;
}
