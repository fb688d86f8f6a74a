import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { BUILD } from '#server/http/static-files.ts';
import { seedMasterLists, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';

describe.skipIf(!existsSync(path.join(BUILD, 'server/index.js')))(
  'the way from a public page to the desk',
  () => {
    let test: TestApp;
    let site: FastifyInstance;
    beforeAll(async () => {
      test = await startTestApp();
      await seedMasterLists(test.services);
      site = await createApp(test.services, { pages: true });
      await site.ready();
    }, 120_000);
    afterAll(async () => {
      await site.close();
      await test.stop();
    });

    it('is there for staff alone, whoever opened the page before', async () => {
      const id = await writeStakeholder(test.services, { name: 'Trey' });
      const url = `/ecosystem/discover/category/startup/${id}-trey`;
      const link = `/desk/directory/${id}`;
      const open = async (headers: Record<string, string> = {}) => (await site.inject({ url, headers })).body;
      const reviewer = await test.signIn({ roles: ['reviewer'] });
      const member = await test.signIn();
      expect(await open()).not.toContain(link);
      const seen = await open(reviewer.headers);
      expect(seen).toContain(`${link}?view=history`);
      expect(seen).toContain(`${link}#off`);
      // What was drawn for staff is kept for nobody.
      expect(await open()).not.toContain('/desk/directory');
      expect(await open(member.headers)).not.toContain('/desk/directory');
    });
  },
);
