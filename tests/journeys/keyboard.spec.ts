import type { Page } from '@playwright/test';
import { eventPath, programPath, stakeholderPath } from '#shared/domain/addresses.ts';
import { expect, ON_DESKTOP, ON_PHONE, test } from './base.ts';
import { lateScript } from './support/late-script.ts';
import { awake, formAwake, open } from './support/page-ready.ts';
import type { Site } from './support/site.ts';
import type { Stop } from './support/stops.ts';

const FORM = '/ecosystem/get-listed/startup/basic';
/** A list that can be searched once its script is there. */
const LIST = '#field-province_code';

/** Half of them on a phone, half on a wide screen; the frame around them is the same. */
const PAGES: Record<string, string | ((site: Site) => Promise<string>)> = {
  home: '/',
  about: '/about',
  contact: '/contact',
  directory: '/ecosystem/discover/category/startup',
  record: async (site) => stakeholderPath(await site.stakeholder('startup')),
  programs: '/program',
  program: async (site) => programPath(await site.program()),
  events: '/event',
  event: async (site) => eventPath(await site.event()),
  blog: '/resource/category/blog',
  'get listed': '/ecosystem/get-listed',
  'listing form': FORM,
  'sign-in': '/account/sign-in',
};
/** What comes once a page is used: who goes through it before that goes through another page. */
const COMES_LATE: Partial<Record<keyof typeof PAGES, (page: Page) => Promise<void>>> = {
  'listing form': async (page) => {
    await formAwake(page);
    await expect(page.locator(LIST)).toHaveRole('combobox');
  },
};
/** Nobody should have to press the key more often to get through a page. */
const MOST_STOPS = 400;
/** Presses between two looks at where they led. */
const AT_ONCE = 25;

for (const [index, [name, address]] of Object.entries(PAGES).entries()) {
  const where = index % 2 === 0 ? ON_PHONE : ON_DESKTOP;
  test(
    `the key leads through ${name}: in order, to everything, and one sees where one is`,
    where,
    async ({ page, site }) => {
      await open(page, typeof address === 'string' ? address : await address(site));
      await COMES_LATE[name]?.(page);
      await page.evaluate(noteStops);
      let stops: (Stop | null)[] = [];
      while (stops.length < MOST_STOPS && !stops.includes(null)) {
        for (let i = 0; i < AT_ONCE; i += 1) await page.keyboard.press('Tab');
        const before = stops.length;
        stops = await page.evaluate(() => window.stops);
        // The key that leads out of the page is not always let go of in it.
        if (stops.length < before + AT_ONCE) break;
      }
      if (stops.includes(null)) stops = stops.slice(0, stops.indexOf(null));
      expect(stops.length, 'the key comes to the end of the page').toBeLessThan(MOST_STOPS);
      expect(
        stops.flatMap((stop) => (stop && !stop.seen ? stop.what : [])),
        'focus out of sight',
      ).toEqual([]);
      expect(
        stops.flatMap((stop) => (stop && !stop.ring ? stop.what : [])),
        'focus without a mark',
      ).toEqual([]);
      expect(await page.evaluate(neverReached), 'never reached').toEqual([]);
    },
  );
}

for (const when of ['before the page is awake', 'before its search has come'] as const) {
  test(
    `who stands in a list ${when} stays there with what was chosen, also from another window (UX rule 16)`,
    ON_PHONE,
    async ({ page }) => {
      const hasCome = await lateScript(page, 'aria-activedescendant');
      const list = page.locator(LIST);
      await page.goto(FORM);
      if (when === 'before its search has come') await formAwake(page);
      await list.focus();
      await list.selectOption({ index: 3 });
      const province = await list.locator('option:checked').textContent();
      await awake(page);
      await hasCome();
      // Two pictures later all that came of it is drawn.
      await page.evaluate(twoFrames);
      await expect(list).toBeFocused();
      // As where another window lies above this one: the field is told that the focus is gone, the page still has it.
      await list.evaluate((field) => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
      await page.evaluate(twoFrames);
      await expect(list).toBeFocused();
      await list.press('Tab');
      await expect(list).toHaveRole('combobox');
      await expect(list).toHaveValue(province ?? 'a province');
      await page.keyboard.press('Shift+Tab');
      await expect(list).toBeFocused();
    },
  );
}

/** Runs in the page. */
const twoFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** What can be operated, and was not come to. */
function neverReached(): string[] {
  const selector =
    'a[href], button, input, select, textarea, summary, [tabindex="0"], [contenteditable="true"]';
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
    const { type, name } = element as HTMLInputElement;
    const off = element.matches(':disabled, [tabindex="-1"], [inert] *, input[type="hidden"]');
    if (off || !element.checkVisibility({ visibilityProperty: true })) return false;
    if (type !== 'radio' || !(element instanceof HTMLInputElement)) return true;
    // Of a group of choices the key reaches one: the chosen, else any.
    const group = [
      ...document.querySelectorAll<HTMLInputElement>(`input[type="radio"][name="${CSS.escape(name)}"]`),
    ];
    return group.some(({ checked }) => checked) ? element.checked : group[0] === element;
  });
  return (
    shown
      // The way to the top shows itself only once one has come past it; Shift and Tab lead there.
      .filter((element) => element.dataset.reached === undefined && !element.closest('.to-top'))
      .map((element) => element.outerHTML.slice(0, 120))
  );
}

/** Runs in the page: notes where the focus is whenever the key is let go. */
function noteStops(): void {
  window.stops = [];
  const whereFocusIs = (): Stop | null => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body || element === document.documentElement) return null;
    const outlined = (one: Element | null | undefined, part?: string) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    // The frame around a field that has no border of its own may bear the mark for it.
    const ring =
      outlined(element) ||
      outlined(element, '::after') ||
      outlined(element.nextElementSibling) ||
      outlined(element.parentElement) ||
      ['label', '.find', 'form'].some((frame) => outlined(element.closest(frame)));
    const box = element.getBoundingClientRect();
    const bar = document.querySelector('header.bar')?.getBoundingClientRect().bottom ?? 0;
    const inWindow =
      box.bottom > 0 && box.top < window.innerHeight && box.right > 0 && box.left < window.innerWidth;
    // What stands beside the bar, or on it, is seen if nothing lies over it.
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const seen = inWindow && (box.bottom > bar || element.contains(there));
    element.dataset.reached = '';
    return { what: element.outerHTML.slice(0, 120), seen, ring };
  };
  window.addEventListener('keyup', () => window.stops.push(whereFocusIs()), true);
}
