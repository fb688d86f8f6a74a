import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mail_outbox } from '#server/database/schema/operations.ts';
import { ownership_offer } from '#server/database/schema/ownership.ts';
import { mailsWhere } from '#tests/setup/mails.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { noticesOf } from '#tests/setup/told.ts';
import { startTeams, type Teams } from '../testing/teams.ts';

let teams: Teams;
beforeAll(async () => {
  teams = await startTeams();
});
afterAll(() => teams.test.stop());

const letters = ({ email }: TestPerson) =>
  mailsWhere(
    teams.test.services,
    and(eq(mail_outbox.template, 'team.ownership'), eq(mail_outbox.to_email, email)),
  );
const answer = (who: TestPerson, id: string, action: string) =>
  teams.call(who, 'POST', `/base-api/me/teams/${id}/transfer/answer/`, { action });
const roleOf = async (id: string, who: TestPerson) =>
  (await teams.rowsOf(id)).find(({ person_id }) => person_id === who.id)?.role;

/** A page that its owner offers to a member. */
async function offered() {
  const { id, owner } = await teams.teamOf();
  const heir = await teams.join(id, 'content_editor');
  const team = (await teams.call(owner, 'GET', `/base-api/me/teams/${id}/`)).body;
  const member_id = (await teams.rowsOf(id)).find(({ person_id }) => person_id === heir.id)!.id;
  const offer = (who: TestPerson, body: object = {}) =>
    teams.call(who, 'POST', `/base-api/me/teams/${id}/transfer/`, {
      member_id,
      confirm: team.page.name,
      ...body,
    });
  const answered = await offer(owner, { confirm: ` ${team.page.name_kh} ` });
  expect(answered.status).toBe(200);
  return { id, owner, heir, member_id, offer, team: answered.body };
}

describe('ownership passes by consent (B.70)', () => {
  it('is offered after the name is typed, and nothing changes before it is accepted', async () => {
    const { id, owner, heir, member_id, offer, team } = await offered();
    expect(team.offer).toMatchObject({ state: 'offered', can: ['withdraw'], to: { id: heir.id } });
    expect([await roleOf(id, owner), await roleOf(id, heir)]).toEqual(['owner', 'content_editor']);
    expect((await offer(owner, { confirm: 'Another' })).body.errors).toHaveProperty('confirm');
    expect((await offer(owner)).status, 'one at a time').toBe(409);
    expect((await offer(heir)).status).toBe(409);
    expect((await offer(await teams.test.signIn())).status).toBe(404);
    expect(await noticesOf(teams.test, heir, 'ownership_offer')).toHaveLength(1);
    expect([(await letters(owner)).length, (await letters(heir)).length]).toEqual([1, 1]);
    const role = await teams.patch(owner, id, member_id, { role: 'owner' });
    expect([role.status, await roleOf(id, heir)], 'not by the list of roles either').toEqual([
      409,
      'content_editor',
    ]);
  });

  it('is accepted by the receiver alone, told to both by mail, and undone within three days', async () => {
    const { id, owner, heir, offer, member_id } = await offered();
    const [admin, stranger] = [await teams.join(id, 'admin'), await teams.test.signIn()];
    const refused = [owner, admin, stranger].map(async (who) => (await answer(who, id, 'accept')).status);
    expect(await Promise.all(refused)).toEqual([409, 409, 404]);
    expect((await teams.call(admin, 'GET', `/base-api/me/teams/${id}/`)).body.offer).toBeNull();
    const both = await Promise.all([answer(heir, id, 'accept'), answer(heir, id, 'accept')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect([await roleOf(id, owner), await roleOf(id, heir)]).toEqual(['admin', 'owner']);
    expect(await noticesOf(teams.test, owner, 'ownership_answer')).toHaveLength(1);
    const told = [await letters(owner), await letters(heir)].map((all) => all.map(({ subject }) => subject));
    for (const subjects of told) expect(subjects.join()).toContain('has a new owner');
    const own = (await teams.rowsOf(id)).find(({ person_id }) => person_id === owner.id)!.id;
    expect((await teams.patch(heir, id, own, { state: 'left' })).status, 'put out').toBe(409);
    expect((await teams.patch(heir, id, own, { role: 'member' })).status, 'put down').toBe(409);
    expect((await offer(heir, { member_id: own })).status, 'passed on').toBe(409);
    expect((await answer(heir, id, 'revert')).status).toBe(409);
    expect((await answer(owner, id, 'revert')).body.role).toBe('owner');
    expect((await teams.rowOf(member_id)).role, 'what it was').toBe('content_editor');
    expect((await answer(owner, id, 'revert')).status, 'once').toBe(409);
    expect((await letters(heir)).length).toBe(3);
  });

  it('cannot be undone after three days, and may be passed on then', async () => {
    const { id, owner, heir } = await offered();
    await answer(heir, id, 'accept');
    await teams.db
      .update(ownership_offer)
      .set({ revert_until: new Date(Date.now() - 1_000) })
      .where(eq(ownership_offer.stakeholder_id, id));
    expect((await answer(owner, id, 'revert')).status).toBe(409);
    const own = (await teams.rowsOf(id)).find(({ person_id }) => person_id === owner.id)!.id;
    expect((await teams.patch(heir, id, own, { role: 'member' })).status).toBe(200);
  });

  it('is declined, withdrawn, or forgotten when its time is over', async () => {
    for (const [who, action] of [
      ['heir', 'decline'],
      ['owner', 'withdraw'],
    ] as const) {
      const page = await offered();
      expect((await answer(page[who], page.id, action)).status, action).toBe(200);
      expect((await answer(page.heir, page.id, 'accept')).status).toBe(409);
      expect(await roleOf(page.id, page.heir)).toBe('content_editor');
      expect((await page.offer(page.owner)).status, 'again').toBe(200);
    }
    const { id, owner, heir, offer } = await offered();
    await teams.db
      .update(ownership_offer)
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where(eq(ownership_offer.stakeholder_id, id));
    expect((await answer(heir, id, 'accept')).status).toBe(409);
    expect((await offer(owner)).status).toBe(200);
  });

  it('is nothing that somebody gives who owns the page no more, or to somebody who left', async () => {
    const page = await offered();
    const second = await teams.join(page.id, 'owner');
    const own = (await teams.rowsOf(page.id)).find(({ person_id }) => person_id === page.owner.id)!.id;
    expect((await teams.patch(second, page.id, own, { role: 'admin' })).status).toBe(200);
    expect((await answer(page.heir, page.id, 'accept')).status).toBe(409);
    const left = await offered();
    await teams.patch(left.heir, left.id, left.member_id, { state: 'left' });
    expect((await answer(left.heir, left.id, 'accept')).status).toBe(409);
    expect((await answer(left.owner, left.id, 'withdraw')).status).toBe(200);
  });

  it('may be shared: a role of owner is an offer too, after which both own the page', async () => {
    const { id, owner } = await teams.teamOf();
    const partner = await teams.join(id, 'admin');
    const row = (await teams.rowsOf(id)).find(({ person_id }) => person_id === partner.id)!.id;
    expect((await teams.patch(owner, id, row, { role: 'owner' })).body.role).toBe('admin');
    expect((await answer(partner, id, 'accept')).status).toBe(200);
    expect([await roleOf(id, owner), await roleOf(id, partner)]).toEqual(['owner', 'owner']);
    await answer(owner, id, 'revert');
    expect([await roleOf(id, owner), await roleOf(id, partner)]).toEqual(['owner', 'admin']);
  });
});
