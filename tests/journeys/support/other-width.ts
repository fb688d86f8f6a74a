import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Elements that showed in the width before. */
    shown: WeakSet<Element>;
  }
}

/** What shows only in the width the window has now, each with all that is in it. */
export const NEW = '[data-new-here]';

/** Notes every element that is to be seen. */
export function noteWhatShows(page: Page): Promise<void> {
  return page.evaluate(() => {
    const all = [...document.body.querySelectorAll('*')];
    window.shown = new WeakSet(all.filter((one) => one.checkVisibility({ visibilityProperty: true })));
  });
}

/** Marks what was not to be seen before and is now in `part` of the page; how many pieces that are. */
export function markWhatIsNew(page: Page, part: string): Promise<number> {
  return page.evaluate((selector) => {
    let pieces = 0;
    for (const one of document.querySelectorAll<HTMLElement>(`:is(${selector}) *`)) {
      if (window.shown.has(one) || !one.checkVisibility({ visibilityProperty: true })) continue;
      if (one.parentElement?.closest('[data-new-here]')) continue;
      one.dataset.newHere = '';
      pieces += 1;
    }
    return pieces;
  }, part);
}
