import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { audit_entry, mail_outbox } from '#server/database/schema/operations.ts';
import { person } from '#server/database/schema/person.ts';
import { program } from '#server/database/schema/publication.ts';
import { report } from '#server/database/schema/report.ts';
import { stakeholder } from '#server/database/schema/stakeholder.ts';
import type { DeskRole } from '#shared/domain/roles.ts';
import { writeProgram } from '#tests/factories/publication.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestApp, TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true, env: { DECISION_HOLD_SECONDS: '600' } });

const call: TestApp['call'] = (...asked) => test.call(...asked);
async function ok(answer: ReturnType<typeof call>) {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBeLessThan(300);
  return JSON.parse(body);
}
const staff = (role: DeskRole) => test.signIn({ roles: [role], strong: true });
const send = (who: TestPerson, subject_kind: string, subject_id: string, more: object = {}) =>
  call(who, 'POST', '/base-api/me/reports/', { subject_kind, subject_id, reason: 'spam', ...more });
const DESK = '/desk-api/v1/reports/';
const list = (who: TestPerson, query = '') => ok(call(who, 'GET', `${DESK}?${query}`));
const decide = (who: TestPerson, id: string, verb: 'uphold' | 'dismiss', body: object = {}) =>
  call(who, 'POST', `${DESK}${id}/${verb}/`, { decision: 'Looked at it.', ...body });
const back = (who: TestPerson, id: string, decision = 'It was a mistake.') =>
  call(who, 'POST', `${DESK}${id}/put-back/`, { decision });
const undo = (who: TestPerson, id: string) => call(who, 'POST', `${DESK}${id}/undo/`, {});
/** The letter of a decision has left. */
const holdIsOver = (id: string) =>
  test.services.database.db
    .update(report)
    .set({ decided_at: new Date(Date.now() - 3_600_000) })
    .where(eq(report.id, id));
/** What the audit knows of a thing, the oldest first. */
async function auditOf(id: string) {
  const rows = await test.services.database.db
    .select()
    .from(audit_entry)
    .where(eq(audit_entry.entity_id, id))
    .orderBy(audit_entry.created_at, audit_entry.id);
  return rows.map(({ action, detail }) => [action, (detail as { reason?: string }).reason]);
}
/** The id of the report with a reference. */
const idOf = async (who: TestPerson, { reference }: { reference: string }) =>
  (await list(who, `state=all&search=${reference}`)).data[0].id as string;

let [reviewer, dara, sophal] = [null, null, null] as unknown as [TestPerson, TestPerson, TestPerson];
beforeEach(async () => {
  [reviewer, dara, sophal] = [await staff('reviewer'), await test.signIn(), await test.signIn()];
});

/** Sophal wrote to Dara; ids of the thread and of the message. */
async function written(body: string) {
  const connection = (await ok(call(dara, 'POST', '/base-api/me/connections/', { person_id: sophal.id }))).id;
  await ok(call(sophal, 'POST', `/base-api/me/connections/${connection}/`, { action: 'accept' }));
  const thread = (await ok(call(sophal, 'GET', '/base-api/me/inbox/'))).data[0].id as string;
  const client_key = crypto.randomUUID();
  const path = `/base-api/me/inbox/${thread}/messages/`;
  return { thread, message: (await ok(call(sophal, 'POST', path, { body, client_key }))).id as string };
}

