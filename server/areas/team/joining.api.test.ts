import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { noticesOf } from '#tests/setup/told.ts';
import { startTeams, type Teams } from './testing/teams.ts';

let teams: Teams;
beforeAll(async () => {
  teams = await startTeams();
});
afterAll(() => teams.test.stop());

describe('asking to join', () => {
  const ask = (who: TestPerson, id: string, note = '') =>
    teams.call(who, 'POST', `/base-api/me/teams/${id}/ask/`, { note });

  it('tells owners and admins, who take in or decline', async () => {
    const { id, owner } = await teams.teamOf();
    const admin = await teams.join(id, 'admin');
    const who = await teams.test.signIn();
    const asked = await ask(who, id, 'I draw your maps.');
    expect([asked.status, asked.body.state]).toEqual([201, 'requested']);
    for (const one of [owner, admin])
      expect(await noticesOf(teams.test, one, 'team_request')).toHaveLength(1);
    expect((await ask(who, id)).status, 'once').toBe(409);
    expect((await teams.call(who, 'GET', '/base-api/me/team-invites/')).body.asked).toHaveLength(1);
    expect((await teams.patch(admin, id, asked.body.id, { state: 'member' })).body.state).toBe('member');
    expect((await noticesOf(teams.test, who, 'team_answer'))[0]?.params).toMatchObject({
      decision: 'admitted',
    });
    const other = await teams.test.signIn();
    const request = (await ask(other, id)).body.id;
    await teams.patch(owner, id, request, { state: 'declined' });
    expect((await ask(other, id)).status, 'not again at once').toBe(409);
  });

  it('is taken back, is for public pages with an owner, and not for members or the invited', async () => {
    const { id, owner } = await teams.teamOf();
    const who = await teams.test.signIn();
    const request = (await ask(who, id)).body.id;
    expect(
      (await teams.call(who, 'POST', `/base-api/me/team-invites/${request}/`, { action: 'withdraw' })).body
        .state,
    ).toBe('withdrawn');
    expect((await ask(who, id)).status, 'again').toBe(201);
    expect((await ask(owner, id)).status).toBe(409);
    const guest = await teams.test.signIn();
    await teams.invite(owner, id, { to_user: guest.id });
    expect((await ask(guest, id)).status).toBe(409);
    expect((await ask(who, await writeStakeholder(teams.test.services))).status, 'nobody answers').toBe(409);
    expect((await ask(who, await writeStakeholder(teams.test.services, { status: 'draft' }))).status).toBe(
      404,
    );
  });
});

describe('POST /api/v1/startup/profile/ (B.83)', () => {
  const attach = (who: TestPerson, body: object) => teams.call(who, 'POST', '/api/v1/startup/profile/', body);

  it('attaches the caller where an invitation waits, also sent twice (7.124)', async () => {
    const { id, owner } = await teams.teamOf();
    const guest = await teams.test.signIn();
    await teams.invite(owner, id, { to_user: guest.id, role: 'owner' });
    const done = await attach(guest, { user: guest.id });
    expect([done.status, done.body]).toMatchObject([201, { startup: id, role: 'owner', state: 'member' }]);
    expect((await attach(guest, { user: guest.id, startup: id })).body.state).toBe('member');
  });

  it('lets an owner name somebody else, who has to accept; refuses everybody else', async () => {
    const { id, owner } = await teams.teamOf();
    const [other, stranger] = [await teams.test.signIn(), await teams.test.signIn()];
    expect((await attach(owner, { user: other.id })).body).toMatchObject({
      startup: id,
      state: 'invited',
      role: 'owner',
    });
    expect((await attach(await teams.join(id, 'admin'), { user: stranger.id, startup: id })).status).toBe(
      404,
    );
    expect((await attach(stranger, { user: stranger.id, startup: id })).status).toBe(404);
    expect((await attach(stranger, { user: other.id })).status).toBe(404);
    expect((await attach(owner, { user: crypto.randomUUID() })).status).toBe(422);
    expect((await attach(owner, {})).status).toBe(422);
    await teams.join(await writeStakeholder(teams.test.services), 'owner', owner);
    expect((await attach(owner, { user: stranger.id })).body.errors, 'which of the two').toHaveProperty(
      'startup',
    );
  });
});
