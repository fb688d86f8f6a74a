import { beforeAll, describe, expect, it } from 'vitest';
import { seedMasterData } from '#server/database/master-data/seed-master-data.ts';
import type { DeskRole } from '#shared/domain/roles.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';
import routes from '#web/routes.ts';
import { PLACES, routePaths } from '../journeys/support/pages.ts';
import { linksIn, missingIn } from './whole-page.ts';

const WHO: Readonly<Record<string, DeskRole[] | null>> = {
  visitor: null,
  member: [],
  reviewer: ['reviewer'],
  editor: ['editor'],
  translator: ['translator'],
  analyst: ['analyst'],
  administrator: ['administrator'],
};
/** What a part of an address may be: one that nobody has, one that cannot be. */
const PARTS = ['0190a000-0000-7000-8000-000000000001', 'event'];
/** No header can hold this one as it is. */
const KHMER = encodeURIComponent('ភូមិ');
const RAW = /Unexpected Server Error|Application Error|\bat \w+ \(/;
const PATHS = routePaths(routes);
const withPart = (route: string, part: string) => `/${route.replace(/:\w+\??/g, part)}`;
const ADDRESSES = PATHS.flatMap((route) =>
  route.includes(':') ? PARTS.map((part) => withPart(route, part)) : [`/${route.replace(/^\/|\*$/g, '')}`],
);

describe.runIf(PAGES_BUILT)('every page, opened by its address', () => {
  const test = setUpSite();
  beforeAll(async () => {
    await seedMasterData(test.services.database.db);
  });

  it.each(Object.entries(WHO))(
    'answers a %s: with itself, another page, or that it is not there',
    async (_who, roles) => {
      const headers = roles ? (await test.signIn({ roles })).headers : {};
      const wrong: string[] = [];
      for (const url of ADDRESSES) {
        const { statusCode, body, headers: has } = await test.site.inject({ url: `${url}?lang=km`, headers });
        if (![200, 301, 302, 303, 401, 404, 410].includes(statusCode)) wrong.push(`${url}: ${statusCode}`);
        if (RAW.test(body)) wrong.push(`${url}: raw words`);
        if (statusCode === 200 && String(has['content-type']).startsWith('text/html'))
          wrong.push(...missingIn(body).map((what) => `${url} ${what}`));
      }
      expect(wrong).toEqual([]);
    },
  );

  /** Where somebody begins, and where the menu is written by which they find the other pages. */
  const WALKS = [
    ['visitor', '/', 'web/features/shell/navigation.ts'],
    ['administrator', '/desk', 'web/features/desk/frame/desk-places.ts'],
  ] as const;
  /** A step of something else, a link of a mail, or for those who build the site: calls are reached from open data. */
  const STEPS =
    /^\/(account\/|camdigikey|desk\/(sign-in|bulk|content\/\w+\/new)|api\/docs|dev\/|offline|apply|ecosystem\/get-listed\/confirm|program\/submission|unsubscribe)/;

  it.each(WALKS)('is found by a %s who follows links from %s', async (who, begin, menu) => {
    const headers = WHO[who] ? (await test.signIn({ roles: WHO[who] })).headers : {};
    const meant = new Set(
      PLACES.flatMap(({ address, as, leads, status }) => {
        const isTheirs = as !== 'founder' && (who === 'visitor') === !as;
        if (leads || status || typeof address !== 'string' || !isTheirs) return [];
        const path = address.replace(/\?.*$/, '');
        return STEPS.test(path) ? [] : [path];
      }),
    );
    const seen = new Set([begin as string]);
    for (const path of seen) {
      const { body } = await test.site.inject({ url: `${path}?lang=en`, headers });
      for (const link of linksIn(body)) if (meant.has(link)) seen.add(link);
    }
    const lost = [...meant].filter((path) => !seen.has(path));
    expect(
      lost.map(
        (path) => `${path}: no page leads there. Put it into ${menu}, or link it where one looks for it.`,
      ),
    ).toEqual([]);
  });

  it.each(['visitor', 'administrator'])(
    'answers a form of a %s that asks for nothing in words, wherever it is sent',
    async (who) => {
      const headers = WHO[who] ? (await test.signIn({ roles: WHO[who] })).headers : {};
      const wrong: string[] = [];
      for (const url of PATHS.filter((one) => one.includes(':')).map((one) => withPart(one, KHMER))) {
        const answer = await test.site.inject({
          method: 'POST',
          url: `${url}?lang=km`,
          headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'intent=nothing',
        });
        if (answer.statusCode >= 500) wrong.push(`${url}: ${answer.statusCode}`);
        if (RAW.test(answer.body)) wrong.push(`${url}: raw words`);
      }
      expect(wrong).toEqual([]);
    },
  );
});
