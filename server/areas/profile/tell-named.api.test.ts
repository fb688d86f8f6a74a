import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { notification } from '#server/database/schema/notification.ts';
import type { Profile } from '#shared/contracts/profile-shapes.ts';
import { aDraft, anApproved, ask, decides, does, joins, publicPage } from '#tests/factories/profile.ts';
import { mailsAbout } from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true });
let founder: TestPerson;
let reviewer: TestPerson;
let backer: TestPerson;
let fund: Profile;
beforeAll(async () => {
  founder = await test.signIn();
  reviewer = await test.signIn({ roles: ['reviewer'] });
  backer = await test.signIn();
  fund = await anApproved(test, backer, reviewer, 'investor');
});

/** What the person was told of rounds, the newest first; the hold of the decision behind it is over. */
async function told(who: TestPerson) {
  await test.services.database.db
    .update(notification)
    .set({ created_at: sql`now()` })
    .where(sql`${notification.created_at} > now()`);
  const { data } = (
    await ask(test, who, 'GET', '/base-api/me/notifications/?group=network&per_page=50')
  ).json();
  return data as { kind: string; link: string; read_at: string | null; params: Record<string, string> }[];
}
const round = {
  announced_date: '2024-05-01',
  funding_type: 'seed',
  currency: 'USD',
  amount_raised: '250000',
};
/** A startup sent to the desk with a round that names the fund. */
async function aNamingDraft() {
  const draft = await aDraft(test, founder);
  const raise = `/base-api/startup/${draft.id}/funding-round-raise/`;
  const body = { ...round, investors: [{ stakeholder_id: fund.id }] };
  const made = (await ask(test, founder, 'POST', raise, body)).json();
  return { round_id: made.id as string, sent: await does(test, founder, draft.id, 'submit') };
}
const answer = (id: string, confirmed: boolean, who = backer) =>
  ask(test, who, 'POST', `/base-api/me/funding-round/${id}/`, { confirmed });

describe('an investor that a round names (B.40)', () => {
  it('is asked once it is public, on the site and by mail, and the page is told the answer once', async () => {
    const helper = await test.signIn();
    await joins(test, helper, fund.id, 'member');
    const before = await told(backer);
    const { round_id, sent } = await aNamingDraft();
    expect(await told(backer)).toEqual(before);
    await decides(test, reviewer, sent.review!.id, 'approve');
    const [asked] = await told(backer);
    expect(asked).toMatchObject({
      kind: 'round_named',
      read_at: null,
      link: `/user/profile/investor?id=${fund.id}#rounds`,
      params: { page: expect.stringMatching(/\S/), name: expect.stringMatching(/\S/) },
    });
    // Who answers for the page is asked, the rest of its team is not.
    expect(await told(helper)).toEqual([]);
    const mails = await mailsAbout(test, round_id, 'notification');
    expect(mails.map(({ to_email }) => to_email)).toEqual([backer.email]);

    for (let twice = 0; twice < 2; twice += 1) expect((await answer(round_id, true)).statusCode).toBe(200);
    expect((await told(backer))[0]!.read_at).not.toBeNull();
    const answers = (await told(founder)).filter(({ kind }) => kind === 'round_answer');
    expect(answers).toMatchObject([{ params: { decision: 'confirmed' }, read_at: null }]);

    // Facts that were confirmed are others now: they ask again, once.
    const url = `/api/v1/funding/fund/${round_id}/`;
    await ask(test, founder, 'PATCH', url, { amount_raised: '300000' });
    const changes = await does(test, founder, sent.id, 'submit');
    await decides(test, reviewer, changes.review!.id, 'approve');
    expect((await told(backer)).filter(({ kind }) => kind === 'round_named')).toHaveLength(2);
    expect((await answer(round_id, false)).statusCode).toBe(200);
    expect((await told(founder))[0]).toMatchObject({
      kind: 'round_answer',
      params: { decision: 'declined' },
    });
    expect((await publicPage(test, sent)).statusCode).toBe(200);
  });

  it('hears nothing of an approval that is undone', async () => {
    const before = (await told(backer)).length;
    const { round_id, sent } = await aNamingDraft();
    await decides(test, reviewer, sent.review!.id, 'approve');
    await decides(test, reviewer, sent.review!.id, 'undo');
    expect(await told(backer)).toHaveLength(before);
    expect((await mailsAbout(test, round_id, 'notification')).map(({ status }) => status)).toEqual([
      'cancelled',
    ]);
  });

  it('is not mailed when they turned that off', async () => {
    const settings = '/base-api/me/notification-settings/';
    const choice = { data: [{ kind: 'round_named', channel: 'mail', enabled: false }] };
    const saved = await ask(test, backer, 'PATCH', settings, choice);
    expect(saved.statusCode, saved.body).toBe(200);
    const { round_id, sent } = await aNamingDraft();
    await decides(test, reviewer, sent.review!.id, 'approve');
    expect((await told(backer))[0]).toMatchObject({ kind: 'round_named', read_at: null });
    expect(await mailsAbout(test, round_id, 'notification')).toEqual([]);
  });
});
