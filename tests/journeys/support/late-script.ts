import type { Page } from '@playwright/test';

/** Keeps the script with these words on its way, as a slow line does, until the function returned is called; that waits until it has run. */
export async function lateScript(page: Page, words: string): Promise<() => Promise<void>> {
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<string>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(words)) {
      isAsked(route.request().url());
      await released;
    }
    await route.fulfill({ response });
  });
  return async () => {
    const address = await asked;
    release();
    await page.evaluate((one) => import(one), address);
  };
}
