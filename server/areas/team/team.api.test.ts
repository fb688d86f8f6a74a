import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit_entry } from '#server/database/schema/operations.ts';
import { person } from '#server/database/schema/person.ts';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { ORGANISATION_ROLES, type OrganisationRole } from '#shared/domain/roles.ts';
import { MOST_INVITED_AT_ONCE } from '#shared/domain/team.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp, type TestPerson } from '#tests/setup/test-app.ts';
import { mailsTo, noticesOf } from '#tests/setup/told.ts';
import { expireTeamInvitations } from './expire-team-invitations.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const db = () => test.services.database.db;
let serial = 0;
const someAddress = () => `invited-${(serial += 1)}@example.test`;

async function call(
  who: TestPerson | null,
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
) {
  const answer = await test.app.inject({
    method,
    url,
    headers: { ...who?.headers, ...headers },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function join(stakeholder_id: string, role: OrganisationRole, who?: TestPerson): Promise<TestPerson> {
  const member = who ?? (await test.signIn());
  await db()
    .insert(stakeholder_member)
    .values({ stakeholder_id, person_id: member.id, role, state: 'member' });
  return member;
}
async function teamOf(kind: 'startup' | 'eso' | 'mentor' = 'startup') {
  const id = await writeStakeholder(test.services, { kind });
  return { id, owner: await join(id, 'owner') };
}
const rowOf = async (id: string) =>
  (await db().select().from(stakeholder_member).where(eq(stakeholder_member.id, id)))[0]!;
const rowsOf = (stakeholder_id: string) =>
  db().select().from(stakeholder_member).where(eq(stakeholder_member.stakeholder_id, stakeholder_id));
const secretTo = async (email: string) =>
  /team-invite\/([\w-]+)/.exec((await mailsTo(test, email)).at(-1)?.text ?? '')?.[1] ?? '';
const invite = (who: TestPerson, id: string, body: object) =>
  call(who, 'POST', `/base-api/me/teams/${id}/invitations/`, body);
const patch = (who: TestPerson, id: string, member: string, body: object) =>
  call(who, 'PATCH', `/base-api/me/teams/${id}/members/${member}/`, body);

describe('inviting (B.55, 1.023, 3.032, 7.127, 7.075)', () => {
  it('by person: they are told, see it among their invitations, accept, and belong to the team', async () => {
    const { id, owner } = await teamOf();
    const guest = await test.signIn();
    const { status, body } = await call(owner, 'POST', '/base-api/startup/invite-team/', {
      stakeholder_id: id,
      to_user: guest.id,
      role: 'admin',
      note: 'Come and weave.',
    });
    expect([status, body.sent, body.data[0].result]).toEqual([200, 1, 'sent']);
    const [notice] = await noticesOf(test, guest, 'team_invite');
    expect(notice).toMatchObject({
      object_id: body.data[0].member_id,
      params: { role: 'admin', note: 'Come and weave.' },
    });
    const list = await call(guest, 'GET', '/base-api/me/team-invites/');
    expect(list.body).toMatchObject({
      item_count: 1,
      data: [{ page: { id }, role: 'admin', can: { accept: true } }],
    });
    const url = `/base-api/me/team-invites/${body.data[0].member_id}/`;
    expect((await call(guest, 'POST', url, { action: 'accept' })).body).toMatchObject({ state: 'member' });
    expect((await call(guest, 'POST', url, { action: 'accept' })).status, 'accepted once').toBe(409);
    expect((await call(guest, 'GET', url)).body.state, 'says how it stands').toBe('member');
    expect(
      (await noticesOf(test, guest, 'team_invite'))[0]?.read_at,
      'handled, so it counts no more',
    ).not.toBeNull();
    expect(await noticesOf(test, owner, 'team_joined')).toHaveLength(1);
    expect((await call(guest, 'GET', `/base-api/me/teams/${id}/`)).body).toMatchObject({ role: 'admin' });
  });

  it('by address: a letter with a link that can be read signed out, and used once', async () => {
    const { id, owner } = await teamOf();
    const email = someAddress();
    await invite(owner, id, { email, role: 'content_editor' });
    const secret = await secretTo(email);
    const read = () => call(null, 'GET', `/public/api/v1/team-invite/${secret}/`);
    expect((await read()).body).toMatchObject({
      role: 'content_editor',
      state: 'invited',
      can: { accept: true },
    });
    const guest = await test.signIn();
    const use = () => call(guest, 'POST', `/base-api/me/team-invite/${secret}/`, { action: 'accept' });
    expect((await use()).body.state).toBe('member');
    expect((await use()).status).toBe(409);
    expect((await read()).body, 'the link says that it is handled').toMatchObject({
      state: 'member',
      can: { accept: false },
    });
    expect(
      (await call(null, 'POST', `/base-api/me/team-invite/${secret}/`, { action: 'accept' })).status,
    ).toBe(401);
  });

  it('shows a person what waits for their confirmed address, and nothing for one they only say', async () => {
    const { id, owner } = await teamOf();
    const [mine, unproved] = [someAddress(), someAddress()];
    await invite(owner, id, { emails: [mine, unproved] });
    const who = await test.signIn({ email: mine });
    expect((await call(who, 'GET', '/base-api/me/team-invites/')).body.item_count).toBe(1);
    const other = await test.signIn({ email: unproved });
    await db().update(person).set({ email_verified_at: null }).where(eq(person.id, other.id));
    expect((await call(other, 'GET', '/base-api/me/team-invites/')).body.item_count).toBe(0);
  });

  it('an address with an account gets a notice and no secret; whoever invites sees no difference', async () => {
    const { id, owner } = await teamOf();
    const known = await test.signIn();
    const { body } = await invite(owner, id, { emails: `${known.email}\n${someAddress()}` });
    expect(body.data.map(({ result }: { result: string }) => result)).toEqual(['sent', 'sent']);
    expect(await noticesOf(test, known, 'team_invite')).toHaveLength(1);
    expect((await mailsTo(test, known.email)).map(({ template }) => template)).toEqual(['notification']);
    const team = await call(owner, 'GET', `/base-api/me/teams/${id}/`);
    const open = team.body.members.filter(({ state }: { state: string }) => state !== 'member');
    expect(open.map(({ person: who }: { person: unknown }) => who)).toEqual([null, null]);
  });

  it('many at once: a result per line (UX rule 45)', async () => {
    const { id, owner } = await teamOf();
    const member = await join(id, 'member');
    const first = someAddress();
    await invite(owner, id, { email: first });
    const fresh = someAddress();
    const { body } = await invite(owner, id, {
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
    const results = (await invite(owner, id, { emails: flood })).body.data;
    expect(results.filter(({ result }: { result: string }) => result === 'too_many')).toHaveLength(3);
  });

  it('out of a spreadsheet: each with the role of its line, in either language (UX rule 45)', async () => {
    const { id } = await teamOf();
    const admin = await join(id, 'admin');
    const [one, two, three, four] = [someAddress(), someAddress(), someAddress(), someAddress()];
    const emails = `Name,Email,Role\r\n"Sok, Dara",${one},Admin\r\nMony,${two},សមាជិក\r\nLy,${three},\r\nVy,${four},owner\r\nTy,${four},chief`;
    const { body } = await invite(admin, id, { emails, role: 'content_editor' });
    expect(
      body.data.map(({ line, to, role, result }: Record<string, unknown>) => [line, to, role, result]),
    ).toEqual([
      [2, one, 'admin', 'sent'],
      [3, two, 'member', 'sent'],
      [4, three, 'content_editor', 'sent'],
      [5, four, null, 'bad_role'],
      [6, four, null, 'twice'],
    ]);
    const roles = (await rowsOf(id)).map(({ email, role }) => [email, role]);
    expect(roles).toContainEqual([two, 'member']);
    expect(roles.map(([email]) => email)).not.toContain(four);
  });

  it('is refused without anybody, with a role above the own, in words that are too many, and for pages of another kind', async () => {
    const { id, owner } = await teamOf();
    const admin = await join(id, 'admin');
    expect((await invite(owner, id, {})).body.errors).toHaveProperty('emails');
    expect((await invite(admin, id, { email: someAddress(), role: 'owner' })).body.errors).toHaveProperty(
      'role',
    );
    expect((await invite(owner, id, { email: someAddress(), note: 'x'.repeat(301) })).status).toBe(422);
    const eso = (body: object) => call(owner, 'POST', '/base-api/eso/invite-team/', body);
    expect((await eso({ stakeholder_id: id, email: someAddress() })).status, 'a startup is no ESO').toBe(404);
    const other = await teamOf('eso');
    expect(
      (
        await call(other.owner, 'POST', '/base-api/eso/invite-team/', {
          stakeholder_id: other.id,
          email: someAddress(),
        })
      ).body.sent,
    ).toBe(1);
    expect((await invite(owner, id, { to_user: crypto.randomUUID() })).body.data[0].result).toBe(
      'unknown_person',
    );
  });

  it('is for owners and admins: others of the team are told why not, strangers that there is no such team (6.007, B.70)', async () => {
    const { id } = await teamOf();
    for (const role of ORGANISATION_ROLES) {
      const who = await join(id, role);
      const may = role === 'owner' || role === 'admin';
      expect((await invite(who, id, { email: someAddress() })).status, role).toBe(may ? 200 : 409);
    }
    expect((await invite(await test.signIn(), id, { email: someAddress() })).status).toBe(404);
  });

  it('sent again under the same key it is sent once', async () => {
    const { id, owner } = await teamOf();
    const email = someAddress();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const send = () => call(owner, 'POST', `/base-api/me/teams/${id}/invitations/`, { email }, headers);
    expect([(await send()).body.sent, (await send()).body.sent]).toEqual([1, 1]);
    expect(await mailsTo(test, email)).toHaveLength(1);
  });

  it('a new letter makes the old link useless; one that was taken back, declined or is over cannot be accepted', async () => {
    const { id, owner } = await teamOf();
    const email = someAddress();
    const member = (await invite(owner, id, { email })).body.data[0].member_id;
    const old = await secretTo(email);
    await patch(owner, id, member, { state: 'invited' });
    const fresh = await secretTo(email);
    expect(fresh).not.toBe(old);
    expect((await call(null, 'GET', `/public/api/v1/team-invite/${old}/`)).status).toBe(404);
    const guest = await test.signIn();
    const accept = () => call(guest, 'POST', `/base-api/me/team-invite/${fresh}/`, { action: 'accept' });
    expect((await patch(owner, id, member, { state: 'withdrawn' })).body?.state ?? 'gone').toBe('gone');
    expect((await accept()).status).toBe(409);
    await patch(owner, id, member, { state: 'invited' });
    await invite(owner, id, { email });
    const last = await secretTo(email);
    await db()
      .update(stakeholder_member)
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where(eq(stakeholder_member.id, member));
    expect(
      (await call(guest, 'POST', `/base-api/me/team-invite/${last}/`, { action: 'accept' })).status,
    ).toBe(409);
    expect((await call(null, 'GET', `/public/api/v1/team-invite/${last}/`)).body.state).toBe('expired');
    expect(await expireTeamInvitations(test.services)).toBeGreaterThanOrEqual(1);
    expect((await rowOf(member)).state).toBe('expired');
  });

  it('is not answered by anybody else, and no secret is guessed', async () => {
    const { id, owner } = await teamOf();
    const guest = await test.signIn();
    const member = (await invite(owner, id, { to_user: guest.id })).body.data[0].member_id;
    const stranger = await test.signIn();
    const url = `/base-api/me/team-invites/${member}/`;
    expect((await call(stranger, 'GET', url)).status).toBe(404);
    expect((await call(stranger, 'POST', url, { action: 'accept' })).status).toBe(404);
    for (const guess of ['x'.repeat(43), member.replaceAll('-', ''), 'a'.repeat(19), '%00'.repeat(10)])
      expect((await call(stranger, 'GET', `/public/api/v1/team-invite/${guess}/`)).status, guess).toBe(404);
    expect((await call(guest, 'POST', url, { action: 'dance' })).status).toBe(422);
    expect((await call(guest, 'POST', url, { action: 'decline' })).body.state).toBe('declined');
  });
});

describe('changing a team (3.034, 7.132, 7.079)', () => {
  it('gives a role, takes out, and lets go; each in the audit trail', async () => {
    const { id, owner } = await teamOf();
    const member = await join(id, 'member');
    const row = (await rowsOf(id)).find(({ person_id }) => person_id === member.id)!;
    const url = `/base-api/startup/${id}/team/${row.id}/`;
    expect((await call(owner, 'PATCH', url, { role: 'content_editor' })).body.role).toBe('content_editor');
    expect(await noticesOf(test, member, 'team_role')).toHaveLength(1);
    expect((await call(owner, 'PATCH', url, { state: 'left' })).status).toBe(200);
    expect(await noticesOf(test, member, 'team_removed')).toHaveLength(1);
    expect((await call(member, 'GET', `/base-api/me/teams/${id}/`)).status).toBe(404);
    const trail = await db().select().from(audit_entry).where(eq(audit_entry.entity_id, id));
    expect(trail.map(({ action }) => action)).toEqual(expect.arrayContaining(['team.role', 'team.left']));
    const other = await join(id, 'content_creator');
    const own = (await rowsOf(id)).find(({ person_id }) => person_id === other.id)!;
    const left = await patch(other, id, own.id, { state: 'left' });
    expect([left.status, left.body]).toEqual([200, null]);
  });

  it('refuses what is not one change, another page’s member, another kind, and who may not', async () => {
    const { id, owner } = await teamOf();
    const [admin, member] = [await join(id, 'admin'), await join(id, 'member')];
    const rows = await rowsOf(id);
    const of = (who: TestPerson) => rows.find(({ person_id }) => person_id === who.id)!.id;
    expect((await patch(owner, id, of(member), {})).status).toBe(422);
    expect((await patch(owner, id, of(member), { role: 'admin', state: 'left' })).status).toBe(422);
    expect((await patch(owner, id, of(member), { role: 'king' })).status).toBe(422);
    expect((await patch(admin, id, of(owner), { state: 'left' })).status, 'nobody above the own').toBe(409);
    expect((await patch(admin, id, of(member), { role: 'owner' })).status).toBe(422);
    expect((await patch(member, id, of(admin), { role: 'member' })).status).toBe(409);
    expect((await patch(owner, id, of(member), { state: 'declined' })).status, 'nothing was asked').toBe(409);
    expect(
      (await call(owner, 'PATCH', `/base-api/eso/${id}/team/${of(member)}/`, { role: 'admin' })).status,
    ).toBe(404);
    const other = await teamOf();
    expect((await patch(other.owner, other.id, of(member), { role: 'admin' })).status).toBe(404);
    expect((await patch(other.owner, id, of(member), { role: 'admin' })).status).toBe(404);
  });

  it('never loses its last owner, however many leave at once (B.55)', async () => {
    const { id, owner } = await teamOf();
    const own = (await rowsOf(id))[0]!.id;
    expect((await patch(owner, id, own, { state: 'left' })).status).toBe(409);
    expect((await patch(owner, id, own, { role: 'admin' })).status).toBe(409);
    for (let round = 0; round < 6; round += 1) {
      const team = await teamOf();
      const owners = [team.owner, await join(team.id, 'owner'), await join(team.id, 'owner')];
      const rows = await rowsOf(team.id);
      const of = (who: TestPerson) => rows.find(({ person_id }) => person_id === who.id)!.id;
      const changes = owners.map((who, n) =>
        patch(who, team.id, of(who), (n + round) % 2 === 0 ? { state: 'left' } : { role: 'member' }),
      );
      const answers = await Promise.all(changes);
      const left = (await rowsOf(team.id)).filter(
        ({ role, state }) => role === 'owner' && state === 'member',
      );
      expect(left.length, `round ${round}`).toBe(1);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409]);
    }
  });

  it('does not count an owner whose account is about to be deleted', async () => {
    const { id, owner } = await teamOf();
    const going = await join(id, 'owner');
    await db().update(person).set({ delete_after: new Date() }).where(eq(person.id, going.id));
    const own = (await rowsOf(id)).find(({ person_id }) => person_id === owner.id)!.id;
    expect((await patch(owner, id, own, { state: 'left' })).status).toBe(409);
  });

  it('hands the page over after its name is typed: the caller stays as an admin', async () => {
    const { id, owner } = await teamOf();
    const heir = await join(id, 'member');
    const team = (await call(owner, 'GET', `/base-api/me/teams/${id}/`)).body;
    const member = team.members.find((one: { person: { id: string } }) => one.person.id === heir.id);
    expect(member.can.transfer).toBe(true);
    const hand = (who: TestPerson, body: object) =>
      call(who, 'POST', `/base-api/me/teams/${id}/transfer/`, body);
    expect((await hand(owner, { member_id: member.id, confirm: 'Another' })).body.errors).toHaveProperty(
      'confirm',
    );
    expect((await hand(heir, { member_id: member.id, confirm: team.page.name })).status).toBe(409);
    expect((await hand(await test.signIn(), { member_id: member.id, confirm: team.page.name })).status).toBe(
      404,
    );
    const done = await hand(owner, { member_id: member.id, confirm: ` ${team.page.name_kh} ` });
    expect([done.status, done.body.role]).toEqual([200, 'admin']);
    expect((await rowOf(member.id)).role).toBe('owner');
    expect((await hand(owner, { member_id: member.id, confirm: team.page.name })).status, 'once').toBe(409);
  });
});

describe('asking to join', () => {
  const ask = (who: TestPerson, id: string, note = '') =>
    call(who, 'POST', `/base-api/me/teams/${id}/ask/`, { note });

  it('tells owners and admins, who take in or decline', async () => {
    const { id, owner } = await teamOf();
    const admin = await join(id, 'admin');
    const who = await test.signIn();
    const asked = await ask(who, id, 'I draw your maps.');
    expect([asked.status, asked.body.state]).toEqual([201, 'requested']);
    for (const one of [owner, admin]) expect(await noticesOf(test, one, 'team_request')).toHaveLength(1);
    expect((await ask(who, id)).status, 'once').toBe(409);
    expect((await call(who, 'GET', '/base-api/me/team-invites/')).body.asked).toHaveLength(1);
    expect((await patch(admin, id, asked.body.id, { state: 'member' })).body.state).toBe('member');
    expect((await noticesOf(test, who, 'team_answer'))[0]?.params).toMatchObject({ decision: 'admitted' });
    const other = await test.signIn();
    const wish = (await ask(other, id)).body.id;
    await patch(owner, id, wish, { state: 'declined' });
    expect((await ask(other, id)).status, 'not again at once').toBe(409);
  });

  it('is taken back, is for public pages with an owner, and not for members or the invited', async () => {
    const { id, owner } = await teamOf();
    const who = await test.signIn();
    const wish = (await ask(who, id)).body.id;
    expect(
      (await call(who, 'POST', `/base-api/me/team-invites/${wish}/`, { action: 'withdraw' })).body.state,
    ).toBe('withdrawn');
    expect((await ask(who, id)).status, 'again').toBe(201);
    expect((await ask(owner, id)).status).toBe(409);
    const guest = await test.signIn();
    await invite(owner, id, { to_user: guest.id });
    expect((await ask(guest, id)).status).toBe(409);
    expect((await ask(who, await writeStakeholder(test.services))).status, 'nobody answers').toBe(409);
    expect((await ask(who, await writeStakeholder(test.services, { status: 'draft' }))).status).toBe(404);
  });
});

describe('POST /api/v1/startup/profile/ (7.124, B.83)', () => {
  const attach = (who: TestPerson, body: object) => call(who, 'POST', '/api/v1/startup/profile/', body);

  it('attaches the caller where an invitation waits, also sent twice', async () => {
    const { id, owner } = await teamOf();
    const guest = await test.signIn();
    await invite(owner, id, { to_user: guest.id, role: 'owner' });
    const done = await attach(guest, { user: guest.id });
    expect([done.status, done.body]).toMatchObject([201, { startup: id, role: 'owner', state: 'member' }]);
    expect((await attach(guest, { user: guest.id, startup: id })).body.state).toBe('member');
  });

  it('lets an owner name somebody else, who has to accept; refuses everybody else', async () => {
    const { id, owner } = await teamOf();
    const [other, stranger] = [await test.signIn(), await test.signIn()];
    expect((await attach(owner, { user: other.id })).body).toMatchObject({
      startup: id,
      state: 'invited',
      role: 'owner',
    });
    expect((await attach(await join(id, 'admin'), { user: stranger.id, startup: id })).status).toBe(404);
    expect((await attach(stranger, { user: stranger.id, startup: id })).status).toBe(404);
    expect((await attach(stranger, { user: other.id })).status).toBe(404);
    expect((await attach(owner, { user: crypto.randomUUID() })).status).toBe(422);
    expect((await attach(owner, {})).status).toBe(422);
    await join(await writeStakeholder(test.services), 'owner', owner);
    expect((await attach(owner, { user: stranger.id })).body.errors, 'which of the two').toHaveProperty(
      'startup',
    );
  });
});
