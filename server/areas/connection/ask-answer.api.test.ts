import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { connection } from '#server/database/schema/connection.ts';
import { person } from '#server/database/schema/person.ts';
import { CONNECTION_OPEN_DAYS, OPEN_INVITATIONS_PER_WEEK, REINVITE_AFTER_DAYS } from '#shared/constants.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { mailsTo } from '#tests/setup/told.ts';
import { expireConnections } from './expire.ts';
import { PATH, startConnections } from './testing/connections.ts';

const { test, call, ok, ask, act, list, look, counts, asked, connected } = await startConnections();
afterAll(() => test.stop());

const days = (count: number) => new Date(Date.now() - count * 86_400_000);

let [dara, sophal] = [null, null] as unknown as [TestPerson, TestPerson];
beforeEach(async () => {
  [dara, sophal] = [await test.signIn(), await test.signIn()];
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
    const id = await asked(dara, sophal, { note: 'Hello' });
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
    const id = await asked(dara, sophal, { note: 'First' });
    expect((await ok(ask(dara, sophal.id, { note: 'Second' }))).id).toBe(id);
    expect((await look(sophal, dara.id)).note).toBe('First');
    expect(await counts(sophal)).toMatchObject({ connection_request_count: 1, total: 1 });
  });

  it('by both at once connects them, with one connection', async () => {
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
    const id = await connected(dara, sophal);
    expect((await look(dara, sophal.id)).state).toBe('approved');
    const { data } = await ok(call(dara, 'GET', '/base-api/me/notifications/'));
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['connection_accepted']);
    expect((await act(sophal, id, 'accept')).statusCode).toBe(200);
    expect((await ok(call(dara, 'GET', '/base-api/me/notifications/'))).data).toHaveLength(1);
  });

  it('ignore is silent: the asker sees and may do what they could before (B.54)', async () => {
    const id = await asked(dara, sophal);
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
    const id = await asked(dara, sophal, { note: 'Hello' });
    await ok(act(dara, id, 'withdraw'));
    expect(await counts(sophal)).toMatchObject({ connection_request_count: 0, total: 0 });
    expect((await act(sophal, id, 'accept')).statusCode).toBe(409);
    expect((await ok(act(dara, id, 'connect'))).state).toBe('invited');
    expect(await counts(sophal)).toMatchObject({ connection_request_count: 1, total: 1 });
    expect(await mailsTo(test, sophal.email)).toHaveLength(1);
  });

  it(`asks again only ${REINVITE_AFTER_DAYS} days after a withdrawal or an end, and says from when (B.54)`, async () => {
    const id = await connected(dara, sophal);
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

  it('is for the two ends alone: others do not learn that there is a connection (6.010)', async () => {
    const id = await asked(dara, sophal);
    const stranger = await test.signIn();
    for (const action of ['accept', 'ignore', 'withdraw', 'disconnect', 'connect'])
      expect((await act(stranger, id, action)).statusCode).toBe(404);
    expect((await act(dara, crypto.randomUUID(), 'accept')).statusCode).toBe(404);
    expect((await act(dara, id, 'marry')).statusCode).toBe(422);
    for (const action of ['accept', 'ignore', 'disconnect'])
      expect((await act(dara, id, action)).statusCode).toBe(409);
  });

  it(`lapses after ${CONNECTION_OPEN_DAYS} days, at once and for good, and nobody is told`, async () => {
    const id = await asked(dara, sophal);
    const { db } = test.services.database;
    await db
      .update(connection)
      .set({ invited_at: days(CONNECTION_OPEN_DAYS) })
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

describe('two at once', () => {
  it('accepting and withdrawing end in one of the two, never in both', async () => {
    const id = await asked(dara, sophal);
    const [accepted, withdrawn] = await Promise.all([act(sophal, id, 'accept'), act(dara, id, 'withdraw')]);
    expect([accepted.statusCode, withdrawn.statusCode].sort()).toEqual([200, 409]);
    const [row] = await test.services.database.db
      .select()
      .from(connection)
      .where(and(eq(connection.id, id)));
    expect(row?.state).toBe(accepted.statusCode === 200 ? 'approved' : 'withdrawn');
  });
});
