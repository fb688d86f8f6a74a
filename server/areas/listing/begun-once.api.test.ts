import { describe, expect, it } from 'vitest';
import { listing_draft } from '#server/database/schema/submission.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { oldStamp } from '#tests/factories/submission.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';

const PAGE = '/ecosystem/get-listed/startup/basic';
const CALL = '/public/api/v1/listing-draft/';

// The whole test run builds the pages first; on their own these tests need a build.
describe.runIf(PAGES_BUILT)('a form begun by a post of its page', () => {
  const test = setUpSite({ masterLists: true });
  const drafts = () => test.services.database.db.select().from(listing_draft);
  const keyOfPage = async () => {
    const { body } = await test.site.inject(PAGE);
    return /name="idempotency_key" value="([^"]+)"/.exec(body)?.[1] ?? '';
  };
  const post = async (idempotency_key: string, name: string) => {
    const form = await multipart({ name, idempotency_key, bot_stamp: oldStamp(test) });
    return test.site.inject({ method: 'POST', url: PAGE, ...form });
  };
  const call = async (key: string) =>
    test.call({ headers: { 'idempotency-key': key } }, 'POST', CALL, {
      kind: 'startup',
      bot_stamp: oldStamp(test),
    });

  it('whose answer was lost is one draft with what the same page begins by a call, once it is awake', async () => {
    const key = await keyOfPage();
    const lost = await post(key, 'Slek');
    const { secret } = (await call(key)).json() as { secret: string };
    expect(String(lost.headers['set-cookie'])).toContain(secret);
    // And pressed again without a script, with something else in it.
    await post(key, 'Slek Foods');
    expect((await drafts()).map(({ payload }) => payload.name)).toEqual(['Slek Foods']);
  });

  it('is another draft when that one was deleted since, and from another page', async () => {
    const key = await keyOfPage();
    const { secret } = (await call(key)).json() as { secret: string };
    await test.call(null, 'DELETE', `${CALL}${secret}/`);
    const before = (await drafts()).length;
    const cookies = [(await post(key, 'Romdeng')).headers['set-cookie']].flat();
    expect(cookies.at(-1), 'the last is the one that browsers keep').not.toContain(secret);
    await post(await keyOfPage(), 'Romdeng');
    expect(await drafts()).toHaveLength(before + 2);
  });
});
