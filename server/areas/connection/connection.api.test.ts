import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connection } from '#server/database/schema/network.ts';
import { person } from '#server/database/schema/person.ts';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { INVITATION_EXPIRY_DAYS, OPEN_INVITATIONS_PER_WEEK, REINVITE_AFTER_DAYS } from '#shared/constants.ts';
import type { OrganisationRole } from '#shared/domain/roles.ts';
import { seedMasterLists, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp, type TestPerson } from '#tests/setup/test-app.ts';
import { mailsTo } from '#tests/setup/told.ts';
import { expireConnections } from './expire.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await seedMasterLists(test.services);
});
afterAll(() => test.stop());

const PATH = '/base-api/me/connections/';
const call = (who: TestPerson | null, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  test.app.inject({ method, url, ...(payload ? { payload } : {}), headers: who?.headers ?? {} });
async function ok(answer: ReturnType<typeof call>) {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBeLessThan(300);
  return JSON.parse(body);
}
const ask = (who: TestPerson, person_id: string, more: object = {}) =>
  call(who, 'POST', PATH, { person_id, ...more });
const act = (who: TestPerson, id: string, action: string) => call(who, 'POST', `${PATH}${id}/`, { action });
const list = (who: TestPerson, query = '') => ok(call(who, 'GET', `${PATH}?${query}`));
const look = async (who: TestPerson, person_id: string) =>
  (await ok(call(who, 'GET', `/base-api/me/connection/?person_id=${person_id}`))).connection;
const counts = (who: TestPerson) => ok(call(who, 'GET', '/base-api/me/notification/'));
const days = (count: number) => new Date(Date.now() - count * 86_400_000);

let [dara, sophal] = [null, null] as unknown as [TestPerson, TestPerson];
beforeEach(async () => {
  [dara, sophal] = [await test.signIn(), await test.signIn()];
});

/** Dara asks Sophal; the id of the tie. */
const asked = async (more: object = {}) => (await ok(ask(dara, sophal.id, more))).id as string;
async function connected() {
  const id = await asked();
  await ok(act(sophal, id, 'accept'));
  return id;
}
async function organisation(who: TestPerson, role: OrganisationRole = 'owner', name?: string) {
  const id = await writeStakeholder(test.services, name ? { name } : {});
  await join(who, id, role);
  return id;
}
const join = (who: TestPerson, stakeholder_id: string, role: OrganisationRole) =>
  test.services.database.db
    .insert(stakeholder_member)
    .values({ stakeholder_id, person_id: who.id, role, state: 'member' });

describe('the page of an organisation (2.062, B.13)', () => {
  const standing = async (who: TestPerson | null, id: string) =>
    (await ok(call(who, 'GET', `/api/v1/stakeholder/startup/${id}/`))).data.connection;

  it('says how the reader stands to it, for themselves or for an organisation of theirs', async () => {
    const id = await organisation(sophal);
    expect([await standing(null, id), await standing(dara, id)]).toEqual([
      null,
      { state: 'none', as_stakeholder_id: null },
    ]);
    const own = await organisation(dara);
    const made = await ok(call(dara, 'POST', PATH, { stakeholder_id: id, as_stakeholder_id: own }));
    expect(await standing(dara, id)).toEqual({ state: 'invited', as_stakeholder_id: own });
    expect(await standing(sophal, own)).toEqual({ state: 'pending', as_stakeholder_id: id });
    await ok(act(sophal, made.id, 'accept'));
    expect(await standing(dara, id)).toEqual({ state: 'approved', as_stakeholder_id: own });
    // What another person asked for is theirs alone, and an ignored invitation looks like an open one.
    const stranger = await test.signIn();
    const theirs = await ok(call(stranger, 'POST', PATH, { stakeholder_id: id }));
    await ok(act(sophal, theirs.id, 'ignore'));
    expect(await standing(stranger, id)).toEqual({ state: 'invited', as_stakeholder_id: null });
    expect(await standing(dara, id)).toMatchObject({ state: 'approved' });
  });
});

describe('asking to connect (B.35, B.54)', () => {
  it('is seen as invited by one and pending by the other, with note and purpose (4.021)', async () => {
    const answer = await ask(dara, sophal.id, { note: 'We met at the fair.', purpose: 'mentoring' });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json()).toMatchObject({
      state: 'invited',
      party: { kind: 'person', id: sophal.id },
      can: { withdraw: true, connect: false, accept: false, message: false },
    });
    expect(await look(sophal, dara.id)).toMatchObject({
      state: 'pending',
      note: 'We met at the fair.',
      purpose: 'mentoring',
      can: { accept: true, ignore: true, withdraw: false },
    });
    expect((await list(sophal, 'tab=received')).data).toHaveLength(1);
    expect((await list(dara, 'tab=sent')).counts).toMatchObject({ sent: 1, received: 0, connected: 0 });
  });

  it('tells the asked one, counts until it is answered, and mails once (3.005)', async () => {
    const id = await asked({ note: 'Hello' });
    expect(await counts(sophal)).toMatchObject({ connection_request_count: 1, total: 1 });
    const { data } = await ok(call(sophal, 'GET', '/base-api/me/notifications/'));
    expect(data[0]).toMatchObject({ kind: 'connection_request', params: { note: 'Hello' }, object_id: id });
    expect(data[0].link).toMatch(/^\/user\/profile\/inbox\/[0-9a-f-]{36}$/);
    await ok(call(sophal, 'POST', '/base-api/me/notifications/read/', {}));
    expect(await counts(sophal)).toMatchObject({ connection_request_count: 1, total: 0 });
    await ok(act(sophal, id, 'accept'));
    expect(await counts(sophal)).toMatchObject({ connection_request_count: 0 });
    expect(await mailsTo(test, sophal.email)).toHaveLength(1);
  });

  it('again while it is open changes nothing (replay)', async () => {
    const id = await asked({ note: 'First' });
    expect((await ok(ask(dara, sophal.id, { note: 'Second' }))).id).toBe(id);
    expect((await look(sophal, dara.id)).note).toBe('First');
    expect(await counts(sophal)).toMatchObject({ connection_request_count: 1, total: 1 });
  });

  it('by both at once connects them, with one tie', async () => {
    const answers = await Promise.all([ask(dara, sophal.id), ask(sophal, dara.id)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect((await look(dara, sophal.id)).state).toBe('approved');
    expect((await look(sophal, dara.id)).state).toBe('approved');
    expect((await list(dara)).counts.connected).toBe(1);
  });

  it.each([
    ['nobody', {}],
    ['two at once', { person_id: crypto.randomUUID(), stakeholder_id: crypto.randomUUID() }],
    ['no id', { person_id: 'x' }],
    ['another purpose', { person_id: crypto.randomUUID(), purpose: 'war' }],
  ])('refuses %s', async (_what, body) => {
    expect((await call(dara, 'POST', PATH, body)).statusCode).toBe(422);
  });

  it('bounds the note at 300 letters as people count them (ux 42)', async () => {
    expect((await ask(dara, sophal.id, { note: 'ស្ត្រី'.repeat(301) })).statusCode).toBe(422);
    expect((await ask(dara, sophal.id, { note: 'ស្ត្រី'.repeat(150) })).statusCode).toBe(201);
  });

  it('finds nobody who is unknown or suspended, and never oneself', async () => {
    expect((await ask(dara, crypto.randomUUID())).statusCode).toBe(404);
    expect((await ask(dara, dara.id)).statusCode).toBe(409);
    const { db } = test.services.database;
    await db.update(person).set({ status: 'suspended' }).where(eq(person.id, sophal.id));
    expect((await ask(dara, sophal.id)).statusCode).toBe(404);
  });

  it(`lets a new account have ${OPEN_INVITATIONS_PER_WEEK} open invitations of a week, an old one more (ux 42)`, async () => {
    for (let i = 0; i < OPEN_INVITATIONS_PER_WEEK; i += 1) await ok(ask(dara, (await test.signIn()).id));
    const refused = await ask(dara, sophal.id);
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('20')]);
    await test.services.database.db
      .update(person)
      .set({ created_at: days(31) })
      .where(eq(person.id, dara.id));
    expect((await ask(dara, sophal.id)).statusCode).toBe(201);
  });

  it('is for nobody who is not signed in', async () => {
    for (const [method, url] of [
      ['GET', PATH],
      ['GET', '/api/v1/connections/'],
      ['POST', PATH],
      ['POST', `${PATH}${crypto.randomUUID()}/`],
      ['GET', '/base-api/me/blocks/'],
    ] as const)
      expect((await call(null, method, url, method === 'POST' ? {} : undefined)).statusCode).toBe(401);
  });
});

