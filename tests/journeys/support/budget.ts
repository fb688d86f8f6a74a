import { expect } from '@playwright/test';
import type { Load } from './load.ts';

const KB = 1024;

/**
 * What a public page may cost on its first visit, as sent with gzip. JavaScript, fonts and layout shift are decided by the
 * architecture; the others keep what was reached.
 */
const BUDGET = {
  js: 140 * KB,
  fonts: 50 * KB,
  css: 24 * KB,
  html: 40 * KB,
  images: 200 * KB,
  image: 100 * KB,
  requests: 70,
};
const LAYOUT_SHIFT = 0.05;

/** What makes a page wait to be used (web/starter). */
export const STARTER = 3.5 * KB;

/**
 * The load of a page that was used keeps to the budget, and the page did not jump by more than it may. `starter`: what it
 * waits with is not counted, since whoever looks in has that alone.
 */
export function expectBudget(load: Load, layoutShift: number, starter = 0): void {
  for (const [what, most] of Object.entries({ ...BUDGET, js: BUDGET.js + starter }))
    expect.soft(load[what as keyof typeof BUDGET], what).toBeLessThanOrEqual(most);
  // What was not counted at all would keep to any budget.
  expect(load.js).toBeGreaterThan(50 * KB);
  expect(load.css).toBeGreaterThan(KB);
  expect(load.fonts).toBeGreaterThan(KB);
  expect(layoutShift, 'layout shift').toBeLessThan(LAYOUT_SHIFT);
}
