import type { BrowserContext, Page } from '@playwright/test';
import type { Translator } from '#shared/i18n/translate.ts';

/** Waits until the worker serves this page. */
export async function workerRules(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((taken) => navigator.serviceWorker.addEventListener('controllerchange', taken));
  });
}

/** Addresses kept in a cache of the worker whose name begins so. */
export const keptIn = (page: Page, cache: string) =>
  page.evaluate(async (start) => {
    const names = (await caches.keys()).filter((name) => name.startsWith(start));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  }, cache);

/** Code, styles and letters that kept pages ask for and the worker does not have yet; of saved pages, or the offline page. */
export const filesMissing = (page: Page, pages: 'saved-' | 'shell-' = 'saved-') =>
  page.evaluate(async (start) => {
    const missing = new Set<string>();
    for (const name of (await caches.keys()).filter((one) => one.startsWith(start))) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const kept = await cache.match(key);
        const html = kept?.headers.get('content-type')?.includes('html') ? await kept.text() : '';
        for (const [, file] of html.matchAll(/"(\/assets\/[^"#]+\.(?:js|css|woff2))/g))
          if (file && !(await caches.match(file))) missing.add(file);
      }
    }
    return [...missing];
  }, pages);

/** Everything the worker keeps, as text. */
export const keptText = (page: Page) =>
  page.evaluate(async () => {
    let all = '';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        if (answer?.headers.get('content-type')?.includes('html')) all += await answer.text();
      }
    }
    return all;
  });

/** What is said of a copy, up to when it was made. */
export const saysKept = (t: Translator) => t('line:kept', { date: '|' }).split('|')[0]!.trim();

/** From now on there is no line. */
export async function cutLine(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}