describe('answering (4.022)', () => {
  it('accept connects both, tells the asker, and doing so twice is no fault', async () => {
    const id = await connected();
    expect((await look(dara, sophal.id)).state).toBe('approved');
    const { data } = await ok(call(dara, 'GET', '/base-api/me/notifications/'));
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['connection_accepted']);
    expect((await act(sophal, id, 'accept')).statusCode).toBe(200);
    expect((await ok(call(dara, 'GET', '/base-api/me/notifications/'))).data).toHaveLength(1);
  });

  it('ignore is silent: the asker sees and may do what they could before (B.54)', async () => {
    const id = await asked();
    const before = await look(dara, sophal.id);
    await ok(act(sophal, id, 'ignore'));
    expect(await look(dara, sophal.id)).toEqual(before);
    expect((await look(sophal, dara.id)).state).toBe('ignored');
    expect(await counts(sophal)).toMatchObject({ connection_request_count: 0, total: 0 });
    expect(await counts(dara)).toMatchObject({ total: 0 });
    expect((await list(sophal, 'tab=ignored')).data).toHaveLength(1);
    await ok(act(sophal, id, 'accept'));
    expect((await look(dara, sophal.id)).state).toBe('approved');
  });

  it('withdraw takes it back from both; by mistake it stands again, without a second mail', async () => {
    const id = await asked({ note: 'Hello' });
    await ok(act(dara, id, 'withdraw'));
    expect(await counts(sophal)).toMatchObject({ connection_request_count: 0, total: 0 });
    expect((await act(sophal, id, 'accept')).statusCode).toBe(409);
    expect((await ok(act(dara, id, 'connect'))).state).toBe('invited');
    expect(await counts(sophal)).toMatchObject({ connection_request_count: 1, total: 1 });
    expect(await mailsTo(test, sophal.email)).toHaveLength(1);
  });

  it(`asks again only ${REINVITE_AFTER_DAYS} days after a withdrawal or an end, and says from when (B.54)`, async () => {
    const id = await connected();
    await ok(act(sophal, id, 'disconnect'));
    const { db } = test.services.database;
    const refused = await act(dara, id, 'connect');
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringMatching(/\d{4}/)]);
    expect((await look(dara, sophal.id)).again_at).not.toBeNull();
    await db
      .update(connection)
      .set({ decided_at: days(REINVITE_AFTER_DAYS) })
      .where(eq(connection.id, id));
    expect((await ok(act(dara, id, 'connect'))).state).toBe('invited');
    await ok(act(dara, id, 'withdraw'));
    await db
      .update(connection)
      .set({ decided_at: days(1) })
      .where(eq(connection.id, id));
    expect((await act(dara, id, 'connect')).statusCode).toBe(409);
    // The other, who took nothing back, may ask at once.
    expect((await ok(ask(sophal, dara.id))).state).toBe('invited');
    expect((await look(dara, sophal.id)).state).toBe('pending');
  });

  it('is for the two ends alone: others do not learn that there is a tie (6.010)', async () => {
    const id = await asked();
    const stranger = await test.signIn();
    for (const action of ['accept', 'ignore', 'withdraw', 'disconnect', 'connect'])
      expect((await act(stranger, id, action)).statusCode).toBe(404);
    expect((await act(dara, crypto.randomUUID(), 'accept')).statusCode).toBe(404);
    expect((await act(dara, id, 'marry')).statusCode).toBe(422);
    for (const action of ['accept', 'ignore', 'disconnect'])
      expect((await act(dara, id, action)).statusCode).toBe(409);
  });

  it(`lapses after ${INVITATION_EXPIRY_DAYS} days, at once and for good, and nobody is told`, async () => {
    const id = await asked();
    const { db } = test.services.database;
    await db
      .update(connection)
      .set({ invited_at: days(INVITATION_EXPIRY_DAYS) })
      .where(eq(connection.id, id));
    expect((await look(dara, sophal.id)).state).toBe('none');
    expect((await look(sophal, dara.id)).state).toBe('none');
    expect(await counts(sophal)).toMatchObject({ connection_request_count: 0 });
    const [told] = [await counts(dara)];
    await expireConnections(test.services);
    const [row] = await db.select().from(connection).where(eq(connection.id, id));
    expect(row?.state).toBe('expired');
    expect(await counts(dara)).toEqual(told);
    expect((await act(sophal, id, 'accept')).statusCode).toBe(409);
    expect((await ask(dara, sophal.id)).statusCode).toBe(201);
  });
});