describe('reporting', () => {
  it('keeps what was reported as it read then, for the desk alone', async () => {
    const { message } = await written('Buy my course');
    const sent = await ok(send(dara, 'message', message, { description: 'The third time.' }));
    expect(sent).toEqual({ reference: expect.stringMatching(/^R-[2-9A-Z]{6}$/), state: 'open' });
    const record = await ok(call(reviewer, 'GET', `${DESK}${await idOf(reviewer, sent)}/`));
    expect(record).toMatchObject({
      subject_kind: 'message',
      reason: 'spam',
      description: 'The third time.',
      evidence: { text: 'Buy my course' },
      person: { id: sophal.id },
      reporter: { id: dara.id },
      measures: ['none', 'hide'],
      can: { decide: true },
    });
    for (const who of [dara, sophal])
      expect((await call(who, 'GET', `${DESK}${record.id}/`)).statusCode).toBe(404);
  });

  it('of the same by the same person stays one while it is open (replay)', async () => {
    const answers = await Promise.all([1, 2].map(() => send(dara, 'person', sophal.id)));
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    const other = await test.signIn();
    const { reference } = await ok(send(other, 'person', sophal.id));
    expect(reference).not.toBe(answers[0]!.json().reference);
    const [row] = (await list(reviewer, `search=${reference}`)).data;
    expect(row.same_subject).toBe(2);
  });

  it('is of what the reporter can see, and never of oneself', async () => {
    const { thread, message } = await written('Hello');
    const stranger = await test.signIn();
    const draft = await writeProgram(test.services, { status: 'draft' });
    for (const [who, kind, id] of [
      [stranger, 'message', message],
      [stranger, 'thread', thread],
      [dara, 'program', draft],
      [dara, 'stakeholder', crypto.randomUUID()],
      [dara, 'person', crypto.randomUUID()],
    ] as const)
      expect((await send(who, kind, id)).statusCode).toBe(404);
    expect((await send(sophal, 'message', message)).statusCode).toBe(409);
    expect((await send(dara, 'person', dara.id)).statusCode).toBe(409);
    expect((await send(dara, 'thread', thread)).statusCode).toBe(201);
  });

  it('refuses what is no report', async () => {
    expect((await send(dara, 'planet', sophal.id)).statusCode).toBe(422);
    expect((await send(dara, 'person', sophal.id, { reason: 'boring' })).statusCode).toBe(422);
    expect((await send(dara, 'person', '1')).statusCode).toBe(422);
    expect((await call(null, 'POST', '/base-api/me/reports/', {})).statusCode).toBe(401);
  });
});

