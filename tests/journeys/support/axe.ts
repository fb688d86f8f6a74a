import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Everything that WCAG 2.2 asks for at levels A and AA and a machine can tell, and what axe thinks good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Mails, shown as their reader's program would. (Every part left out costs axe a search for each element.) */
const NOT_READ = 'iframe';

/** The rules as a script. The builder would send it twice for each look at a page; once a document is enough. */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core') as {
  source: string;
};
const SENT_BEFORE = 'undefined';

/** What axe finds wrong with the page, or a part of it, as it stands, a line each: rule, element, reason. */
export async function problemsOfAxe(page: Page, within?: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const axe = new AxeBuilder({ page, axeSource: SENT_BEFORE }).setLegacyMode();
  if (within) axe.include(within);
  axe.exclude(NOT_READ);
  axe.options({ runOnly: RULES, resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${reasonOf(failureSummary)}`),
  );
}

const reasonOf = (summary = '') => summary.split('\n').slice(1).join(' ').replaceAll(/\s+/g, ' ').trim();
