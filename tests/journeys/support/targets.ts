import type { Page } from '@playwright/test';

/** Least height and width of what is pressed, CSS px (WCAG 2.5.8). */
const LEAST = 24;

/**
 * What can be pressed on the page and is smaller than a fingertip or its own words need, a line each. Links within a sentence are as high as
 * its lines, a box that is ticked is as large as its label, and what only screen readers have is pressed by nobody.
 */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const isInSentence = (one: Element) =>
      getComputedStyle(one).display === 'inline' &&
      [...(one.parentElement?.childNodes ?? [])].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue ?? '').trim().length > 1,
      );
    const boxOf = (one: Element) =>
      (
        (one.matches('[type=checkbox], [type=radio], [type=file]') && one.closest('label')) ||
        one
      ).getBoundingClientRect();
    const isShown = (one: Element, { right, bottom }: DOMRect) =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(one).clipPath === 'none' &&
      right > 0 &&
      bottom + window.scrollY > 0;
    return [
      ...document.querySelectorAll(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]',
      ),
    ].flatMap((one) => {
      const box = boxOf(one);
      if (!isShown(one, box) || isInSentence(one)) return [];
      // What a screen cannot show in full is a part of a pixel off.
      // Words that run out of what is pressed lie on what stands beside it.
      const { whiteSpace, overflowX } = getComputedStyle(one);
      const runsOut = whiteSpace === 'nowrap' && overflowX === 'visible' && one.clientWidth > 0;
      const isWhole = !runsOut || one.scrollWidth <= one.clientWidth + 1;
      if (isWhole && box.height > least - 0.1 && box.width > least - 0.1) return [];
      const way = [one.parentElement, one].map((part) => `${part?.localName}.${part?.className}`).join(' > ');
      return [
        `${way} "${one.textContent?.trim().slice(0, 40)}": ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`,
      ];
    });
  }, LEAST);
}
