import type { Page } from '@playwright/test';

/** Words of a list that stand on two lines of the page, each with the texts around it. */
export const cutWords = (page: Page, words: Iterable<string>): Promise<string[]> =>
  page.evaluate(
    (all) => {
      const known = new RegExp(`(?:${all.join('|')})(?![\\u17B6-\\u17D3\\u17DD])`, 'g');
      const isMark = (sign: string) => sign === '\u200B' || sign === '\u2060';
      const cut: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const raw = node.nodeValue ?? '';
        // What is folded or only heard stands in no line that anybody sees.
        if (!node.parentElement?.checkVisibility() || node.parentElement.closest('.sr-only')) continue;
        // Where each letter that is drawn stands in the text with its marks.
        const at = Array.from({ length: raw.length }, (_, i) => i).filter((i) => !isMark(raw[i]!));
        const plain = at.map((i) => raw[i]).join('');
        for (const { 0: word, index } of plain.matchAll(known)) {
          const range = document.createRange();
          range.setStart(node, at[index]!);
          range.setEnd(node, at[index + word.length - 1]! + 1);
          const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
          const [first] = boxes;
          if (first && boxes.some(({ top }) => Math.abs(top - first.top) > first.height / 2))
            cut.push(`${word} in ${plain.slice(Math.max(0, index - 12), index + word.length + 12)}`);
        }
      }
      return cut;
    },
    [...words].toSorted((one, other) => other.length - one.length),
  );

/** Marks in what the page does not draw in lines: attributes, addresses, titles, choices, data for other programs. */
export const marksOutsideOfLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MARK = /[\u200B\u2060]|%E2%80%8B|%E2%81%A0/;
    const names = [...document.querySelectorAll('*')].flatMap((one) =>
      [...one.attributes].filter(({ value }) => MARK.test(value)).map(({ name }) => `${one.tagName} ${name}`),
    );
    const texts = document.querySelectorAll('title,option,textarea,script[type="application/ld+json"]');
    return [...names, ...[...texts].filter((one) => MARK.test(one.textContent)).map((one) => one.tagName)];
  });

/** Takes the marks off what the page shows, as it was before there were any. */
export const withoutMarks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      node.nodeValue = (node.nodeValue ?? '').replace(/[\u200B\u2060]/g, '');
  });
