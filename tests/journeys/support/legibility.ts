import type { Page } from '@playwright/test';

/** How a page stands in its window. */
export interface Legibility {
  /**
   * Texts of which a part is cut off above or below, and Khmer with space between its letters; a line each. Texts cut
   * after a number of lines on purpose, and those only for screen readers, do not count.
   */
  unreadable: string[];
  /** How far the page reaches beyond the window's right edge, px. */
  sideways: number;
}

/** Looks at the page, with text twice as large if asked (WCAG 1.4.4). */
export function legibility(page: Page, large = false): Promise<Legibility> {
  return page.evaluate((isLarge) => {
    const KHMER = /\p{Script=Khmer}/u;
    const root = document.documentElement;
    if (isLarge) root.style.setProperty('font-size', '200%', 'important');
    const unreadable: string[] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const own = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? '')
        .join('')
        .trim();
      if (!own || !element.checkVisibility({ visibilityProperty: true })) continue;
      const style = getComputedStyle(element);
      const name = `${element.localName}.${element.className} "${own.slice(0, 40)}"`;
      const spacing = Number.parseFloat(style.letterSpacing) || 0;
      if (KHMER.test(own) && spacing !== 0) unreadable.push(`letter-spacing ${spacing}px: ${name}`);
      const cut = ['hidden', 'clip'].includes(style.overflowY);
      const onPurpose = style.webkitLineClamp !== 'none' || element.clientHeight <= 1;
      if (cut && !onPurpose && element.scrollHeight > element.clientHeight)
        unreadable.push(`${element.scrollHeight} px of text in ${element.clientHeight} px: ${name}`);
    }
    const sideways = root.scrollWidth - root.clientWidth;
    if (isLarge) root.style.removeProperty('font-size');
    return { unreadable, sideways };
  }, large);
}

export const unreadableTexts = async (page: Page): Promise<string[]> => (await legibility(page)).unreadable;

/** How far the page reaches beyond the window's right edge, px. */
export function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}

/** Tabs that say where one is, but begin or end outside of their row. */
export function tabsOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.tabs > :is([aria-current], [aria-selected="true"])')]
      .filter((tab) => {
        const [here, row] = [tab.getBoundingClientRect(), tab.parentElement!.getBoundingClientRect()];
        return here.width > 0 && (here.left < row.left - 1 || here.left > row.right - 24);
      })
      .map((tab) => tab.textContent),
  );
}
