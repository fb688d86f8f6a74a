import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { person } from '#server/database/schema/person.ts';
import { NOTIFICATION_SETTINGS_PATH } from '#shared/domain/notification.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';

/** The field that is asked for; the words stand among the texts of every page of the area. */
const ASKED = 'id="missing-address"';

describe.runIf(PAGES_BUILT)('who has no e-mail address', () => {
  const test = setUpSite({ masterLists: true });
  let claim: string;
  beforeAll(async () => {
    claim = `/ecosystem/discover/category/startup/${await writeStakeholder(test.services, { name: 'Loom' })}-loom/claim`;
  });

  it.each(['/user/profile', NOTIFICATION_SETTINGS_PATH, 'the claim of a page'])(
    'is asked for one where an answer comes by mail: %s',
    async (where) => {
      const url = where.startsWith('/') ? where : claim;
      const { id, headers } = await test.signIn();
      const open = async () => (await test.site.inject({ url, headers })).body;
      expect(await open()).not.toContain(ASKED);
      const nothing = { email: null, email_verified_at: null };
      await test.services.database.db.update(person).set(nothing).where(eq(person.id, id));
      const asked = await open();
      expect(asked).toContain(ASKED);
    },
  );
});
