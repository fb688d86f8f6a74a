import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { seedMasterData } from '#server/database/master-data/seed-master-data.ts';
import { BUILD } from '#server/http/static-files.ts';
import type { DeskRole } from '#shared/domain/roles.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import routes from '#web/routes.ts';
import { routePaths } from '../journeys/support/pages.ts';

const WHO: Readonly<Record<string, DeskRole[] | null>> = {
  visitor: null,
  member: [],
  reviewer: ['reviewer'],
  editor: ['editor'],
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

describe.skipIf(!existsSync(path.join(BUILD, 'server/index.js')))('every page, opened by its address', () => {
  let test: TestApp;
  let pages: FastifyInstance;
  beforeAll(async () => {
    test = await startTestApp();
    await seedMasterData(test.services.database.db);
    pages = await createApp(test.services, { pages: true });
    await pages.ready();
  });
  afterAll(async () => {
    await pages.close();
    await test.stop();
  });

  it.each(Object.entries(WHO))(
    'answers a %s: with itself, another page, or that it is not there',
    { timeout: 120_000 },
    async (_who, roles) => {
      const headers = roles ? (await test.signIn({ roles })).headers : {};
      const wrong: string[] = [];
      for (const url of ADDRESSES) {
        const { statusCode, body } = await pages.inject({ url: `${url}?lang=km`, headers });
        if (![200, 301, 302, 303, 401, 404, 410].includes(statusCode)) wrong.push(`${url}: ${statusCode}`);
        if (RAW.test(body)) wrong.push(`${url}: raw words`);
      }
      expect(wrong).toEqual([]);
    },
  );

  it.each(['visitor', 'administrator'])(
    'answers a form of a %s that asks for nothing in words, wherever it is sent',
    async (who) => {
      const headers = WHO[who] ? (await test.signIn({ roles: WHO[who] })).headers : {};
      const wrong: string[] = [];
      for (const url of PATHS.filter((one) => one.includes(':')).map((one) => withPart(one, KHMER))) {
        const answer = await pages.inject({
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
