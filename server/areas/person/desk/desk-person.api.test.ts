import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { audit_entry } from '#server/database/schema/operations.ts';
import { desk_grant, person } from '#server/database/schema/person.ts';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { writePerson } from '#tests/factories/person.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { listingInReview } from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { mailsTo } from '#tests/setup/told.ts';

const test = setUpApp({ masterLists: true, worker: true });
let admin: TestPerson;
beforeAll(async () => {
  admin = await test.signIn({ roles: ['administrator'] });
});

const BASE = '/desk-api/v1/people/';
const list = async (query: string) => (await test.call(admin, 'GET', `${BASE}?${query}`)).json();
const get = async (id: string) => (await test.call(admin, 'GET', `${BASE}${id}/`)).json();
const post = (id: string, verb: string, payload: object = {}, who = admin) =>
  test.call(who, 'POST', `${BASE}${id}/${verb}/`, payload);
const revoke = (id: string, role: string, who = admin) =>
  test.call(who, 'DELETE', `${BASE}${id}/roles/${role}/`);
const asked = (who: TestPerson) => test.call(who, 'GET', '/api/v1/rest-auth/user/');
const actions = async (id: string) =>
  (await test.services.database.db.select().from(audit_entry).where(eq(audit_entry.entity_id, id))).map(
    ({ action }) => action,
  );

describe('people at the desk (B.71)', () => {
  it.each([
    ['family and given name', 'Keo Rachana'],
    ['given and family name', 'rachana keo'],
    ['the Khmer name', 'កែវ រចនា'],
    ['its sound in the other script', 'keo rochana'],
    ['the address', 'rachana.keo@'],
  ])('are found by %s', async (_by, search) => {
    const names = { last_name: 'Keo', first_name: 'Rachana', last_name_kh: 'កែវ', first_name_kh: 'រចនា' };
    const email = `rachana.keo@${crypto.randomUUID()}.test`;
    const { id } = await writePerson(test.services, { ...names, email });
    const { data } = await list(`search=${encodeURIComponent(search)}&per_page=100`);
    expect(data.map((row: { id: string }) => row.id)).toContain(id);
    expect((await list(`search=${encodeURIComponent(search)}%25zz`)).data).toEqual([]);
  });

  it('are filtered by role and state, counted, sorted and paged', async () => {
    const editor = await test.signIn({ roles: ['editor'] });
    const staff = await list('role=staff&per_page=100');
    const ids = staff.data.map((row: { id: string }) => row.id);
    expect(ids).toContain(editor.id);
    expect(staff.item_count).toBe(staff.counts.staff);
    expect(
      (await list('role=editor&per_page=100')).data.every((row: { roles: string[] }) =>
        row.roles.includes('editor'),
      ),
    ).toBe(true);
    const byName = (await list('ordering=name&per_page=100')).data.map((row: { name: string }) =>
      row.name.toLowerCase(),
    );
    expect(byName).toEqual(byName.toSorted());
    const [one, two] = await Promise.all([list('per_page=1'), list('per_page=1&page=2')]);
    expect(one.data[0].id).not.toBe(two.data[0].id);
    expect((await test.call(admin, 'GET', `${BASE}?role=king`)).statusCode).toBe(422);
  });

  it('are shown with their sessions, organisations, requests and what was done, and no secret', async () => {
    const who = await test.signIn({ password_hash: 'argon-hash-of-a-password' });
    const page = await writeStakeholder(test.services);
    await test.services.database.db
      .insert(stakeholder_member)
      .values({ stakeholder_id: page, person_id: who.id, role: 'owner', state: 'member' });
    const sent = await listingInReview(test, 'startup', {}, who.headers);
    const shown = await get(who.id);
    expect(shown).toMatchObject({
      id: who.id,
      email: who.email,
      sign_in: { password: true, second_factor: false, identities: [] },
      memberships: [{ id: page, role: 'owner', state: 'member' }],
      submissions: [{ id: sent.id, reference: sent.reference, status: 'reviewing' }],
      can: { suspend: true, lift: false, end_sessions: true, send_password: true, revoke: [] },
    });
    expect(shown.sessions).toHaveLength(1);
    expect(shown.audit.length).toBeGreaterThan(0);
    expect(JSON.stringify(shown)).not.toMatch(/argon-hash|token_hash|password_hash|secret/);
    expect((await get('0190a000-0000-7000-8000-00000000dead')).status).toBe(404);
  });

  it('are for administrators alone, and nobody else learns who is there', async () => {
    const someone = await writePerson(test.services);
    for (const role of ['reviewer', 'editor', 'analyst'] as const) {
      const { headers } = await test.signIn({ roles: [role] });
      for (const url of [BASE, `${BASE}${someone.id}/`])
        expect((await test.call({ headers }, 'GET', url)).statusCode).toBe(404);
    }
  });
});

