import { crosswise, expect, test } from './base.ts';
import { layoutShift, measureLoad } from './support/load.ts';
import { addressOf, nameOf, PLACES } from './support/pages.ts';

const KB = 1024;

/**
 * What a public page may cost on its first visit, as sent with gzip. JavaScript, fonts and layout shift are decided by the
 * architecture; the others keep what was reached.
 */
const BUDGET = {
  js: 140 * KB,
  fonts: 100 * KB,
  css: 24 * KB,
  html: 40 * KB,
  images: 200 * KB,
  image: 100 * KB,
  requests: 70,
};
const LAYOUT_SHIFT = 0.05;

const PRIVATE = /^(desk|dev|api|account|camdigikey-login|offline|user\/profile|ecosystem\/get-listed\/)/;
const PUBLIC = PLACES.filter(({ route, leads, as }) => !leads && !as && !PRIVATE.test(route));

test.use({ serviceWorkers: 'block' });
test.skip(crosswise, 'each language on one width, each width in one language');

for (const place of PUBLIC) {
  test(`${nameOf(place)} keeps to its budget and does not jump`, async ({ page, site, request }, info) => {
    const load = await measureLoad(page, request, await addressOf(place, site, page));
    info.annotations.push({ type: 'load', description: JSON.stringify(load) });
    for (const [what, most] of Object.entries(BUDGET))
      expect.soft(load[what as keyof typeof BUDGET], what).toBeLessThanOrEqual(most);
    // What was not counted at all would keep to any budget.
    expect(load.js).toBeGreaterThan(50 * KB);
    expect(load.css).toBeGreaterThan(KB);
    expect(load.fonts).toBeGreaterThan(KB);
    expect(await layoutShift(page)).toBeLessThan(LAYOUT_SHIFT);
  });
}
