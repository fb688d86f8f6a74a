import type { Cookie, Page } from '@playwright/test';
import type { DemoPerson } from '#server/database/demo/staff.ts';
import { test as journey } from '../base.ts';
import { signIn } from './people.ts';

/** The window of this worker, and what its pages write to the console. */
let kept: { page: Page; problems: string[] } | undefined;

/** The cookies of those who have signed in here, by their address. */
const sessions = new Map<string, Cookie[]>();

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

/** A session that ends sooner than this is not come back with: the pages would renew it, and a token is taken once. */
const LEAST_SECONDS = 120;

/** Signs somebody in; who has been here before comes back with the same session, while it lasts. */
export async function comeBack(page: Page, person: DemoPerson): Promise<void> {
  const known = sessions.get(person.email);
  const lasts = known?.every(({ expires }) => expires - Date.now() / 1000 > LEAST_SECONDS);
  if (known && lasts) return page.context().addCookies(known);
  await signIn(page, person);
  const cookies = await page.context().cookies();
  sessions.set(
    person.email,
    cookies.filter(({ name }) => name !== 'language'),
  );
}

export async function closeWindow(): Promise<void> {
  await kept?.page.context().close();
  kept = undefined;
  sessions.clear();
}
