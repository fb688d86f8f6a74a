import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notification } from '#server/database/schema/notification.ts';
import { startTestApp, type TestApp, type TestPerson } from '#tests/setup/test-app.ts';
import { mailsTo } from '#tests/setup/told.ts';
import { type ContactTest, startContactTest } from './testing/contact-test.ts';

let test: TestApp;
let reviewer: TestPerson;
let editor: TestPerson;
let analyst: TestPerson;
let rowOf: ContactTest['rowOf'];
let sent: ContactTest['sent'];
let call: ContactTest['call'];
let act: ContactTest['act'];
beforeAll(async () => {
  ({ test, reviewer, editor, analyst, rowOf, sent, call, act } = await startContactTest());
});
afterAll(() => test.stop());

describe('the contact inbox of the desk (2.159)', () => {
  it('tells the colleague who is given a message, by site and by mail, and untells it when it is taken back (B.34, UX 36)', async () => {
    const { id, reference } = await sent();
    const colleague = await test.signIn({ roles: ['editor'] });
    const told = () =>
      test.services.database.db.select().from(notification).where(eq(notification.person_id, colleague.id));
    const letters = async () =>
      (await mailsTo(test, colleague.email)).filter(({ template }) => template === 'notification');
    await act(id, 'assign', { assignee_id: colleague.id });
    expect(await told()).toMatchObject([
      { kind: 'contact_assigned', actor_id: reviewer.id, params: { reference }, link: `/desk/contact/${id}` },
    ]);
    expect((await told())[0]!.created_at.getTime(), 'not before it is for good').toBeGreaterThan(Date.now());
    expect(await letters()).toMatchObject([{ status: 'waiting' }]);
    expect((await letters())[0]!.text).toContain(reference);
    await act(id, 'assign', { assignee_id: colleague.id });
    expect(await told(), 'given twice is told once').toHaveLength(1);
    const waiting = await mailsTo(test, (await rowOf(reference)).email);
    expect((await act(id, 'undo')).status).toBe(200);
    expect(await told()).toEqual([]);
    expect(await letters()).toMatchObject([{ status: 'cancelled' }]);
    expect(await mailsTo(test, (await rowOf(reference)).email), 'letters to the sender stay').toEqual(
      waiting,
    );
    await act(id, 'assign', { assignee_id: reviewer.id });
    const mine = await test.services.database.db
      .select()
      .from(notification)
      .where(eq(notification.person_id, reviewer.id));
    expect(mine, 'nobody is told what they did themselves').toEqual([]);
  });

  it('takes a step back for whoever took it, as everything was before, and says so (UX 36)', async () => {
    const { id } = await sent();
    await act(id, 'reply', { body: 'Thank you.' });
    for (const [verb, payload] of [
      ['assign', { assignee_id: editor.id }],
      ['release', {}],
      ['close', {}],
      ['reopen', {}],
    ] as const) {
      const before = (await call(`${id}/`)).body;
      const done = (await act(id, verb, payload)).body;
      expect(Date.parse(done.undo_until), verb).toBeGreaterThan(Date.now());
      expect((await call(`${id}/`, { who: editor })).body.undo_until).toBeNull();
      expect((await act(id, 'undo', {}, editor)).status).toBe(409);
      const undone = await act(id, 'undo');
      expect(undone.status, verb).toBe(200);
      const { status, assignee } = before;
      expect(undone.body).toMatchObject({ status, assignee, undo_until: null });
      expect(undone.body.history.at(-1).verb).toBe('undo');
      expect((await act(id, 'undo')).status).toBe(409);
    }
    // The mail of a reply has left.
    expect((await act(id, 'reply', { body: 'More.' })).body.undo_until).toBeNull();
    expect((await act(id, 'undo')).status).toBe(409);
    expect((await act('0190a000-0000-7000-8000-00000000dead', 'undo')).status).toBe(404);
    expect((await act(id, 'undo', {}, analyst)).status).toBe(404);
  });

  it('takes nothing back once the time is over', async () => {
    const { id } = await sent();
    const quick = await startTestApp({ env: { DECISION_HOLD_SECONDS: '0' }, url: test.url });
    try {
      const headers = (await quick.signIn({ roles: ['reviewer'] })).headers;
      const url = `/desk-api/v1/contact-messages/${id}/`;
      const closed = await quick.call({ headers }, 'POST', `${url}close/`, {});
      expect(closed.json()).toMatchObject({ status: 'closed', undo_until: null });
      const undone = await quick.call({ headers }, 'POST', `${url}undo/`, {});
      expect([undone.statusCode, undone.json().message]).toEqual([409, 'The time to undo is over.']);
    } finally {
      await quick.stop();
    }
  });
});
