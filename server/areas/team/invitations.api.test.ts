import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from '#server/database/schema/person.ts';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { ORGANISATION_ROLES } from '#shared/domain/roles.ts';
import { MOST_INVITED_AT_ONCE } from '#shared/domain/team.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { mailsTo, noticesOf } from '#tests/setup/told.ts';
import { hashSecret } from '../../mailed-secrets.ts';
import { expireTeamInvitations } from './expire-team-invitations.ts';
import { startTeams, type Teams } from './testing/teams.ts';

let teams: Teams;
beforeAll(async () => {
  teams = await startTeams();
});
afterAll(() => teams.test.stop());

let serial = 0;
const someAddress = () => `invited-${(serial += 1)}@example.test`;
const secretTo = async (email: string) =>
  /team-invite\/([\w-]+)/.exec((await mailsTo(teams.test, email)).at(-1)?.text ?? '')?.[1] ?? '';

describe('inviting (B.55, 1.023, 3.032, 7.127, 7.075)', () => {
  it('by person: they are told, see it among their invitations, accept, and belong to the team', async () => {
    const { id, owner } = await teams.teamOf();
    const guest = await teams.test.signIn();
    const { status, body } = await teams.call(owner, 'POST', '/base-api/startup/invite-team/', {
      stakeholder_id: id,
      to_user: guest.id,
      role: 'admin',
      note: 'Come and weave.',
    });
    expect([status, body.sent, body.data[0].result]).toEqual([200, 1, 'sent']);
    const [notice] = await noticesOf(teams.test, guest, 'team_invite');
    expect(notice).toMatchObject({
      object_id: body.data[0].member_id,
      params: { role: 'admin', note: 'Come and weave.' },
    });
    const list = await teams.call(guest, 'GET', '/base-api/me/team-invites/');
    expect(list.body).toMatchObject({
      item_count: 1,
      data: [{ page: { id }, role: 'admin', can: { accept: true } }],
    });
    const url = `/base-api/me/team-invites/${body.data[0].member_id}/`;
    expect((await teams.call(guest, 'POST', url, { action: 'accept' })).body).toMatchObject({
      state: 'member',
    });
    expect((await teams.call(guest, 'POST', url, { action: 'accept' })).status, 'accepted once').toBe(409);
    expect((await teams.call(guest, 'GET', url)).body.state, 'says how it stands').toBe('member');
    expect(
      (await noticesOf(teams.test, guest, 'team_invite'))[0]?.read_at,
      'handled, so it counts no more',
    ).not.toBeNull();
    expect(await noticesOf(teams.test, owner, 'team_joined')).toHaveLength(1);
    expect((await teams.call(guest, 'GET', `/base-api/me/teams/${id}/`)).body).toMatchObject({
      role: 'admin',
    });
  });

  it('by address: a letter with a link that can be read signed out, and used once', async () => {
    const { id, owner } = await teams.teamOf();
    const email = someAddress();
    await teams.invite(owner, id, { email, role: 'content_editor' });
    const secret = await secretTo(email);
    const read = () => teams.call(null, 'GET', `/public/api/v1/team-invite/${secret}/`);
    expect((await read()).body).toMatchObject({
      role: 'content_editor',
      state: 'invited',
      can: { accept: true },
    });
    const guest = await teams.test.signIn();
    const use = () => teams.call(guest, 'POST', `/base-api/me/team-invite/${secret}/`, { action: 'accept' });
    expect((await use()).body.state).toBe('member');
    expect((await use()).status).toBe(409);
    expect((await read()).body, 'the link says that it is handled').toMatchObject({
      state: 'member',
      can: { accept: false },
    });
    expect(
      (await teams.call(null, 'POST', `/base-api/me/team-invite/${secret}/`, { action: 'accept' })).status,
    ).toBe(401);
  });

  it('shows a person what waits for their confirmed address, and nothing for one they only say', async () => {
    const { id, owner } = await teams.teamOf();
    const [mine, unproved] = [someAddress(), someAddress()];
    await teams.invite(owner, id, { emails: [mine, unproved] });
    const who = await teams.test.signIn({ email: mine });
    expect((await teams.call(who, 'GET', '/base-api/me/team-invites/')).body.item_count).toBe(1);
    const other = await teams.test.signIn({ email: unproved });
    await teams.db.update(person).set({ email_verified_at: null }).where(eq(person.id, other.id));
    expect((await teams.call(other, 'GET', '/base-api/me/team-invites/')).body.item_count).toBe(0);
  });

  it('an address with an account gets a notice and no secret; whoever invites sees no difference', async () => {
    const { id, owner } = await teams.teamOf();
    const known = await teams.test.signIn();
    const { body } = await teams.invite(owner, id, { emails: `${known.email}\n${someAddress()}` });
    expect(body.data.map(({ result }: { result: string }) => result)).toEqual(['sent', 'sent']);
    expect(await noticesOf(teams.test, known, 'team_invite')).toHaveLength(1);
    expect((await mailsTo(teams.test, known.email)).map(({ template }) => template)).toEqual([
      'notification',
    ]);
    const team = await teams.call(owner, 'GET', `/base-api/me/teams/${id}/`);
    const open = team.body.members.filter(({ state }: { state: string }) => state !== 'member');
    expect(open.map(({ person: who }: { person: unknown }) => who)).toEqual([null, null]);
  });

  it('many at once: a result per line (UX rule 45)', async () => {
    const { id, owner } = await teams.teamOf();
    const member = await teams.join(id, 'member');
    const first = someAddress();
    await teams.invite(owner, id, { email: first });
    const fresh = someAddress();
    const { body } = await teams.invite(owner, id, {
      emails: `Dara <${fresh}>, ${fresh.toUpperCase()}; no-address\n${member.email}\n${first}`,
    });
    expect(body.data.map(({ result }: { result: string }) => result)).toEqual([
      'sent',
      'twice',
      'bad_address',
      'already_member',
      'sent_again',
    ]);
    expect(body.sent).toBe(2);
    const flood = Array.from({ length: MOST_INVITED_AT_ONCE + 3 }, someAddress);
    const results = (await teams.invite(owner, id, { emails: flood })).body.data;
    expect(results.filter(({ result }: { result: string }) => result === 'too_many')).toHaveLength(3);
  });

  it('out of a spreadsheet: each with the role of its line, in either language (UX rule 45)', async () => {
    const { id } = await teams.teamOf();
    const admin = await teams.join(id, 'admin');
    const [one, two, three, four] = [someAddress(), someAddress(), someAddress(), someAddress()];
    const emails = `Name,Email,Role\r\n"Sok, Dara",${one},Admin\r\nMony,${two},សមាជិក\r\nLy,${three},\r\nVy,${four},owner\r\nTy,${four},chief`;
    const { body } = await teams.invite(admin, id, { emails, role: 'content_editor' });
    expect(
      body.data.map(({ line, to, role, result }: Record<string, unknown>) => [line, to, role, result]),
    ).toEqual([
      [2, one, 'admin', 'sent'],
      [3, two, 'member', 'sent'],
      [4, three, 'content_editor', 'sent'],
      [5, four, null, 'bad_role'],
      [6, four, null, 'twice'],
    ]);
    const roles = (await teams.rowsOf(id)).map(({ email, role }) => [email, role]);
    expect(roles).toContainEqual([two, 'member']);
    expect(roles.map(([email]) => email)).not.toContain(four);
  });

  it('is refused without anybody, with a role above the own, in words that are too many, and for pages of another kind', async () => {
    const { id, owner } = await teams.teamOf();
    const admin = await teams.join(id, 'admin');
    expect((await teams.invite(owner, id, {})).body.errors).toHaveProperty('emails');
    expect(
      (await teams.invite(admin, id, { email: someAddress(), role: 'owner' })).body.errors,
    ).toHaveProperty('role');
    expect((await teams.invite(owner, id, { email: someAddress(), note: 'x'.repeat(301) })).status).toBe(422);
    const eso = (body: object) => teams.call(owner, 'POST', '/base-api/eso/invite-team/', body);
    expect((await eso({ stakeholder_id: id, email: someAddress() })).status, 'a startup is no ESO').toBe(404);
    const other = await teams.teamOf('eso');
    expect(
      (
        await teams.call(other.owner, 'POST', '/base-api/eso/invite-team/', {
          stakeholder_id: other.id,
          email: someAddress(),
        })
      ).body.sent,
    ).toBe(1);
    expect((await teams.invite(owner, id, { to_user: crypto.randomUUID() })).body.data[0].result).toBe(
      'unknown_person',
    );
  });

  it('is for owners and admins: others of the team are told why not, strangers that there is no such team (6.007, B.70)', async () => {
    const { id } = await teams.teamOf();
    for (const role of ORGANISATION_ROLES) {
      const who = await teams.join(id, role);
      const may = role === 'owner' || role === 'admin';
      expect((await teams.invite(who, id, { email: someAddress() })).status, role).toBe(may ? 200 : 409);
    }
    expect((await teams.invite(await teams.test.signIn(), id, { email: someAddress() })).status).toBe(404);
  });

  it('sent again under the same key it is sent once', async () => {
    const { id, owner } = await teams.teamOf();
    const email = someAddress();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const send = () => teams.call(owner, 'POST', `/base-api/me/teams/${id}/invitations/`, { email }, headers);
    expect([(await send()).body.sent, (await send()).body.sent]).toEqual([1, 1]);
    expect(await mailsTo(teams.test, email)).toHaveLength(1);
  });

  it('a new letter makes the old link useless; one that was taken back, declined or is over cannot be accepted', async () => {
    const { id, owner } = await teams.teamOf();
    const email = someAddress();
    const member = (await teams.invite(owner, id, { email })).body.data[0].member_id;
    const old = await secretTo(email);
    await teams.patch(owner, id, member, { state: 'invited' });
    const fresh = await secretTo(email);
    expect(fresh).not.toBe(old);
    expect((await teams.call(null, 'GET', `/public/api/v1/team-invite/${old}/`)).status).toBe(404);
    const guest = await teams.test.signIn();
    const accept = () =>
      teams.call(guest, 'POST', `/base-api/me/team-invite/${fresh}/`, { action: 'accept' });
    expect((await teams.patch(owner, id, member, { state: 'withdrawn' })).body?.state ?? 'gone').toBe('gone');
    expect((await accept()).status).toBe(409);
    await teams.patch(owner, id, member, { state: 'invited' });
    await teams.invite(owner, id, { email });
    const last = await secretTo(email);
    await teams.db
      .update(stakeholder_member)
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where(eq(stakeholder_member.id, member));
    expect(
      (await teams.call(guest, 'POST', `/base-api/me/team-invite/${last}/`, { action: 'accept' })).status,
    ).toBe(409);
    expect((await teams.call(null, 'GET', `/public/api/v1/team-invite/${last}/`)).body.state).toBe('expired');
    expect(await expireTeamInvitations(teams.test.services)).toBeGreaterThanOrEqual(1);
    expect((await teams.rowOf(member)).state).toBe('expired');
  });

  it('is not answered by anybody else, and no secret is guessed', async () => {
    const { id, owner } = await teams.teamOf();
    const guest = await teams.test.signIn();
    const member = (await teams.invite(owner, id, { to_user: guest.id })).body.data[0].member_id;
    const stranger = await teams.test.signIn();
    const url = `/base-api/me/team-invites/${member}/`;
    expect((await teams.call(stranger, 'GET', url)).status).toBe(404);
    expect((await teams.call(stranger, 'POST', url, { action: 'accept' })).status).toBe(404);
    for (const guess of ['x'.repeat(43), member.replaceAll('-', ''), 'a'.repeat(19), '%00'.repeat(10)])
      expect((await teams.call(stranger, 'GET', `/public/api/v1/team-invite/${guess}/`)).status, guess).toBe(
        404,
      );
    expect((await teams.call(guest, 'POST', url, { action: 'dance' })).status).toBe(422);
    expect((await teams.call(guest, 'POST', url, { action: 'decline' })).body.state).toBe('declined');
  });
});