describe('the desk', () => {
  it('lists open ones first to last, by state, kind and words', async () => {
    const page = await writeStakeholder(test.services, {
      name: 'Very Strange Company',
      name_kh: 'ក្រុមហ៊ុនចម្លែកណាស់',
    });
    const { reference } = await ok(send(dara, 'stakeholder', page, { reason: 'fraud' }));
    const found = await list(reviewer, 'search=very+strange&subject_kind=stakeholder');
    expect(found.data).toMatchObject([
      {
        reference,
        name: 'Very Strange Company',
        name_kh: 'ក្រុមហ៊ុនចម្លែកណាស់',
        reason: 'fraud',
        state: 'open',
      },
    ]);
    expect(found.counts).toEqual({ all: 1, open: 1, upheld: 0, dismissed: 0 });
    const all = await list(reviewer);
    const moments = all.data.map(({ created_at }: { created_at: string }) => Date.parse(created_at));
    expect(moments).toEqual(moments.toSorted((a: number, b: number) => a - b));
    expect((await call(reviewer, 'GET', `${DESK}?state=lost`)).statusCode).toBe(422);
  });

  it('is for reviewers: nobody else learns that it is there', async () => {
    for (const who of [dara, await staff('editor'), await staff('analyst')])
      expect((await call(who, 'GET', DESK)).statusCode).toBe(404);
    expect((await call(null, 'GET', DESK)).statusCode).toBe(401);
    expect((await call(reviewer, 'GET', `${DESK}${crypto.randomUUID()}/`)).statusCode).toBe(404);
  });

  it('dismisses once, with the reason, in the audit', async () => {
    const id = await idOf(reviewer, await ok(send(dara, 'person', sophal.id)));
    expect((await decide(reviewer, id, 'dismiss', { decision: ' ' })).statusCode).toBe(422);
    const record = await ok(decide(reviewer, id, 'dismiss'));
    expect(record).toMatchObject({ state: 'dismissed', decision: 'Looked at it.', can: { decide: false } });
    expect(record.history.map(({ verb }: { verb: string }) => verb)).toEqual(['create', 'dismiss']);
    expect((await decide(reviewer, id, 'uphold', { measure: 'none' })).statusCode).toBe(409);
  });

  it('hides a message from both, and decides the other reports about it as well', async () => {
    const { thread, message } = await written('Insult');
    const first = await idOf(reviewer, await ok(send(dara, 'message', message)));
    const record = await ok(decide(reviewer, first, 'uphold', { measure: 'hide' }));
    expect(record.state).toBe('upheld');
    for (const who of [dara, sophal]) {
      const page = await ok(call(who, 'GET', `/base-api/me/inbox/${thread}/`));
      expect(page.messages).toMatchObject([{ is_hidden: true, body: '' }]);
      expect(JSON.stringify(await ok(call(who, 'GET', '/base-api/me/inbox/')))).not.toContain('Insult');
    }
    expect((await send(dara, 'message', message)).statusCode).toBe(404);
  });

  it('decides all open reports about the same page at once, and archives it', async () => {
    const page = await writeStakeholder(test.services, {});
    const ids = [];
    for (const who of [dara, sophal])
      ids.push(await idOf(reviewer, await ok(send(who, 'stakeholder', page))));
    await ok(decide(reviewer, ids[0]!, 'uphold', { measure: 'hide' }));
    const { db } = test.services.database;
    const [row] = await db.select().from(stakeholder).where(eq(stakeholder.id, page));
    expect(row?.status).toBe('archived');
    expect((await ok(call(reviewer, 'GET', `${DESK}${ids[1]}/`))).state).toBe('upheld');
  });

  it('archives a program by the way of its collection', async () => {
    const id = await writeProgram(test.services);
    const report = await idOf(reviewer, await ok(send(dara, 'program', id)));
    await ok(decide(reviewer, report, 'uphold', { measure: 'hide' }));
    const [row] = await test.services.database.db.select().from(program).where(eq(program.id, id));
    expect(row?.status).toBe('archived');
  });

  it('suspends a person only by an administrator: the account closes and a letter leaves', async () => {
    const id = await idOf(reviewer, await ok(send(dara, 'person', sophal.id)));
    expect((await decide(reviewer, id, 'uphold', { measure: 'suspend' })).statusCode).toBe(422);
    const administrator = await staff('administrator');
    await staff('administrator');
    await ok(decide(administrator, id, 'uphold', { measure: 'suspend', decision: 'Sent advertisements.' }));
    const { db } = test.services.database;
    const [row] = await db.select().from(person).where(eq(person.id, sophal.id));
    expect([row?.status, row?.suspended_reason]).toEqual(['suspended', 'Sent advertisements.']);
    const [mail] = await db.select().from(mail_outbox).where(eq(mail_outbox.to_email, sophal.email));
    expect(mail?.template).toBe('account.suspended');
    expect((await call(sophal, 'GET', '/base-api/me/inbox/')).statusCode).toBeGreaterThanOrEqual(401);
  });

  it('undoes one’s own decision while its letter is held: the page is public, its reports are open', async () => {
    const page = await writeStakeholder(test.services, {});
    const [first, second] = await Promise.all(
      [dara, sophal].map(async (who) => idOf(reviewer, await ok(send(who, 'stakeholder', page)))),
    );
    const record = await ok(decide(reviewer, first!, 'uphold', { measure: 'hide', decision: 'A fraud.' }));
    expect(record.can).toEqual({
      take: false,
      release: false,
      note: true,
      decide: false,
      undo: true,
      put_back: true,
    });
    expect(Date.parse(record.undo_until)).toBeGreaterThan(Date.now());
    expect((await undo(await staff('reviewer'), first!)).statusCode).toBe(409);
    expect(await ok(undo(reviewer, first!))).toMatchObject({
      state: 'open',
      decision: '',
      undo_until: null,
      can: { decide: true, undo: false, put_back: false },
    });
    expect((await ok(call(reviewer, 'GET', `${DESK}${second}/`))).state).toBe('open');
    const [row] = await test.services.database.db.select().from(stakeholder).where(eq(stakeholder.id, page));
    expect(row?.status).toBe('approved');
    expect(await auditOf(page)).toEqual([
      ['stakeholder.take-down', 'A fraud.'],
      ['stakeholder.put-back', ''],
    ]);
    expect((await undo(reviewer, first!)).statusCode).toBe(409);
  });

  it('puts back at any time what a report took away, with the reason, under the page too', async () => {
    const { message: note } = await written('A joke');
    const page = await writeStakeholder(test.services, {});
    const lesson = await writeProgram(test.services);
    for (const [kind, id, thing] of [
      ['stakeholder', page, 'stakeholder'],
      ['message', note, 'message'],
      ['program', lesson, null],
    ] as const) {
      const one = await idOf(reviewer, await ok(send(dara, kind, id)));
      await ok(decide(reviewer, one, 'uphold', { measure: 'hide' }));
      await holdIsOver(one);
      expect((await undo(reviewer, one)).statusCode, kind).toBe(409);
      expect((await back(reviewer, one, ' ')).statusCode, kind).toBe(422);
      const colleague = await staff('reviewer');
      const record = await ok(back(colleague, one));
      expect(record, kind).toMatchObject({ state: 'upheld', can: { put_back: false } });
      expect(record.history.at(-1), kind).toMatchObject({
        verb: 'put-back',
        decision: 'It was a mistake.',
        actor: { id: colleague.id },
      });
      expect((await send(sophal, kind, id)).statusCode, `${kind} is seen again`).toBe(
        kind === 'message' ? 409 : 201,
      );
      expect((await back(colleague, one)).statusCode, kind).toBe(409);
      const audit = await auditOf(id);
      expect(audit.at(-1)?.[1], kind).toBe('It was a mistake.');
      if (thing)
        expect(audit.map(([action]) => action).slice(-2)).toEqual([
          `${thing}.take-down`,
          `${thing}.put-back`,
        ]);
    }
  });

  it('takes nothing for its own that was away before, and puts nothing back that somebody changed since', async () => {
    const page = await writeStakeholder(test.services, {});
    const one = await idOf(reviewer, await ok(send(dara, 'stakeholder', page)));
    const { db } = test.services.database;
    const set = (status: string) => db.update(stakeholder).set({ status }).where(eq(stakeholder.id, page));
    await set('archived');
    await ok(decide(reviewer, one, 'uphold', { measure: 'hide' }));
    await holdIsOver(one);
    expect((await back(reviewer, one)).statusCode).toBe(409);
    await set('approved');
    const other = await idOf(reviewer, await ok(send(sophal, 'stakeholder', page)));
    await ok(decide(reviewer, other, 'uphold', { measure: 'hide' }));
    await set('reviewing');
    expect((await back(reviewer, other)).statusCode).toBe(409);
  });

  it('sends no letter about a suspension that is undone', async () => {
    const administrator = await staff('administrator');
    await staff('administrator');
    const id = await idOf(reviewer, await ok(send(dara, 'person', sophal.id)));
    await ok(decide(administrator, id, 'uphold', { measure: 'suspend' }));
    const { db } = test.services.database;
    const mails = () => db.select().from(mail_outbox).where(eq(mail_outbox.to_email, sophal.email));
    expect(await mails()).toMatchObject([{ template: 'account.suspended', status: 'waiting' }]);
    await ok(undo(administrator, id));
    expect(await mails()).toMatchObject([{ template: 'account.suspended', status: 'cancelled' }]);
    const [row] = await db.select().from(person).where(eq(person.id, sophal.id));
    expect(row?.status).toBe('active');
  });

  it('lets nobody decide on a report of their own or about themselves', async () => {
    const own = await idOf(reviewer, await ok(send(reviewer, 'person', dara.id)));
    const about = await idOf(reviewer, await ok(send(dara, 'person', reviewer.id)));
    for (const id of [own, about]) {
      expect((await ok(call(reviewer, 'GET', `${DESK}${id}/`))).can.decide).toBe(false);
      expect((await decide(reviewer, id, 'dismiss')).statusCode).toBe(409);
    }
    expect((await decide(await staff('reviewer'), own, 'dismiss')).statusCode).toBe(200);
  });
});
