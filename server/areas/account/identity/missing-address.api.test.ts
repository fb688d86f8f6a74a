import { existsSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { person } from '#server/database/schema/person.ts';
import { BUILD } from '#server/http/static-files.ts';
import { NOTIFICATION_SETTINGS_PATH } from '#shared/domain/notification.ts';
import { seedMasterLists, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';

/** The field that is asked for; the words stand among the texts of every page of the area. */
const ASKED = 'id="missing-address"';

describe.skipIf(!existsSync(path.join(BUILD, 'server/index.js')))('who has no e-mail address', () => {
  let test: TestApp;
  let site: FastifyInstance;
  let claim: string;
  beforeAll(async () => {
    test = await startTestApp();
    await seedMasterLists(test.services);
    claim = `/ecosystem/discover/category/startup/${await writeStakeholder(test.services, { name: 'Loom' })}-loom/claim`;
    site = await createApp(test.services, { pages: true });
  });
  afterAll(async () => {
    await site.close();
    await test.stop();
  });

  it.each(['/user/profile', NOTIFICATION_SETTINGS_PATH, 'the claim of a page'])(
    'is asked for one where an answer comes by mail: %s',
    async (where) => {
      const url = where.startsWith('/') ? where : claim;
      const { id, headers } = await test.signIn();
      const open = async () => (await site.inject({ url, headers })).body;
      expect(await open()).not.toContain(ASKED);
      const nothing = { email: null, email_verified_at: null };
      await test.services.database.db.update(person).set(nothing).where(eq(person.id, id));
      const asked = await open();
      expect(asked).toContain(ASKED);
    },
  );
});
