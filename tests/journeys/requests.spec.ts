import { expect, ON_PHONE, test } from './base.ts';
import { visitFirst } from './support/load.ts';
import { awake } from './support/page-ready.ts';
import { member, signIn, staff } from './support/people.ts';

/** Of a first visit, whatever is asked for counted. */
const REQUESTS = 30;

const PAGES = {
  member: [
    '/user/profile',
    '/user/profile/inbox',
    '/user/profile/save_list',
    '/user/profile/notification',
    '/user/profile/connection',
    '/user/profile/claims',
    '/user/profile/account',
    '/user/profile/matching',
    '/user/profile/bio',
    '/user/profile/startup',
    '/user/profile/mentor',
    // What visitors see, too, as members see it.
    '/',
    '/ecosystem',
    '/event',
  ],
  reviewer: ['/desk', '/desk/corrections', '/desk/claims', '/desk/directory'],
  administrator: ['/desk/people'],
};

test.describe('a page of those who are signed in asks for few files (UX rule 71)', ON_PHONE, () => {
  for (const [who, addresses] of Object.entries(PAGES))
    for (const address of addresses)
      test(`${who}: ${address}`, async ({ page, request }) => {
        await signIn(page, who === 'member' ? member('founder') : staff(who as 'reviewer' | 'administrator'));
        // What the page before it had fetched is fetched again.
        await page.goto('about:blank');
        const visit = await visitFirst(page, request, address);
        expect(visit.status).toBe(200);
        await awake(page);
        const { requests } = await visit.load();
        expect(requests).toBeGreaterThan(8);
        expect(requests, address).toBeLessThan(REQUESTS);
      });
});
