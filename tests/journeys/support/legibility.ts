import type { Page } from '@playwright/test';

/**
 * Texts of which a part is cut off above or below, and Khmer with space between its letters; a line each. Texts cut
 * after a number of lines on purpose, and those only for screen readers, do not count.
 */
export function unreadableTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const KHMER = /\p{Script=Khmer}/u;
    const found: string[] = [];
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
      if (KHMER.test(own) && spacing !== 0) found.push(`letter-spacing ${spacing}px: ${name}`);
      const cut = ['hidden', 'clip'].includes(style.overflowY);
      const onPurpose = style.webkitLineClamp !== 'none' || element.clientHeight <= 1;
      if (cut && !onPurpose && element.scrollHeight > element.clientHeight)
        found.push(`${element.scrollHeight} px of text in ${element.clientHeight} px: ${name}`);
    }
    return found;
  });
}

/** How far the page reaches beyond the window's right edge, px. */
export function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