describe('what connections see (B.10)', () => {
  it('is a person’s e-mail and links once connected, and no longer when it ends', async () => {
    const { db } = test.services.database;
    await db
      .update(person)
      .set({ phone: '+85512345678', links: { linkedin: 'https://linkedin.com/in/x' } })
      .where(eq(person.id, sophal.id));
    const card = () => ok(call(dara, 'GET', `/base-api/users/${sophal.id}/`));
    expect(await card()).toMatchObject({ email: '', phone: '', links: {} });
    const id = await connected();
    expect(await card()).toMatchObject({
      email: sophal.email,
      phone: '',
      links: { linkedin: expect.any(String) },
    });
    expect(await ok(call(null, 'GET', `/base-api/users/${sophal.id}/`))).toMatchObject({ email: '' });
    await ok(act(dara, id, 'disconnect'));
    expect(await card()).toMatchObject({ email: '', links: {} });
  });
});

describe('blocking (ux 41)', () => {
  const block = (who: TestPerson, person_id: string) =>
    call(who, 'POST', '/base-api/me/blocks/', { person_id });

  it('ends the tie; the blocked one finds no button, cannot ask, and is told nothing', async () => {
    await connected();
    const before = await counts(dara);
    await ok(block(sophal, dara.id));
    expect(await counts(dara)).toEqual(before);
    const seen = await look(dara, sophal.id);
    expect(seen).toMatchObject({
      state: 'disconnected',
      can: { connect: false, message: false, unblock: false },
    });
    expect((await ask(dara, sophal.id)).statusCode).toBe(409);
    expect(JSON.stringify(seen)).not.toContain('"unblock":true');
    expect(await look(sophal, dara.id)).toMatchObject({
      can: { unblock: true, block: false, connect: false },
    });
    expect((await ask(sophal, dara.id)).statusCode).toBe(409);
  });

  it('leaves an open invitation of the blocked one as it is for them', async () => {
    await asked();
    const before = await look(dara, sophal.id);
    await ok(block(sophal, dara.id));
    expect(await look(dara, sophal.id)).toEqual(before);
    expect(await counts(sophal)).toMatchObject({ connection_request_count: 0 });
  });

  it('is listed, is done once however often, and is lifted', async () => {
    for (let i = 0; i < 2; i += 1) await ok(block(sophal, dara.id));
    const { data, item_count } = await ok(call(sophal, 'GET', '/base-api/me/blocks/'));
    expect([item_count, data[0].person.id]).toEqual([1, dara.id]);
    for (let i = 0; i < 2; i += 1)
      expect((await ok(call(sophal, 'DELETE', `/base-api/me/blocks/${dara.id}/`))).blocked).toBe(false);
    expect((await ask(dara, sophal.id)).statusCode).toBe(201);
    expect((await block(sophal, sophal.id)).statusCode).toBe(409);
    expect((await block(sophal, crypto.randomUUID())).statusCode).toBe(404);
  });
});

