import type { Page } from '@playwright/test';
import routes from '#web/routes.ts';
import { expect, ON_DESKTOP, ON_PHONE, VIEWPORTS } from './base.ts';
import { problemsOfAxe } from './support/axe.ts';
import { expectBudget } from './support/budget.ts';
import { expectDocument } from './support/document.ts';
import { sidewaysPx, unreadableTexts } from './support/legibility.ts';
import { layoutShift, visitFirst } from './support/load.ts';
import { closeWindow, test } from './support/one-window.ts';
import { markWhatIsNew, NEW, noteWhatShows } from './support/other-width.ts';
import { awake } from './support/page-ready.ts';
import type { Place } from './support/pages/place.ts';
import { addressOf, nameOf, PLACES, routePaths, WITHOUT_PAGE } from './support/pages.ts';

// Every page in both languages on both widths: opened in Khmer on a phone and in English on a wide screen, then looked at
// in the other width without loading it again. Axe reads the whole page as it was opened, and in the other width what was
// not to be seen before: names and roles hang on no width, colours on no language.
const PRIVATE =
  /^(.*\/:id\/claim$|team-invite|desk|dev|api|account|camdigikey-login|offline|user\/profile|ecosystem\/get-listed\/|program-sharing\/:|event\/suggest\/:|(program|event)\/submission\/|unsubscribe)/;
/** Weighed: pages for everybody. */
const isPublic = ({ route, as }: Place) => !as && !PRIVATE.test(route);
/** Answers to what somebody typed, and people's own pages, are for nobody else to find. */
const isFound = ({ route, note }: Place) =>
  !PRIVATE.test(route) && !route.startsWith('user') && route !== '*' && note !== 'nothing found';

/** Width and height of WCAG 1.4.10 and of a window of 1280 px at 200 %; text alone at 200 % is 1.4.4. */
const NARROW = { 320: 640, 640: 450 } as const;

/**
 * Bar and footer are the same on many pages: their colours, and what of them shows in the other width, are judged on every
 * page for everybody, and on one page of each kind of member.
 */
const judgesFrame = (place: Place) =>
  isPublic(place) || place === PLACES.find(({ as, leads }) => as === place.as && !leads);

test.afterAll(closeWindow);

test.describe('the list of pages', ON_DESKTOP, () => {
  test('names every route of the site', async () => {
    const named = new Set([...PLACES.flatMap(({ route, alike = [] }) => [route, ...alike]), ...WITHOUT_PAGE]);
    expect([...named].sort()).toEqual([...new Set(routePaths(await routes))].sort());
  });
});

/** Further states of pages that are looked at in both projects anyway: these in one of the two, by turns. */
const inBoth = new Set(PLACES.filter(({ note, leads }) => !note && !leads).map(({ route }) => route));
const states = PLACES.filter(({ note, route }) => note && inBoth.has(route));
const projectsOf = (place: Place) => {
  const turn = states.indexOf(place);
  if (turn < 0) return {};
  return turn % 2 === 0 ? ON_PHONE : ON_DESKTOP;
};

for (const place of PLACES) {
  const name = nameOf(place);
  if (place.leads) {
    test(`${name} leads to another page`, ON_PHONE, async ({ page, site }) => {
      const address = await addressOf(place, site, page);
      await page.goto(address);
      await expect(page).not.toHaveURL(address);
    });
    continue;
  }

  test(
    `${name}: says what it is, keeps to its budget, axe finds nothing, texts are whole, nothing scrolls sideways`,
    projectsOf(place),
    async ({ page, site, request, language, device }, info) => {
      const address = await addressOf(place, site, page);
      const weighed = isPublic(place) ? await visitFirst(page, request, address) : undefined;
      const status = weighed ? weighed.status : (await page.goto(address))?.status();
      expect(status).toBe(place.status ?? 200);
      await expect(page).toHaveURL(address);
      // The offline page has no scripts that could wake.
      if (place.route !== 'offline') await awake(page);
      await expectDocument(page, language, isFound(place));
      const shift = weighed && layoutShift(page);

      // Nothing moves from here on: what axe reads is what will stand there.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const withFrame = judgesFrame(place);
      expect(await problemsOfAxe(page, { colours: withFrame ? 'all' : 'page' }), device).toEqual([]);
      await isWhole(page, device);
      if (weighed && shift) {
        const load = await weighed.load();
        info.annotations.push({ type: 'load', description: JSON.stringify(load) });
        expectBudget(load, await shift);
      }

      await noteWhatShows(page);
      if (device === 'phone') {
        await isRoomy(page, [320, 640]);
        await isFineIn(page, 'desktop', withFrame);
        await takesLargeText(page);
      } else {
        await takesLargeText(page);
        await isRoomy(page, [640, 320]);
        await isFineIn(page, 'phone', withFrame);
      }
    },
  );
}

/** No text is cut, and nothing reaches beyond the window. */
async function isWhole(page: Page, width: string): Promise<void> {
  expect(await unreadableTexts(page), width).toEqual([]);
  expect(await sidewaysPx(page), width).toBeLessThanOrEqual(0);
}

/** The same window in the other width: what shows only there is read by axe as well, its colours by the other project. */
async function isFineIn(page: Page, device: 'phone' | 'desktop', withFrame: boolean): Promise<void> {
  await page.setViewportSize(VIEWPORTS[device]);
  const fresh = await markWhatIsNew(page, withFrame ? 'body' : 'main, [role=dialog]');
  if (fresh > 0) expect(await problemsOfAxe(page, { within: NEW, colours: 'none' }), device).toEqual([]);
  await isWhole(page, device);
}

async function isRoomy(page: Page, widths: readonly (keyof typeof NARROW)[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: NARROW[width] });
    expect(await sidewaysPx(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** On a wide screen. */
async function takesLargeText(page: Page): Promise<void> {
  const style = await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  expect(await sidewaysPx(page), 'with text twice as large').toBeLessThanOrEqual(0);
  expect(await unreadableTexts(page), 'with text twice as large').toEqual([]);
  await style.evaluate((element) => element.parentNode?.removeChild(element));
}