describe('a link for a new password', () => {
  it('goes to the person alone, in their language, and is noted; without a confirmed address there is none', async () => {
    const who = await test.signIn({ password_hash: 'argon-hash-of-a-password' });
    await test.services.database.db.update(person).set({ language: 'km' }).where(eq(person.id, who.id));
    const sent = await post(who.id, 'password-link');
    expect([sent.statusCode, sent.body.includes('argon')]).toEqual([200, false]);
    await expect
      .poll(async () => (await mailsTo(test, who.email)).map((mail) => [mail.template, mail.language]))
      .toEqual([['account.reset', 'km']]);
    expect(await actions(who.id)).toContain('person.send-password-link');
    await test.services.database.db
      .update(person)
      .set({ email_verified_at: null })
      .where(eq(person.id, who.id));
    expect((await get(who.id)).can.send_password).toBe(false);
    expect((await post(who.id, 'password-link')).statusCode).toBe(409);
    const reviewer = await test.signIn({ roles: ['reviewer'] });
    expect((await post(who.id, 'password-link', {}, reviewer)).statusCode).toBe(404);
  });
});

describe('suspending (6.001, 8.001)', () => {
  it('ends every session at once, hides the page, tells the reason in their language; lifting undoes it', async () => {
    const who = await test.signIn();
    await test.services.database.db.update(person).set({ language: 'km' }).where(eq(person.id, who.id));
    expect((await post(who.id, 'suspend', { reason: '  ' })).statusCode).toBe(422);
    const answer = await post(who.id, 'suspend', { reason: 'Copied other people’s pages.' });
    expect(answer.json()).toMatchObject({
      status: 'suspended',
      suspended_reason: 'Copied other people’s pages.',
      sessions: [],
    });
    expect((await asked(who)).statusCode).toBe(401);
    expect((await test.call(null, 'GET', `/base-api/users/${who.id}/`)).statusCode).toBe(404);
    const [mail] = await mailsTo(test, who.email);
    expect([mail!.template, mail!.language]).toEqual(['account.suspended', 'km']);
    expect(mail!.text).toContain('Copied other people’s pages.');

    await post(who.id, 'suspend', { reason: 'Again.' });
    expect((await get(who.id)).suspended_reason).toBe('Copied other people’s pages.');
    const lifted = await post(who.id, 'lift');
    expect(lifted.json()).toMatchObject({ status: 'active', suspended_reason: '', suspended_at: null });
    await post(who.id, 'lift');
    expect((await mailsTo(test, who.email)).map(({ template }) => template).sort()).toEqual([
      'account.lifted',
      'account.suspended',
    ]);
    expect(await actions(who.id)).toEqual(['person.suspend', 'person.lift-suspension']);
  });

  it('is never done to oneself', async () => {
    const answer = await post(admin.id, 'suspend', { reason: 'Holiday.' });
    expect(answer.statusCode).toBe(409);
    expect((await asked(admin)).statusCode).toBe(200);
  });
});

describe('roles and sessions (B.71)', () => {
  it('are given once, work at once, and are taken away', async () => {
    const who = await test.signIn();
    const queue = () => test.call(who, 'GET', '/desk-api/v1/submissions/');
    expect((await queue()).statusCode).toBe(404);
    const given = await post(who.id, 'roles', { role: 'reviewer' });
    expect(given.json().grants).toMatchObject([{ role: 'reviewer', granted_by: { id: admin.id } }]);
    await post(who.id, 'roles', { role: 'reviewer' });
    expect((await queue()).statusCode).toBe(200);
    expect((await revoke(who.id, 'reviewer')).json().roles).toEqual([]);
    await revoke(who.id, 'reviewer');
    expect((await queue()).statusCode).toBe(404);
    expect(await actions(who.id)).toEqual(['person.grant-role', 'person.revoke-role']);
    expect((await post(who.id, 'roles', { role: 'king' })).statusCode).toBe(422);
    expect((await revoke(who.id, 'king')).statusCode).toBe(404);
  });

  it('are not for people whose address nobody confirmed, nor for suspended ones', async () => {
    const { id } = await writePerson(test.services, { email_verified_at: null });
    expect((await post(id, 'roles', { role: 'editor' })).statusCode).toBe(409);
    const suspended = await writePerson(test.services, { status: 'suspended' });
    expect((await post(suspended.id, 'roles', { role: 'editor' })).statusCode).toBe(409);
  });

  it('sign somebody out everywhere', async () => {
    const who = await test.signIn();
    expect((await post(who.id, 'end-sessions')).json().sessions).toEqual([]);
    expect((await asked(who)).statusCode).toBe(401);
  });

  it('leave one administrator, however many take each other away at the same moment', async () => {
    const others = await Promise.all([1, 2, 3].map(() => test.signIn({ roles: ['administrator'] })));
    const all = [admin, ...others];
    const left = async () =>
      test.services.database.db.$count(
        desk_grant,
        sql`role = 'administrator' and person_id in (select id from person where status = 'active')`,
      );
    expect(await left()).toBe(4);
    await Promise.all(
      all.flatMap((who, n) => {
        const next = all[(n + 1) % all.length]!;
        return [
          revoke(who.id, 'administrator', who),
          post(next.id, 'suspend', { reason: 'At once.' }, who),
          revoke(next.id, 'administrator', who),
        ];
      }),
    );
    expect(await left()).toBe(1);
  });
});