describe('organisations (2.070, B.13)', () => {
  it('are asked by their page and answered by owners and admins', async () => {
    const page = await organisation(sophal, 'admin');
    const editor = await test.signIn();
    await join(editor, page, 'content_editor');
    const tie = await ok(call(dara, 'POST', PATH, { stakeholder_id: page, note: 'Partners?' }));
    expect(tie).toMatchObject({ state: 'invited', party: { kind: 'stakeholder', id: page } });
    expect((await counts(editor)).connection_request_count).toBe(0);
    expect((await act(editor, tie.id, 'accept')).statusCode).toBe(404);
    expect((await counts(sophal)).connection_request_count).toBe(1);
    const { data } = await list(sophal, 'tab=received&scope=organisation');
    expect(data[0]).toMatchObject({ party: { id: dara.id }, acting_for: { id: page } });
    expect((await list(sophal, 'tab=received')).data).toEqual([]);
    await ok(act(sophal, tie.id, 'accept'));
    expect((await list(dara)).data[0]).toMatchObject({ state: 'approved', party: { id: page } });
  });

  it('connect with each other, whoever of them asks, in one tie', async () => {
    const [one, other] = [await organisation(dara), await organisation(sophal)];
    const body = { stakeholder_id: other, as_stakeholder_id: one };
    const tie = await ok(call(dara, 'POST', PATH, body));
    expect(tie).toMatchObject({ acting_for: { id: one }, party: { id: other } });
    const back = await ok(call(sophal, 'POST', PATH, { stakeholder_id: one, as_stakeholder_id: other }));
    expect([back.id, back.state]).toEqual([tie.id, 'approved']);
    const found = await list(dara, `scope=organisation&stakeholder_id=${one}`);
    expect(found.data.map(({ id }: { id: string }) => id)).toEqual([tie.id]);
  });

  it('are acted for by their own owners and admins only', async () => {
    const [page, target] = [await organisation(sophal), await organisation(await test.signIn())];
    const as = { stakeholder_id: target, as_stakeholder_id: page };
    expect((await call(dara, 'POST', PATH, as)).statusCode).toBe(404);
    await join(dara, page, 'member');
    expect((await call(dara, 'POST', PATH, as)).statusCode).toBe(409);
    const foreign = await call(
      await test.signIn(),
      'GET',
      `${PATH}?scope=organisation&stakeholder_id=${page}`,
    );
    expect(foreign.statusCode).toBe(404);
  });

  it('cannot be asked where nobody would answer, or by their own people', async () => {
    const lonely = await writeStakeholder(test.services, {});
    expect((await call(dara, 'POST', PATH, { stakeholder_id: lonely })).statusCode).toBe(409);
    const own = await organisation(dara);
    expect((await call(dara, 'POST', PATH, { stakeholder_id: own })).statusCode).toBe(409);
    expect((await call(dara, 'POST', PATH, { stakeholder_id: crypto.randomUUID() })).statusCode).toBe(404);
  });
});

