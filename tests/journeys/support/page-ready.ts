import { expect, type Locator, type Page } from '@playwright/test';

/** Opens an address and waits until the page answers to clicks: before that a click does what the bare HTML does. */
export async function open(page: Page, address: string): Promise<number> {
  const answer = await page.goto(address);
  await awake(page);
  return answer?.status() ?? 0;
}

/** Begins to use a page that is only read: then its scripts are fetched (web/starter). */
export async function use(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.documentElement.dataset.scripts !== 'on-use') return false;
    // After this was told: a page that breaks as it wakes is gone at once, and the next one would be waited for.
    setTimeout(() => window.dispatchEvent(new Event('pointermove')));
    return true;
  });
}

/** Uses the page, and waits until its scripts have taken over (the mark is set in web/components/layout/overlays.tsx). */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.documentElement.dataset.scripts === 'on-use') window.dispatchEvent(new Event('pointermove'));
    return performance.getEntriesByName('phum:awake').length > 0;
  });
}

/** The same of a page whose form gets its script when somebody begins to use the page: here somebody does. */
export async function formAwake(page: Page): Promise<void> {
  await awake(page);
  const form = page.locator('main form.form, main .form form').first();
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('pointermove')));
      return isHandled(form);
    })
    .toBe(true);
}

/** Waits until a part of the page that wakes up after the others answers to clicks. */
export const handled = (part: Locator) => expect.poll(() => isHandled(part)).toBe(true);

const isHandled = (part: Locator) =>
  part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')));
