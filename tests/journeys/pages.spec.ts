import type { Page } from '@playwright/test';
import routes from '#web/routes.ts';
import { expect, ON_DESKTOP, ON_PHONE, VIEWPORTS } from './base.ts';
import { type Look, problemsOfAxe } from './support/axe.ts';
import { expectBudget, STARTER } from './support/budget.ts';
import { expectDocument } from './support/document.ts';
import { legibility, sidewaysPx, tabsOutOfSight } from './support/legibility.ts';
import { layoutShift, visitFirst } from './support/load.ts';
import { closeWindow, comeBack, test } from './support/one-window.ts';
import { awake } from './support/page-ready.ts';
import type { Place } from './support/pages/place.ts';
import { addressOf, nameOf, PLACES, routePaths, WITHOUT_PAGE } from './support/pages.ts';
import { smallTargets } from './support/targets.ts';

// Every page in both languages on both widths: opened in Khmer on a phone and in English on a wide screen, then looked at
// in the other width without loading it again. What axe finds hangs on a page's structure and its colours, which are the
// same in both languages, or on its texts. So each page is read whole in one of the two, in both widths; in the other
// language what hangs on texts: names, languages, the size of targets. By turns, so that half of the pages of each kind are
// read as they were opened on a phone, the others as on a wide screen. In the other width axe reads what was not to be seen
// before, and colours that were not. (What it finds at all is tested in `looks.spec.ts`.)
const PRIVATE =
  /^(.*\/:id\/claim$|team-invite|desk|dev|api|account|camdigikey-login|offline|user\/profile|ecosystem\/get-listed\/|program-sharing\/:|event\/suggest\/:|(program|event)\/submission\/|unsubscribe|newsletter)/;
/** Pages for everybody. */
const isPublic = ({ route, as }: Place) => !as && !PRIVATE.test(route);
/** And the steps of the forms that people open on their phones: what they read costs no more than another page. */
const FORM = /^(ecosystem\/get-listed\/:kind|program-sharing\/:step|event\/suggest\/:step)/;
/**
 * Their own scripts fill the budget, so that nothing is left for what they wait with: who looks in pays for that alone, and
 * who writes has the most a page may bring besides (ADR 4).
 */
const FULL = new Set(['contact', 'report']);
const isWeighed = (place: Place) => isPublic(place) || FORM.test(place.route);
/** Answers to what somebody typed, forms about one page, and people's own pages are for nobody else to find. */
const isFound = ({ route, note }: Place) =>
  !PRIVATE.test(route) && !/^(user|report$|correct$|preview\/|\*$)/.test(route) && note !== 'nothing found';

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
const others = PLACES.filter((place) => !states.includes(place));
const projectsOf = (place: Place) => {
  // For those who build the site.
  if (place.route === 'dev/components') return ON_PHONE;
  const turn = states.indexOf(place);
  if (turn < 0) return {};
  return turn % 2 === 0 ? ON_PHONE : ON_DESKTOP;
};

/** What axe reads of a page that was opened on this device. */
function lookAt(place: Place, device: 'phone' | 'desktop'): Look {
  const isTurn = (others.indexOf(place) % 2 === 0) === (device === 'phone');
  if (!states.includes(place) && !isTurn && place.route !== 'dev/components') return { texts: true };
  return { colours: judgesFrame(place) ? 'all' : 'page' };
}

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
      const address = await addressOf(place, site, page, comeBack);
      // A first visit is seen with all that moves.
      if (isWeighed(place)) await page.emulateMedia({ reducedMotion: 'no-preference' });
      const weighed = isWeighed(place) ? await visitFirst(page, request, address) : undefined;
      const status = weighed ? weighed.status : (await page.goto(address))?.status();
      expect(status).toBe(place.status ?? 200);
      await expect(page).toHaveURL(address);
      // What the worker keeps has no scripts that could wake.
      if (place.route !== 'offline/kept') await awake(page);
      await expectDocument(page, language, isFound(place));
      // How a form stands before its letters have come hangs on the line alone.
      const shift = weighed && (isPublic(place) ? layoutShift(page) : Promise.resolve(0));

      // Nothing moves from here on: what axe reads is what will stand there.
      if (weighed) await page.emulateMedia({ reducedMotion: 'reduce' });
      const look = lookAt(place, device);
      expect(await problemsOfAxe(page, look), device).toEqual([]);
      await isWhole(page, device);
      if (device === 'phone') {
        expect(await smallTargets(page), 'too small for a finger').toEqual([]);
        expect(await tabsOutOfSight(page), 'which tab one is on').toEqual([]);
      }
      if (weighed && shift) {
        const load = await weighed.load();
        info.annotations.push({ type: 'load', description: JSON.stringify(load) });
        expectBudget(load, await shift, FULL.has(place.route) ? STARTER : 0);
      }

      if (device === 'phone') {
        await isRoomy(page, [320, 640]);
        await isFineIn(page, 'desktop', place, look);
        await takesLargeText(page);
      } else {
        await takesLargeText(page);
        await isRoomy(page, [640, 320]);
        await isFineIn(page, 'phone', place, look);
      }
      if (!look.texts) await isLegibleAtNight(page, place);
    },
  );
}

/** No text is cut, and nothing reaches beyond the window. */
async function isWhole(page: Page, how: string, large = false): Promise<void> {
  const { unreadable, sideways } = await legibility(page, large);
  expect(unreadable, how).toEqual([]);
  expect(sideways, how).toBeLessThanOrEqual(0);
}

/** The same window in the other width: what shows only there, and colours that are others there. */
async function isFineIn(page: Page, device: 'phone' | 'desktop', place: Place, look: Look): Promise<void> {
  await page.setViewportSize(VIEWPORTS[device]);
  const within = judgesFrame(place) ? 'body' : 'main, [role=dialog]';
  expect(await problemsOfAxe(page, { ...look, within, again: true }), device).toEqual([]);
  await isWhole(page, device);
}

/** On a device that is dark the same page has other colours. */
async function isLegibleAtNight(page: Page, place: Place): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const within = judgesFrame(place) ? 'body' : 'main, [role=dialog]';
  expect(await problemsOfAxe(page, { within, again: true }), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function isRoomy(page: Page, widths: readonly (keyof typeof NARROW)[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: NARROW[width] });
    expect(await sidewaysPx(page), `at ${width} px`).toBeLessThanOrEqual(0);
  }
}

/** On a wide screen. */
const takesLargeText = (page: Page) => isWhole(page, 'with text twice as large', true);
