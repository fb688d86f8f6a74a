import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Everything that WCAG 2.2 asks for at levels A and AA and a machine can tell, and what axe thinks good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Mails, shown as their reader's program would. (Every part left out costs axe a search for each element.) */
const NOT_READ = 'iframe';

/** What axe finds wrong with the page, or a part of it, as it stands, a line each: rule, element, reason. */
export async function problemsOfAxe(page: Page, within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  axe.options({ runOnly: RULES, resultTypes: ['violations'] });
  axe.exclude(NOT_READ);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${reasonOf(failureSummary)}`),
  );
}

const reasonOf = (summary = '') => summary.split('\n').slice(1).join(' ').replaceAll(/\s+/g, ' ').trim();
