import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILES_HEADER, MEMBERS_FILES } from '#shared/files-audience.ts';
import { seedMasterLists } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { createApp } from '../app.ts';
import { BUILD } from './static-files.ts';

/** The list of routes that a page names, of which there is one for each cut of the build. */
const listIn = (html: string) => /\/assets\/manifest-\w+\.js/.exec(html)?.[0];

describe.skipIf(!existsSync(path.join(BUILD, 'server/index.js')))('files of visitors and of members', () => {
  let test: TestApp;
  let site: FastifyInstance;
  beforeAll(async () => {
    test = await startTestApp();
    await seedMasterLists(test.services);
    site = await createApp(test.services, { pages: true });
  });
  afterAll(async () => {
    await site.close();
    await test.stop();
  });
  const listAt = async (headers: Record<string, string>) =>
    listIn((await site.inject({ url: '/about', headers })).body);

  it('a member’s page names other files than a visitor’s, and all of them are there', async () => {
    const { headers } = await test.signIn();
    const [visitors, members] = [await listAt({}), await listAt(headers)];
    expect(visitors).toBeTruthy();
    expect(members).toBeTruthy();
    expect(members).not.toBe(visitors);
    const page = (await site.inject({ url: '/user/profile', headers })).body;
    const files = [...page.matchAll(/"(\/assets\/[^"#]+\.(?:js|css))#?"/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) expect((await site.inject({ url: file })).statusCode, file).toBe(200);
  });

  it('a visitor’s page that a member’s device keeps names the files which that has, and is kept apart', async () => {
    const { headers } = await test.signIn();
    const members = await listAt(headers);
    for (let twice = 0; twice < 2; twice++) {
      expect(await listAt({ [FILES_HEADER]: MEMBERS_FILES })).toBe(members);
      expect(await listAt({})).not.toBe(members);
    }
    const copy = await site.inject({ url: '/about', headers: { [FILES_HEADER]: MEMBERS_FILES } });
    expect(copy.headers['cache-control']).toContain('public');
    expect(copy.headers.vary).toContain(FILES_HEADER);
  });
});
