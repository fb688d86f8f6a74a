import type { Page } from '@playwright/test';

/** What a page leaves on paper though nothing belongs to it: headings over nothing, and frames and lines around nothing. */
export const aloneInPrint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().height > 0;
    const said = 'svg, img, picture, canvas, hr, td, input, select, textarea, .pattern, .krama, .fringe';
    const saysSomething = (one: Element): boolean =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) ||
      [...one.children].some((inner) => isSeen(inner) && (inner.matches(said) || saysSomething(inner)));
    const level = (heading: Element) => Number(heading.tagName[1]);
    const main = document.querySelector('main') ?? document.body;
    const headings = [...main.querySelectorAll('h2, h3, h4')].filter(isSeen);
    const lonely = headings.filter((heading) => {
      const range = document.createRange();
      range.setStartAfter(heading);
      const next = headings.find(
        (other) =>
          level(other) <= level(heading) &&
          heading.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      if (next) range.setEndBefore(next);
      else range.setEndAfter(main);
      const parts = [...main.querySelectorAll('*')].filter(
        (one) => range.intersectsNode(one) && !one.contains(heading),
      );
      return !parts.some((one) => isSeen(one) && (one.matches(said) || saysSomething(one)));
    });
    const framed = [...main.querySelectorAll('*')].filter((one) => {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(one);
      const hasLine = Number.parseFloat(borderTopWidth) > 0 || Number.parseFloat(borderBottomWidth) > 0;
      return hasLine && isSeen(one) && !one.matches(`${said}, svg *`) && !saysSomething(one);
    });
    return [
      ...lonely.map((one) => `a heading alone: ${one.textContent}`),
      ...framed.map((one) => `nothing in ${one.tagName} ${one.className}`),
    ];
  });
