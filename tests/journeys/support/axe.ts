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
   * Whose colours are judged, which takes longer than everything else together: those of the page without its frame, where
   * the frame is judged on another page, or nobody's, where they are judged in another window.
   */
  colours?: 'all' | 'page' | 'none';
}

/** What axe finds wrong with the page, or a part of it, as it stands, a line each: rule, element, reason. */
export async function problemsOfAxe(page: Page, { within, colours = 'all' }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  if (colours === 'page') await page.evaluate(judgeNoFrame);
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

/** Runs in the page. */
function judgeNoFrame(): void {
  const selector = 'main, main *, [role=dialog], [role=dialog] *';
  (window as unknown as { axe: { configure(spec: object): void } }).axe.configure({
    rules: [{ id: 'color-contrast', selector }],
  });
}

const reasonOf = (summary = '') => summary.split('\n').slice(1).join(' ').replaceAll(/\s+/g, ' ').trim();
