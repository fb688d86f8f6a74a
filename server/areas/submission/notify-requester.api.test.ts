import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { notification } from '#server/database/schema/notification.ts';
import {
  deskCall,
  listingInReview,
  mailsAbout,
  submissionRow,
  versionOf,
} from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const HOLD_SECONDS = 600;

const test = setUpApp({ masterLists: true, env: { DECISION_HOLD_SECONDS: String(HOLD_SECONDS) } });
let reviewer: TestPerson;
beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
});

const bodies: Record<string, object> = {
  approve: {},
  return: {
    messages: [
      { field: 'summary', body: 'What do you sell?' },
      { field: null, body: 'And to whom?' },
    ],
  },
  reject: { reason: 'It is listed already.' },
};
async function decide(id: string, verb: string) {
  const answer = await deskCall(test, reviewer, id, verb, {
    version: await versionOf(test, id),
    ...bodies[verb],
  });
  expect(answer.statusCode, answer.body).toBe(200);
}
const noticesOf = async (who: TestPerson) =>
  (await test.call(who, 'GET', '/base-api/me/notifications/')).json();
/** As if the time to undo were over. */
const letTimePass = () =>
  test.services.database.db.update(notification).set({
    created_at: sql`${notification.created_at} - make_interval(secs => ${HOLD_SECONDS + 1})`,
  });

describe('whoever sent a request while signed in is told (B.34)', () => {
  it.each([
    ['return', 'review_returned', { count: '2' }],
    ['approve', 'review_approved', {}],
    ['reject', 'review_rejected', {}],
  ])(
    'what was decided (%s), when it can no longer be undone, and gets one letter',
    async (verb, kind, params) => {
      const owner = await test.signIn();
      const { id } = await listingInReview(test, 'startup', {}, owner.headers);
      await decide(id, verb);
      expect(await noticesOf(owner)).toMatchObject({ item_count: 0, data: [] });
      await letTimePass();
      const { name, name_kh } = (await submissionRow(test, id))!;
      const { data } = await noticesOf(owner);
      expect(data).toHaveLength(1);
      expect(data[0]).toMatchObject({
        kind,
        object_id: id,
        actor: null,
        params: { name, name_kh, ...params },
      });
      expect(data[0].link).toMatch(
        verb === 'approve'
          ? /^\/ecosystem\/discover\/category\/startup\//
          : /^\/ecosystem\/get-listed\/follow\//,
      );
      const templates = (await mailsAbout(test, id)).map(({ template }) => template);
      expect(templates.filter((template) => template === 'notification')).toEqual([]);
      expect(templates.filter((template) => /approved|returned|rejected/.test(template))).toHaveLength(1);
    },
  );

  it.each(['return', 'approve', 'reject'])('nothing when it was undone (%s)', async (verb) => {
    const owner = await test.signIn();
    const { id } = await listingInReview(test, 'startup', {}, owner.headers);
    await decide(id, verb);
    await decide(id, 'undo');
    await letTimePass();
    expect(await noticesOf(owner)).toMatchObject({ item_count: 0 });
  });

  it('of the decision that holds, when one before it was undone', async () => {
    const owner = await test.signIn();
    const { id } = await listingInReview(test, 'startup', {}, owner.headers);
    await decide(id, 'reject');
    await decide(id, 'undo');
    await decide(id, 'return');
    await letTimePass();
    const { data } = await noticesOf(owner);
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['review_returned']);
  });

  it('and nobody is told of a request that a visitor sent', async () => {
    const before = await test.services.database.db.$count(notification);
    const { id } = await listingInReview(test);
    await decide(id, 'reject');
    expect(await test.services.database.db.$count(notification)).toBe(before);
  });
});