describe('the lists (7.040, 7.050)', () => {
  it('are the same by both paths, searched, ordered and paged', async () => {
    const { db } = test.services.database;
    for (const [last_name, first_name_kh] of [
      ['Zann', 'សុភា'],
      ['Aok', 'ដារ៉ា'],
    ] as const) {
      const other = await test.signIn();
      await db.update(person).set({ last_name, first_name_kh }).where(eq(person.id, other.id));
      await ok(act(other, (await ok(ask(dara, other.id))).id, 'accept'));
    }
    const named = async (query: string) =>
      (await list(dara, query)).data.map(
        ({ party }: { party: { name: string } }) => party.name.split(' ')[0],
      );
    expect(await named('ordering=name')).toEqual(['Aok', 'Zann']);
    expect(await named('ordering=oldest')).toEqual(['Zann', 'Aok']);
    expect(await named(`search=${encodeURIComponent('ដារ៉ា')}`)).toEqual(['Aok']);
    expect(await named('per_page=1&page=2&ordering=name')).toEqual(['Zann']);
    expect(await ok(call(dara, 'GET', '/api/v1/connections/'))).toEqual(await list(dara));
  });

  it.each(['tab=enemies', 'scope=world', 'page=0', 'ordering=loud', 'stakeholder_id=1'])(
    'refuse %s',
    async (query) => {
      expect((await call(dara, 'GET', `${PATH}?${query}`)).statusCode).toBe(422);
    },
  );

  it('suggest colleagues and friends of friends with the reason, and nobody known or blocked', async () => {
    const page = await organisation(dara, 'owner', 'Slek Materials');
    await join(sophal, page, 'member');
    const friend = await test.signIn();
    const far = await test.signIn();
    await ok(act(friend, (await ok(ask(dara, friend.id))).id, 'accept'));
    await ok(act(far, (await ok(ask(friend, far.id))).id, 'accept'));
    const { data, counts: found } = await list(dara, 'tab=suggested');
    const reasons = data.map(({ party, reason }: { party: { id: string }; reason: object }) => [
      party.id,
      reason,
    ]);
    expect(reasons.slice(0, 2)).toEqual([
      [sophal.id, { kind: 'team', count: 1, name: 'Slek Materials', name_kh: expect.any(String) }],
      [far.id, { kind: 'common', count: 1, name: '', name_kh: '' }],
    ]);
    expect(found.suggested).toBe(reasons.length);
    await ok(call(dara, 'POST', '/base-api/me/blocks/', { person_id: far.id }));
    await ok(ask(dara, sophal.id));
    const left = (await list(dara, 'tab=suggested')).data.map(
      ({ party }: { party: { id: string } }) => party.id,
    );
    for (const id of [sophal.id, far.id, friend.id, dara.id]) expect(left).not.toContain(id);
  });

  it('suggest organisations of the same field with somebody who can answer', async () => {
    const mine = await organisation(dara);
    const twin = await organisation(sophal, 'owner', 'Twin');
    const lonely = await writeStakeholder(test.services, { name: 'Lonely' });
    const { data } = await list(dara, `tab=suggested&scope=organisation&stakeholder_id=${mine}`);
    const ids = data.map(({ party }: { party: { id: string } }) => party.id);
    expect(ids).toContain(twin);
    expect(ids).not.toContain(lonely);
  });
});

describe('two at once', () => {
  it('accepting and withdrawing end in one of the two, never in both', async () => {
    const id = await asked();
    const [accepted, withdrawn] = await Promise.all([act(sophal, id, 'accept'), act(dara, id, 'withdraw')]);
    expect([accepted.statusCode, withdrawn.statusCode].sort()).toEqual([200, 409]);
    const [row] = await test.services.database.db
      .select()
      .from(connection)
      .where(and(eq(connection.id, id)));
    expect(row?.state).toBe(accepted.statusCode === 200 ? 'approved' : 'withdrawn');
  });
});
