import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStamp } from '#server/bot-check/stamp.ts';
import { contact_message } from '#server/database/schema/contact.ts';
import { notification } from '#server/database/schema/notification.ts';
import { audit_entry } from '#server/database/schema/operations.ts';
import { CONTACT_CATEGORIES } from '#shared/domain/contact-categories.ts';
import { startTestApp, type TestApp, type TestPerson } from '#tests/setup/test-app.ts';
import { mailsTo } from '#tests/setup/told.ts';

let test: TestApp;
let reviewer: TestPerson;
let editor: TestPerson;
let analyst: TestPerson;
beforeAll(async () => {
  test = await startTestApp({ env: { DECISION_HOLD_SECONDS: '600' } });
  reviewer = await test.signIn({ roles: ['reviewer'] });
  editor = await test.signIn({ roles: ['editor'] });
  analyst = await test.signIn({ roles: ['analyst'] });
});
afterAll(() => test.stop());

const stamp = () => makeStamp(test.services.secret, Date.now() - 60_000);
const typed = (changes: Record<string, unknown> = {}) => ({
  name: 'Mean Sreypov',
  email: `${crypto.randomUUID().slice(0, 8)}@example.test`,
  category: 'feedback',
  description: 'The map is hard to read on my phone.',
  bot_stamp: stamp(),
  ...changes,
});
const send = (payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: '/api/v1/contact/', payload, headers });
const rowOf = async (reference: string) => {
  const { db } = test.services.database;
  return (await db.select().from(contact_message).where(eq(contact_message.reference, reference)))[0]!;
};
const sent = async (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) => {
  const response = await send(typed(changes), headers);
  expect(response.statusCode, response.body).toBe(201);
  return rowOf(response.json().reference);
};

describe('POST /api/v1/contact/ (7.035, 3.031, 1.014)', () => {
  it.each(CONTACT_CATEGORIES)('takes a message about $slug (3.044)', async ({ slug }) => {
    expect(await sent({ category: slug })).toMatchObject({ category: slug, status: 'open', person_id: null });
  });

  it('mails a copy in the language of the sender with the reference', async () => {
    const { email, reference, language } = await sent({ description: 'សួស្តី ភូមិ' }, { 'accept-language': 'km' });
    expect(language).toBe('km');
    const [mail] = await mailsTo(test, email);
    expect(mail).toMatchObject({ template: 'contact.received', language: 'km' });
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).toContain('> សួស្តី ភូមិ');
  });

  it('answers with and without the slash at the end', async () => {
    const response = await test.app.inject({ method: 'POST', url: '/api/v1/contact', payload: typed() });
    expect(response.statusCode).toBe(201);
    expect(response.json().reference).toMatch(/^C-[2-9A-HJKMNP-Z]{6}$/);
  });

  it('knows who wrote while signed in', async () => {
    const member = await test.signIn();
    expect((await sent({}, member.headers)).person_id).toBe(member.id);
  });

  it('names every field that is missing, in the reader’s language', async () => {
    const response = await send({ bot_stamp: stamp() }, { 'accept-language': 'km' });
    expect(response.statusCode).toBe(422);
    const { errors } = response.json();
    expect(Object.keys(errors).sort()).toEqual(['category', 'description', 'email', 'name']);
    expect(errors.name[0]).toMatch(/\p{Script=Khmer}/u);
  });

  it.each([
    ['email', 'without a sign', 'no-address'],
    ['email', 'with a second header', 'a@example.test\r\nBcc: b@example.test'],
    ['category', 'unknown', 'nonsense'],
    ['name', 'too long', 'x'.repeat(121)],
    ['description', 'too long', 'ក'.repeat(5_001)],
    ['description', 'blank', ' \u200b '],
  ])('refuses %s that is %s', async (field, _what, value) => {
    const response = await send(typed({ [field]: value }));
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual([field]);
  });

  it('keeps the page it is about, and no address of another site', async () => {
    expect((await sent({ about: '/program/1?x=2' })).about).toBe('/program/1?x=2');
    expect((await sent({ about: '//evil.example/' })).about).toBe('');
    expect((await sent({ about: 'https://evil.example/' })).about).toBe('');
  });

  it.each([
    ['no stamp', { bot_stamp: undefined }],
    ['a stamp that was made up', { bot_stamp: 'v1.1.a.b' }],
    ['the field only robots fill', { nickname: 'Bob' }],
    ['a proof that proves nothing', { bot_proof: 'e30=' }],
  ])('refuses what comes with %s', async (_what, changes) => {
    expect((await send(typed(changes))).statusCode).toBe(422);
  });

  it('keeps one message of the same form sent twice, also at once', async () => {
    const form = typed();
    const answers = await Promise.all([send(form), send(form), send(form)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    expect(await mailsTo(test, form.email)).toHaveLength(1);
  });

  it('takes a stamp once', async () => {
    const bot_stamp = stamp();
    await sent({ bot_stamp });
    expect((await send(typed({ bot_stamp }))).statusCode).toBe(422);
  });
});

describe('limits of the contact form', () => {
  it('stop a flood from one address, and of one mailbox from many', async () => {
    const strict = await startTestApp({ env: { LIMITS: '1' }, url: test.url });
    try {
      const codes: number[] = [];
      for (let i = 0; i < 8; i += 1) {
        const payload = typed({ bot_stamp: makeStamp(strict.services.secret, Date.now() - 60_000) });
        const { statusCode } = await strict.app.inject({ method: 'POST', url: '/api/v1/contact/', payload });
        codes.push(statusCode);
      }
      expect(codes[0]).toBe(201);
      expect(codes.at(-1)).toBe(429);
    } finally {
      await strict.stop();
    }
  });
});

describe('the contact inbox of the desk (2.159)', () => {
  const call = async (
    path: string,
    { who = reviewer, method = 'GET' as 'GET' | 'POST', payload = {} as object } = {},
  ) => {
    const response = await test.app.inject({
      method,
      url: `/desk-api/v1/contact-messages/${path}`,
      headers: who.headers,
      ...(method === 'POST' ? { payload } : {}),
    });
    return { status: response.statusCode, body: response.json() };
  };
  const act = (id: string, verb: string, payload: object = {}, who = reviewer) =>
    call(`${id}/${verb}/`, { who, method: 'POST', payload });

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
      expect((await act(id, verb, { body: 'x' })).status, verb).toBe(200);
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
    const colleagues = await test.app.inject({
      url: '/desk-api/v1/contact-colleagues/',
      headers: reviewer.headers,
    });
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
      const closed = await quick.app.inject({ method: 'POST', url: `${url}close/`, headers, payload: {} });
      expect(closed.json()).toMatchObject({ status: 'closed', undo_until: null });
      const undone = await quick.app.inject({ method: 'POST', url: `${url}undo/`, headers, payload: {} });
      expect([undone.statusCode, undone.json().message]).toEqual([409, 'The time to undo is over.']);
    } finally {
      await quick.stop();
    }
  });

  it('is read by analysts, answered by reviewers and editors, unknown to everybody else', async () => {
    const { id } = await sent();
    const read = await call(`${id}/`, { who: analyst });
    expect([read.status, Object.values(read.body.can).some(Boolean)]).toEqual([200, false]);
    expect((await act(id, 'reply', { body: 'x' }, analyst)).status).toBe(404);
    expect((await act(id, 'reply', { body: 'x' }, editor)).status).toBe(200);
    const member = await test.signIn();
    expect((await call('', { who: member })).status).toBe(404);
    const visitor = await test.app.inject({ url: '/desk-api/v1/contact-messages/' });
    expect(visitor.statusCode).toBe(401);
  });
});
