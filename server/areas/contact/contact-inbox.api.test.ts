import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit_entry } from '#server/database/schema/operations.ts';
import type { TestApp, TestPerson } from '#tests/setup/test-app.ts';
import { mailsTo } from '#tests/setup/told.ts';
import { type ContactTest, startContactTest } from './testing/contact-test.ts';

let test: TestApp;
let reviewer: TestPerson;
let editor: TestPerson;
let analyst: TestPerson;
let sent: ContactTest['sent'];
let call: ContactTest['call'];
let act: ContactTest['act'];
beforeAll(async () => {
  ({ test, reviewer, editor, analyst, sent, call, act } = await startContactTest());
});
afterAll(() => test.stop());

describe('the contact inbox of the desk (2.159)', () => {
  it('lists what waits, oldest first, found by every word of it, narrowed and paged', async () => {
    const word = `W${crypto.randomUUID().slice(0, 6)}`;
    const first = await sent({ description: `${word} one` });
    const second = await sent({ name: `${word} two`, category: 'report-profile' });
    const third = await sent({ description: `ភាសា ${word}` });
    const list = async (query: string) => (await call(`?search=${word}&${query}`)).body;
    const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
    expect(ids(await list(''))).toEqual([first.id, second.id, third.id]);
    expect(ids(await list('ordering=-created'))).toEqual([third.id, second.id, first.id]);
    expect(ids(await list('category=report-profile'))).toEqual([second.id]);
    expect(ids(await list('per_page=2&page=2'))).toEqual([third.id]);
    expect((await list('status=closed')).data).toEqual([]);
    await act(second.id, 'take');
    expect(ids(await list('filter=mine'))).toEqual([second.id]);
    expect(ids(await list('filter=unassigned'))).toEqual([first.id, third.id]);
    expect(ids(await list('filter=unassigned&filter=mine'))).toHaveLength(3);
    await act(third.id, 'close');
    expect(await list('')).toMatchObject({
      counts: { all: 3, open: 2, answered: 0, closed: 1 },
      item_count: 2,
    });
    for (const bad of ['status=x', 'ordering=name', 'category=x', 'page=0', 'filter=x'])
      expect((await call(`?${bad}`)).status, bad).toBe(422);
    expect((await call(`?search=${encodeURIComponent('%_\\')}`)).body.item_count).toBe(0);
  });

  it('answers by mail in the language of the sender, and takes the message on', async () => {
    const { id, email, reference } = await sent({}, { 'accept-language': 'km' });
    const { status, body } = await act(id, 'reply', { body: 'សូមអរគុណ។\nយើងនឹងកែ។' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'answered',
      assignee: { id: reviewer.id },
      entries: [{ kind: 'reply', body: 'សូមអរគុណ។\nយើងនឹងកែ។', author: { id: reviewer.id } }],
    });
    const mail = (await mailsTo(test, email)).find(({ template }) => template === 'contact.reply');
    expect(mail).toMatchObject({ language: 'km' });
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).toContain('យើងនឹងកែ។');
    expect(mail?.text).toContain('> The map is hard to read');
  });

  it('keeps notes inside: no mail leaves', async () => {
    const { id, email } = await sent();
    expect((await act(id, 'note', { body: 'Ask Dara.' })).body).toMatchObject({
      status: 'open',
      entries: [{ kind: 'note', body: 'Ask Dara.' }],
    });
    expect(await mailsTo(test, email)).toHaveLength(1);
  });

  it('goes through its whole life, each step in the audit trail and in its history', async () => {
    const { id } = await sent();
    for (const verb of ['take', 'note', 'reply', 'close', 'reopen', 'release'])
      expect((await act(id, verb, ['note', 'reply'].includes(verb) ? { body: 'x' } : {})).status, verb).toBe(
        200,
      );
    const trail = await test.services.database.db
      .select({ action: audit_entry.action })
      .from(audit_entry)
      .where(and(eq(audit_entry.entity, 'contact'), eq(audit_entry.entity_id, id)));
    expect(trail.map(({ action }) => action).sort()).toEqual(
      ['close', 'create', 'note', 'release', 'reopen', 'reply', 'take'].map((verb) => `contact.${verb}`),
    );
    const { body } = await call(`${id}/`);
    expect(body.history.map(({ verb }: { verb: string }) => verb)).toEqual([
      'create',
      'take',
      'note',
      'reply',
      'close',
      'reopen',
      'release',
    ]);
    expect(body).toMatchObject({ status: 'open', assignee: null });
  });

  it('refuses what cannot be done from here, and empty words', async () => {
    const { id } = await sent();
    expect((await act(id, 'reopen')).status).toBe(409);
    await act(id, 'close');
    expect((await act(id, 'reply', { body: 'x' })).status).toBe(409);
    expect((await call(`${id}/`)).body.can).toEqual({
      take: false,
      assign: false,
      release: false,
      note: true,
      reply: false,
      close: false,
      reopen: true,
    });
    for (const verb of ['reply', 'note'])
      expect(Object.keys((await act(id, verb, { body: ' ' })).body.errors)).toEqual(['body']);
    expect((await act('0190a000-0000-7000-8000-00000000dead', 'take')).status).toBe(404);
    expect((await call('0190a000-0000-7000-8000-00000000dead/')).status).toBe(404);
    expect((await call('nonsense/')).status).toBe(404);
  });

  it('takes over from a colleague once, and leaves no trace of taking what one has', async () => {
    const { id } = await sent();
    await Promise.all([act(id, 'take'), act(id, 'take')]);
    const taken = (await call(`${id}/`)).body;
    expect(taken.history.filter(({ verb }: { verb: string }) => verb === 'take')).toHaveLength(1);
    expect((await act(id, 'take', {}, editor)).body.assignee.id).toBe(editor.id);
  });

  it('gives a message to a colleague who may answer it, and to nobody else', async () => {
    const { id } = await sent();
    const colleagues = await test.call(reviewer, 'GET', '/desk-api/v1/contact-colleagues/');
    const ids = colleagues.json().data.map((one: { id: string }) => one.id);
    expect(ids).toEqual(expect.arrayContaining([reviewer.id, editor.id]));
    expect(ids).not.toContain(analyst.id);
    const given = await act(id, 'assign', { assignee_id: editor.id });
    expect([given.status, given.body.assignee.id]).toEqual([200, editor.id]);
    expect(given.body.history.at(-1)).toMatchObject({
      verb: 'assign',
      actor: { id: reviewer.id },
      assignee: { id: editor.id },
    });
    const member = await test.signIn();
    for (const assignee_id of [analyst.id, member.id, '0190a000-0000-7000-8000-00000000dead', 'nobody', '']) {
      const refused = await act(id, 'assign', { assignee_id });
      expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['assignee_id']]);
    }
    expect((await act(id, 'assign', { assignee_id: editor.id }, analyst)).status).toBe(404);
    await act(id, 'close');
    expect((await act(id, 'assign', { assignee_id: reviewer.id })).status).toBe(409);
  });

  it('is read and answered by reviewers and editors, unknown to everybody else (B.71)', async () => {
    const { id } = await sent();
    for (const path of ['', `${id}/`]) expect((await call(path, { who: analyst })).status).toBe(404);
    expect((await act(id, 'reply', { body: 'x' }, analyst)).status).toBe(404);
    expect((await act(id, 'reply', { body: 'x' }, editor)).status).toBe(200);
    const member = await test.signIn();
    expect((await call('', { who: member })).status).toBe(404);
    const visitor = await test.call(null, 'GET', '/desk-api/v1/contact-messages/');
    expect(visitor.statusCode).toBe(401);
  });
});
