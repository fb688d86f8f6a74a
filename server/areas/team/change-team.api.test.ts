import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit_entry } from '#server/database/schema/operations.ts';
import { person } from '#server/database/schema/person.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { noticesOf } from '#tests/setup/told.ts';
import { startTeams, type Teams } from './testing/teams.ts';

let teams: Teams;
beforeAll(async () => {
  teams = await startTeams();
});
afterAll(() => teams.test.stop());

describe('changing a team (3.034, 7.132, 7.079)', () => {
  it('gives a role, takes out, and lets go; each in the audit trail', async () => {
    const { id, owner } = await teams.teamOf();
    const member = await teams.join(id, 'member');
    const row = (await teams.rowsOf(id)).find(({ person_id }) => person_id === member.id)!;
    const url = `/base-api/startup/${id}/team/${row.id}/`;
    expect((await teams.call(owner, 'PATCH', url, { role: 'content_editor' })).body.role).toBe(
      'content_editor',
    );
    expect(await noticesOf(teams.test, member, 'team_role')).toHaveLength(1);
    expect((await teams.call(owner, 'PATCH', url, { state: 'left' })).status).toBe(200);
    expect(await noticesOf(teams.test, member, 'team_removed')).toHaveLength(1);
    expect((await teams.call(member, 'GET', `/base-api/me/teams/${id}/`)).status).toBe(404);
    const trail = await teams.db.select().from(audit_entry).where(eq(audit_entry.entity_id, id));
    expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(['team.role', 'team.left']));
    const other = await teams.join(id, 'content_creator');
    const own = (await teams.rowsOf(id)).find(({ person_id }) => person_id === other.id)!;
    const left = await teams.patch(other, id, own.id, { state: 'left' });
    expect([left.status, left.body]).toEqual([200, null]);
  });

  it('refuses what is not one change, another page’s member, another kind, and who may not', async () => {
    const { id, owner } = await teams.teamOf();
    const [admin, member] = [await teams.join(id, 'admin'), await teams.join(id, 'member')];
    const rows = await teams.rowsOf(id);
    const of = (who: TestPerson) => rows.find(({ person_id }) => person_id === who.id)!.id;
    expect((await teams.patch(owner, id, of(member), {})).status).toBe(422);
    expect((await teams.patch(owner, id, of(member), { role: 'admin', state: 'left' })).status).toBe(422);
    expect((await teams.patch(owner, id, of(member), { role: 'king' })).status).toBe(422);
    expect((await teams.patch(admin, id, of(owner), { state: 'left' })).status, 'nobody above the own').toBe(
      409,
    );
    expect((await teams.patch(admin, id, of(member), { role: 'owner' })).status).toBe(422);
    expect((await teams.patch(member, id, of(admin), { role: 'member' })).status).toBe(409);
    expect(
      (await teams.patch(owner, id, of(member), { state: 'declined' })).status,
      'nothing was asked',
    ).toBe(409);
    expect(
      (await teams.call(owner, 'PATCH', `/base-api/eso/${id}/team/${of(member)}/`, { role: 'admin' })).status,
    ).toBe(404);
    const other = await teams.teamOf();
    expect((await teams.patch(other.owner, other.id, of(member), { role: 'admin' })).status).toBe(404);
    expect((await teams.patch(other.owner, id, of(member), { role: 'admin' })).status).toBe(404);
  });

  it('never loses its last owner, however many leave at once (B.55)', async () => {
    const { id, owner } = await teams.teamOf();
    const own = (await teams.rowsOf(id))[0]!.id;
    expect((await teams.patch(owner, id, own, { state: 'left' })).status).toBe(409);
    expect((await teams.patch(owner, id, own, { role: 'admin' })).status).toBe(409);
    for (let round = 0; round < 6; round += 1) {
      const team = await teams.teamOf();
      const owners = [team.owner, await teams.join(team.id, 'owner'), await teams.join(team.id, 'owner')];
      const rows = await teams.rowsOf(team.id);
      const of = (who: TestPerson) => rows.find(({ person_id }) => person_id === who.id)!.id;
      const changes = owners.map((who, n) =>
        teams.patch(who, team.id, of(who), (n + round) % 2 === 0 ? { state: 'left' } : { role: 'member' }),
      );
      const answers = await Promise.all(changes);
      const left = (await teams.rowsOf(team.id)).filter(
        ({ role, state }) => role === 'owner' && state === 'member',
      );
      expect(left.length, `round ${round}`).toBe(1);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    }
  });

  it('does not count an owner whose account is about to be deleted', async () => {
    const { id, owner } = await teams.teamOf();
    const going = await teams.join(id, 'owner');
    await teams.db.update(person).set({ delete_after: new Date() }).where(eq(person.id, going.id));
    const own = (await teams.rowsOf(id)).find(({ person_id }) => person_id === owner.id)!.id;
    expect((await teams.patch(owner, id, own, { state: 'left' })).status).toBe(409);
  });
});
