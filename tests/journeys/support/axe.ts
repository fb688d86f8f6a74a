import { readFileSync } from 'node:fs';
import type { CDPSession, Page } from '@playwright/test';
import { chooseNew, chooseTargets, chooseTexts } from './axe-choice.ts';

/** Everything that WCAG 2.2 asks for at levels A and AA and a machine can tell, and what axe thinks good practice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What hangs on colours. Axe looks for what lies behind each text, which takes longer than all its other rules. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** What hangs on the language or the length of texts: whether there is a name, in which language, how large it makes a box. */
const OF_TEXTS = [
  'area-alt',
  'aria-command-name',
  'aria-dialog-name',
  'aria-input-field-name',
  'aria-meter-name',
  'aria-progressbar-name',
  'aria-toggle-field-name',
  'aria-tooltip-name',
  'aria-treeitem-name',
  'button-name',
  'document-title',
  'empty-heading',
  'empty-table-header',
  'frame-title',
  'html-has-lang',
  'html-lang-valid',
  'image-alt',
  'image-redundant-alt',
  'input-button-name',
  'input-image-alt',
  'label',
  'label-title-only',
  'landmark-unique',
  'link-name',
  'object-alt',
  'role-img-alt',
  'scrollable-region-focusable',
  'select-name',
  'summary-name',
  'svg-img-alt',
  'table-duplicate-name',
  'target-size',
  'valid-lang',
];

/** A page without its frame, and what opened above it. */
const PAGE = 'main, [role=dialog]';

/** What a look is about; all of the page and every rule unless said. */
export interface Look {
  /** A part of the page, by its selector. */
  within?: string;
  /**
   * Whose colours are judged: those of the page without its frame, where the frame is judged on another page, or nobody's,
   * where they are judged in another window.
   */
  colours?: 'all' | 'page' | 'none';
  /** Of a page that is read whole in another language: what hangs on its texts. */
  texts?: boolean;
  /** Another look at the same page: what did not show before, and of all its colours those not judged before. */
  again?: boolean;
}

/** What axe finds wrong with the page, or a part of it, as it stands, a line each: rule, element, reason. */
export async function problemsOfAxe(page: Page, look: Look = {}): Promise<string[]> {
  const problems = await page.evaluate(lookAt, look);
  if (problems) return problems;
  await load(page);
  return problemsOfAxe(page, look);
}

interface Finding {
  id: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

declare global {
  interface Window {
    axe: { run(context: object, options: object): Promise<{ violations: Finding[] }> };
    looks: {
      rules: string[];
      ofTexts: string[];
      ofColours: string[];
      page: string;
      chooseNew: typeof chooseNew;
      chooseTargets: typeof chooseTargets;
      chooseTexts: typeof chooseTexts;
    };
  }
}

/** Runs in the page; null before the rules have come. */
async function lookAt({
  within,
  texts = false,
  colours = texts ? 'none' : 'all',
  again = false,
}: Look): Promise<string[] | null> {
  if (!window.looks) return null;
  const { rules, ofTexts, ofColours, page, ...looks } = window.looks;
  looks.chooseTargets();
  if (colours !== 'none') looks.chooseTexts(colours === 'all' ? 'body' : page, again);
  looks.chooseNew(within ?? 'body', again);
  const parts = again ? ['[data-new]', ...(colours === 'none' ? [] : ['[data-judged]'])] : [within ?? 'html'];
  if (again && !document.querySelector(parts.join())) return [];
  const include = parts.filter((part) => !again || document.querySelector(part)).map((part) => [part]);
  const { violations } = await window.axe.run(
    { include },
    {
      runOnly: texts ? ofTexts : rules,
      rules: Object.fromEntries(ofColours.map((id) => [id, { enabled: colours !== 'none' }])),
      reporter: 'no-passes',
      // No rule asks for the style sheets; what is in a frame (a mail, as its reader's program would show it) is not read.
      preload: { assets: ['media'] },
      iframes: false,
    },
  );
  const reasonOf = (summary = '') => summary.split('\n').slice(1).join(' ').replaceAll(/\s+/g, ' ').trim();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${reasonOf(failureSummary)}`),
  );
}

/** The rules and what chooses for them, as one script. */
const SCRIPT = `${readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')}
axe.configure({
  noHtml: true,
  rules: [
    { id: 'color-contrast', selector: '[data-judged]' },
    { id: 'target-size', selector: '[data-small]' },
  ],
});
window.looks = {
  rules: ${JSON.stringify(RULES)},
  ofTexts: ${JSON.stringify(OF_TEXTS)},
  ofColours: ${JSON.stringify(OF_COLOURS)},
  page: ${JSON.stringify(PAGE)},
  chooseNew: ${chooseNew},
  chooseTargets: ${chooseTargets},
  chooseTexts: ${chooseTexts},
};
0`;

const lines = new WeakMap<Page, Promise<CDPSession>>();

/** Sends the script as it is: the browser knows it again from the page before, and need not compile it anew. */
async function load(page: Page): Promise<void> {
  const line = lines.get(page) ?? page.context().newCDPSession(page);
  lines.set(page, line);
  const { exceptionDetails } = await (await line).send('Runtime.evaluate', { expression: SCRIPT });
  if (exceptionDetails) throw new Error(`axe: ${exceptionDetails.exception?.description}`);
}
