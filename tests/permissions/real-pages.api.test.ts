import { beforeAll, describe, expect, it } from 'vitest';
import { injectPage } from '#tests/setup/inject-page.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import routes from '#web/routes.ts';
import { routePaths } from '../journeys/support/pages.ts';
import { EVERYBODY, type RealPage, realPages, STAFF, type Who } from './real-records.ts';
import { missingIn } from './whole-page.ts';

const isStaff = (who: Who): who is (typeof STAFF)[number] => (STAFF as readonly Who[]).includes(who);
/** What is for everybody is looked at by some: for the others it is the same. */
const LOOK_AT_ALL: readonly Who[] = ['visitor', 'owner', 'administrator'];
const RAW = /Unexpected Server Error|Application Error|\bat \w+ \(|\[object |undefined<|>null</;

describe.runIf(PAGES_BUILT)('every page about a record that is there', () => {
  const test = setUpSite({ masterLists: true });
  let pages: RealPage[];
  const headers = {} as Record<Who, Record<string, string>>;
  beforeAll(async () => {
    const people = {} as Record<Exclude<Who, 'visitor'>, TestPerson>;
    headers.visitor = {};
    for (const who of EVERYBODY) {
      if (who === 'visitor') continue;
      people[who] = await test.signIn(isStaff(who) ? { roles: [who], strong: true } : {});
      headers[who] = people[who].headers;
    }
    pages = await realPages(test, people);
  });

  it('is among those that are tried', () => {
    const withParameter = routePaths(routes).filter((route) => /:/.test(route));
    expect([...new Set(pages.map(({ route }) => route))].sort()).toEqual([...new Set(withParameter)].sort());
  });

  it.each(EVERYBODY)('shows (%s) what the tables give, and nothing else', async (who) => {
    const wrong: string[] = [];
    for (const { route, url, opens, leads, says } of pages) {
      if (opens === EVERYBODY && !LOOK_AT_ALL.includes(who)) continue;
      const {
        statusCode,
        body,
        headers: has,
      } = await (leads
        ? test.site.inject({ url: `${url}?lang=km`, headers: headers[who] })
        : injectPage(test.site, { url: `${url}?lang=km`, headers: headers[who] }));
      const wanted = !opens.includes(who) ? [302, 401, 404] : leads ? [301, 302] : [200];
      if (!wanted.includes(statusCode)) wrong.push(`${route}: ${statusCode}`);
      if (RAW.test(body)) wrong.push(`${route}: raw words ${RAW.exec(body)?.[0]}`);
      if (statusCode === 200 && String(has['content-type']).startsWith('text/html'))
        wrong.push(...missingIn(body, says).map((what) => `${route} ${what}`));
    }
    expect(wrong).toEqual([]);
  });
});
