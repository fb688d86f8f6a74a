import type { Page } from '@playwright/test';
import { eventPath, programPath, stakeholderPath } from '#shared/domain/addresses.ts';
import { expect, ON_PHONE, test } from './base.ts';
import { member, signIn, staff } from './support/people.ts';

// A small phone with letters twice as large (WCAG 1.4.4 and 1.4.10).
test.use({ viewport: { width: 180, height: 370 }, contextOptions: { reducedMotion: 'reduce' } });

const PAGES = [
  '/',
  '/ecosystem',
  '/ecosystem/discover',
  '/ecosystem/discover/category/startup',
  '/ecosystem/get-listed',
  '/ecosystem/get-listed/startup/basic',
  '/program',
  '/program-sharing',
  '/program/category',
  '/event',
  '/event/suggest',
  '/resource/category/blog',
  '/resource/file',
  '/insights/startup',
  '/open-data',
  '/about',
  '/contact',
  '/newsletter',
  '/privacy-policy',
  '/account/sign-in',
  '/account/register',
];

const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

for (const language of ['km', 'en'] as const)
  test(
    `nothing is beyond the edge of a window 180 px wide, in ${language}`,
    ON_PHONE,
    async ({ page, site }) => {
      test.slow();
      const records = [
        stakeholderPath(await site.stakeholder('startup')),
        stakeholderPath(await site.stakeholder('mentor')),
        programPath(await site.program()),
        eventPath(await site.event()),
      ];
      for (const address of [...PAGES, ...records]) {
        await page.goto(`${address}?lang=${language}`);
        expect.soft(await width(page), address).toBeLessThanOrEqual(180);
      }
    },
  );

/** Pages of somebody signed in: rows with a logo and a state, a date in three fields. */
const OWN = [
  '/user/profile/bio',
  '/user/profile/startup',
  '/user/profile/save_list',
  '/user/profile/connection',
  '/user/profile/inbox',
  '/user/profile/notification',
  '/user/profile/account',
];

for (const language of ['km', 'en'] as const)
  test(`nor of the own pages of somebody, in ${language}`, ON_PHONE, async ({ page }) => {
    await signIn(page, member('founder'));
    const links = async (list: string) => {
      await page.goto(list);
      const found = await page
        .locator(`main a[href^="${list}/"]`)
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')!));
      return [...new Set(found.map((href) => href.split(/[?#]/)[0]!))].slice(0, 6);
    };
    // A page that was returned is among the first, with what the desk has asked.
    const records = [...(await links('/user/profile/startup')), ...(await links('/user/profile/inbox'))];
    expect(records.length).toBeGreaterThan(2);
    for (const address of [...OWN, ...records]) {
      await page.goto(`${address}?lang=${language}`);
      expect.soft(await width(page), address).toBeLessThanOrEqual(180);
    }
  });

/** Of the desk: lists with a choice beside the search, a form with a day and its time, a message that is given to somebody. */
const DESK = [
  '/desk',
  '/desk/people',
  '/desk/texts',
  '/desk/reports',
  '/desk/newsletter',
  '/desk/contact',
  '/desk/content/program/new',
  '/desk/content/event/new',
  '/desk/content/highlight/new',
];

for (const language of ['km', 'en'] as const)
  test(`nor of the desk, in ${language}`, ON_PHONE, async ({ page }) => {
    await signIn(page, staff('administrator'));
    await page.goto('/desk/contact');
    const message = page.locator('main a[href^="/desk/contact/"]').first();
    const path = (await message.getAttribute('href'))!.split('?')[0]!;
    for (const address of [...DESK, path]) {
      await page.goto(`${address}?lang=${language}`);
      expect.soft(await width(page), address).toBeLessThanOrEqual(180);
    }
  });

test.describe('nor without a script, where the navigation stands under the bar', () => {
  test.use({ javaScriptEnabled: false });
  for (const language of ['km', 'en'] as const)
    test(`in ${language}`, ON_PHONE, async ({ page }) => {
      for (const address of PAGES) {
        await page.goto(`${address}?lang=${language}`);
        const beyond = await page
          .locator('body *')
          .evaluateAll((all) =>
            all
              .filter((one) => one.closest('.bar') && one.getBoundingClientRect().right > 180)
              .map((one) => one.className),
          );
        expect.soft(beyond, address).toEqual([]);
      }
    });
});
