import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Everything that WCAG 2.2 asks for at levels A and AA and a machine can tell, and what axe thinks good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Mails, shown as their reader's program would. (Every part left out costs axe a search for each element.) */
const NOT_READ = 'iframe';

/** The rules as a script. The builder would send it twice for each look at a page; once a document is enough. */
const source = readFileSync(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);
const SENT_BEFORE = 'undefined';

/** What a look is about; all of the page and every rule unless said. */
export interface Look {
  /** A part of the page, by its selector. */
  within?: string;
  /**
   * Whose colours are judged: those of the page without its frame, where the frame is judged on another page, or nobody's,
   * where they are judged in another window.
   */
  colours?: 'all' | 'page' | 'none';
}

/** What axe finds wrong with the page, or a part of it, as it stands, a line each: rule, element, reason. */
export async function problemsOfAxe(page: Page, { within, colours = 'all' }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  if (colours !== 'none') await page.evaluate(chooseTexts, colours === 'all' ? 'body' : PAGE);
  const axe = new AxeBuilder({ page, axeSource: SENT_BEFORE }).setLegacyMode();
  if (within) axe.include(within);
  axe.exclude(NOT_READ);
  axe.options({
    runOnly: RULES,
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: colours !== 'none' } },
  });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${reasonOf(failureSummary)}`),
  );
}

/** A page without its frame, and what opened above it. */
const PAGE = 'main, [role=dialog]';

/**
 * Runs in the page: of texts that are drawn alike on alike ground (the names on twenty cards), the colours of one are judged;
 * axe looks for what lies behind each text, which takes longer than all its other rules. Alike are texts of one colour, size
 * and weight whose elements, all the way up, have the same names, classes and grounds.
 */
function chooseTexts(within: string): void {
  const ways = new Map<Element, string>();
  const wayTo = (element: Element): string => {
    const known = ways.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = [element.localName, element.className, backgroundColor, backgroundImage, opacity].join();
    const way = element.parentElement ? `${wayTo(element.parentElement)} > ${own}` : own;
    ways.set(element, way);
    return way;
  };
  const seen = new Set<string>();
  const chosen = `:is(${within}), :is(${within}) *`;
  for (const element of document.querySelectorAll('*')) {
    element.removeAttribute('data-judged');
    const { childNodes } = element;
    const hasText = [...childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
    );
    if (!element.matches(chosen) || !(hasText || element.matches('input, select, textarea'))) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const look = [wayTo(element), color, fontSize, fontWeight, element.checkVisibility()].join('|');
    if (!seen.has(look)) element.setAttribute('data-judged', '');
    seen.add(look);
  }
  (window as unknown as { axe: { configure(spec: object): void } }).axe.configure({
    rules: [{ id: 'color-contrast', selector: '[data-judged]' }],
  });
}

const reasonOf = (summary = '') => summary.split('\n').slice(1).join(' ').replaceAll(/\s+/g, ' ').trim();
