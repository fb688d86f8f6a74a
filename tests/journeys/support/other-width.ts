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

/** Marks what was not to be seen before and is now; how many parts of the page that are. */
export function markWhatIsNew(page: Page): Promise<number> {
  return page.evaluate(() => {
    let parts = 0;
    for (const one of document.body.querySelectorAll<HTMLElement>('*')) {
      if (window.shown.has(one) || !one.checkVisibility({ visibilityProperty: true })) continue;
      if (one.parentElement?.closest('[data-new-here]')) continue;
      one.dataset.newHere = '';
      parts += 1;
    }
    return parts;
  });
}