describe.each(['owner', 'admin'] as const)('an invitation to be %s of a page', (role) => {
  /** As the desk makes one when it publishes a request: nobody of the team invites an owner. */
  async function invited() {
    const { id } = await teams.teamOf();
    const email = someAddress();
    const secret = `owner-link-${serial}-that-only-the-mail-has`;
    await teams.db.insert(stakeholder_member).values({
      stakeholder_id: id,
      email,
      role,
      state: 'invited',
      secret_hash: hashSecret(secret),
      expires_at: new Date(Date.now() + 3_600_000),
    });
    const answer = (who: TestPerson, action: 'accept' | 'decline', code?: string) =>
      teams.call(who, 'POST', `/base-api/me/team-invite/${secret}/`, { action, code });
    const accept = (who: TestPerson, code?: string) => answer(who, 'accept', code);
    const decline = (who: TestPerson, code?: string) => answer(who, 'decline', code);
    return { id, email, accept, decline };
  }
  const codeTo = async (email: string) =>
    /\b\d{8}\b/.exec((await mailsTo(teams.test, email)).at(-1)?.text ?? '')?.[0] ?? '';

  it('is accepted at once by the account of the address it was sent to', async () => {
    const { email, accept } = await invited();
    const owner = await teams.test.signIn({ email });
    expect((await accept(owner)).body.state).toBe('member');
    expect(await mailsTo(teams.test, email)).toHaveLength(0);
  });

  it('asks any other account for a code that only the invited address gets', async () => {
    const { id, email, accept } = await invited();
    const thief = await teams.test.signIn();
    const asked = await accept(thief);
    expect([asked.status, Object.keys(asked.body.errors)]).toEqual([422, ['code']]);
    expect((await mailsTo(teams.test, thief.email)).length).toBe(0);
    const code = await codeTo(email);
    const wrong = code === '12345678' ? '87654321' : '12345678';
    expect((await accept(thief, wrong)).status).toBe(422);
    const honest = await teams.test.signIn();
    expect((await accept(honest, code)).status, 'the code is for who asked for it').toBe(422);
    await accept(honest);
    expect((await accept(honest, await codeTo(email))).body.state).toBe('member');
    const within = (await teams.rowsOf(id)).filter((row) => row.role === role && row.state === 'member');
    expect(within.map(({ person_id }) => person_id)).toContain(honest.id);
    expect(within.map(({ person_id }) => person_id)).not.toContain(thief.id);
  });

  it('is declined by no account that only has the link: the same code is asked for', async () => {
    const { id, email, decline } = await invited();
    const thief = await teams.test.signIn();
    const asked = await decline(thief);
    expect([asked.status, Object.keys(asked.body.errors)]).toEqual([422, ['code']]);
    const open = (await teams.rowsOf(id)).filter((row) => row.role === role && row.state === 'invited');
    expect(open).toHaveLength(1);
    expect((await decline(thief, await codeTo(email))).body.state).toBe('declined');
    const mine = await invited();
    const owner = await teams.test.signIn({ email: mine.email });
    expect((await mine.decline(owner)).body.state).toBe('declined');
  });

  it('ends the session that guesses the code', async () => {
    const { accept } = await invited();
    const thief = await teams.test.signIn();
    for (let n = 0; n < 7; n += 1) expect((await accept(thief, `0000000${n}`)).status).toBe(422);
    expect((await accept(thief, '00000009')).status).toBe(401);
  });
});
