import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ResponseOf } from '#shared/contracts/contract.ts';
import type { getDashboard } from '#shared/contracts/dashboard.contract.ts';
import { deskCall, listingInReview, returnListing, versionOf } from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true, env: { DECISION_HOLD_SECONDS: '600' } });
let reviewer: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
  admin = await test.signIn({ roles: ['administrator'] });
  // History is append-only; here alone it is made older than it is.
  await test.services.database.db.execute(sql`alter table submission_event disable trigger user`);
});

const dashboard = async (query = '', who = admin) =>
  (await test.call(who, 'GET', `/desk-api/v1/dashboard/?${query}`)).json() as ResponseOf<typeof getDashboard>;
const sentHoursAgo = async (id: string, hours: number) => {
  await test.services.database.db.execute(
    sql`update submission_event set created_at = now() - make_interval(hours => ${hours}) where submission_id = ${id} and verb = 'submit'`,
  );
  await test.services.database.db.execute(
    sql`update submission set waiting_since = now() - make_interval(hours => ${hours}) where id = ${id}`,
  );
};
const decideOn = async (id: string, verb: 'approve' | 'reject') => {
  const answer = await deskCall(test, reviewer, id, verb, {
    version: await versionOf(test, id),
    ...(verb === 'reject' ? { reason: 'No.' } : {}),
  });
  expect(answer.statusCode, answer.body).toBe(200);
};

describe('the dashboard of the desk (B.20)', () => {
  it('tells waiting times, outcomes and the promise, as the database counts them itself', async () => {
    const hours = [2, 10, 30, 400];
    for (const [n, waited] of hours.entries()) {
      const { id } = await listingInReview(test);
      await sentHoursAgo(id, waited);
      if (n === 0) await returnListing(test, reviewer, id, [{ field: null, body: 'More, please.' }]);
      else await decideOn(id, n === 1 ? 'reject' : 'approve');
    }
    const undone = await listingInReview(test);
    await decideOn(undone.id, 'approve');
    await deskCall(test, reviewer, undone.id, 'undo', { version: await versionOf(test, undone.id) });
    const late = await listingInReview(test, 'mentor');
    await sentHoursAgo(late.id, 24 * 30);

    const shown = await dashboard();
    const { rows } = await test.services.database.db.execute<{ median: number; p90: number }>(sql`
      select percentile_cont(0.5) within group (order by h) as median, percentile_cont(0.9) within group (order by h) as p90
      from unnest(array[2, 10, 30, 400]) as h`);
    expect(shown.totals).toMatchObject({
      decided: 4,
      approved: 2,
      returned: 1,
      rejected: 1,
      waiting: 2,
      overdue: 1,
      kept_percent: 75,
    });
    expect(shown.totals.median_hours).toBeCloseTo(rows[0]!.median, 0);
    expect(shown.totals.p90_hours).toBeCloseTo(rows[0]!.p90, 0);
    expect(shown.by_week).toHaveLength(12);
    expect(shown.by_week.at(-1)).toMatchObject({ decided: 4 });
    expect(shown.by_week.reduce((sum, { decided }) => sum + decided, 0)).toBe(4);
    expect(shown.by_kind.find(({ kind }) => kind === 'mentor')).toMatchObject({
      decided: 0,
      waiting: 1,
      median_hours: null,
    });
    expect(shown.oldest.map(({ id, overdue }) => [id, overdue])).toEqual([
      [late.id, true],
      [undone.id, false],
    ]);
  });

  it('narrows to a kind and to fewer weeks', async () => {
    const mentors = await dashboard('kind=mentor&weeks=4');
    expect(mentors.totals).toMatchObject({ decided: 0, waiting: 1 });
    expect([mentors.by_week.length, mentors.by_kind.map(({ kind }) => kind)]).toEqual([4, ['mentor']]);
    const bad = await test.call(admin, 'GET', '/desk-api/v1/dashboard/?weeks=5');
    expect(bad.statusCode).toBe(422);
  });

  it('tells what one person did to administrators alone', async () => {
    expect((await dashboard()).reviewers).toContainEqual(
      expect.objectContaining({ id: reviewer.id, decided: 4, assigned: 0 }),
    );
    for (const role of ['reviewer', 'analyst'] as const)
      expect((await dashboard('', await test.signIn({ roles: [role] }))).reviewers).toBeNull();
  });
});
