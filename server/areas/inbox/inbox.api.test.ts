import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepFiles } from '#server/areas/file/sweep-files.ts';
import { file } from '#server/database/schema/file.ts';
import { message, thread, thread_participant } from '#server/database/schema/inbox.ts';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { MESSAGES_A_PAGE } from '#shared/domain/inbox.ts';
import type { OrganisationRole } from '#shared/domain/roles.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { seedMasterLists, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { deskCall, listingInReview, returnListing, versionOf } from '#tests/factories/submission.ts';
import { startTestApp, type TestApp, type TestPerson } from '#tests/setup/test-app.ts';
import { mailsTo } from '#tests/setup/told.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { DECISION_HOLD_SECONDS: '0' } });
  await seedMasterLists(test.services);
});
afterAll(() => test.stop());

const PATH = '/base-api/me/inbox/';
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
const call = (who: TestPerson | null, method: Method, url: string, payload?: object) =>
  test.app.inject({ method, url, ...(payload ? { payload } : {}), headers: who?.headers ?? {} });
async function ok(answer: ReturnType<typeof call>) {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBeLessThan(300);
  return JSON.parse(body);
}
const inbox = (who: TestPerson, query = '') => ok(call(who, 'GET', `${PATH}?${query}`));
const open = (who: TestPerson, id: string, query = '') => ok(call(who, 'GET', `${PATH}${id}/?${query}`));
const write = (who: TestPerson, id: string, body: string, more: object = {}) =>
  call(who, 'POST', `${PATH}${id}/messages/`, { body, client_key: crypto.randomUUID(), ...more });
const keep = (who: TestPerson, id: string, body: object) => call(who, 'PATCH', `${PATH}${id}/`, body);
const counts = (who: TestPerson) => ok(call(who, 'GET', '/base-api/me/notification/'));
const ask = async (who: TestPerson, person_id: string, note = '') =>
  (await ok(call(who, 'POST', '/base-api/me/connections/', { person_id, note }))).id as string;
const act = (who: TestPerson, id: string, action: string) =>
  call(who, 'POST', `/base-api/me/connections/${id}/`, { action });
const join = (who: TestPerson, stakeholder_id: string, role: OrganisationRole) =>
  test.services.database.db
    .insert(stakeholder_member)
    .values({ stakeholder_id, person_id: who.id, role, state: 'member' });
const bodies = (page: { messages: { body: string }[] }) => page.messages.map(({ body }) => body);

let [dara, sophal] = [null, null] as unknown as [TestPerson, TestPerson];
beforeEach(async () => {
  [dara, sophal] = [await test.signIn(), await test.signIn()];
});

/** Dara and Sophal are connected; the id of their conversation and of their tie. */
async function conversation(note = '') {
  const tie = await ask(dara, sophal.id, note);
  await ok(act(sophal, tie, 'accept'));
  const { data } = await inbox(dara);
  return { id: data[0].id as string, tie };
}

describe('invitations (B.14)', () => {
  it('stand in the inbox of both with the note, ask whoever was asked, and are answered in place', async () => {
    const tie = await ask(dara, sophal.id, 'We met at the fair.');
    const [mine] = (await inbox(sophal)).data;
    expect(mine).toMatchObject({
      kind: 'invitation',
      asks: true,
      unread: 1,
      excerpt: 'We met at the fair.',
      party: { id: dara.id },
    });
    expect((await inbox(sophal)).counts).toEqual({ all: 1, unread: 1, archived: 0 });
    expect((await inbox(dara)).data[0]).toMatchObject({ asks: false, unread: 0, last_is_own: true });
    const page = await open(sophal, mine.id);
    expect(page).toMatchObject({ connection: { id: tie, can: { accept: true } }, can: { write: false } });
    expect((await write(sophal, mine.id, 'Hello')).statusCode).toBe(409);
    await ok(act(sophal, tie, 'accept'));
    expect(await open(sophal, mine.id)).toMatchObject({
      thread: { kind: 'conversation' },
      can: { write: true },
    });
    expect(bodies(await open(dara, mine.id))).toEqual(['We met at the fair.']);
  });

  it('without a note ask as well; taken back they go from the inbox of whoever was asked', async () => {
    const tie = await ask(dara, sophal.id);
    expect((await inbox(sophal, 'filter=unread')).data).toHaveLength(1);
    await ok(act(dara, tie, 'withdraw'));
    expect((await inbox(sophal)).data).toEqual([]);
    expect((await counts(sophal)).connection_request_count).toBe(0);
  });

  it('into a team are read by whoever is invited and whoever invited, and count (3.005)', async () => {
    const page = await writeStakeholder(test.services, { name: 'Kdam Robotics' });
    await join(dara, page, 'owner');
    const invited = await call(dara, 'POST', `/base-api/me/teams/${page}/invitations/`, {
      to_user: sophal.id,
      role: 'admin',
      note: 'Join us',
    });
    expect(invited.statusCode, invited.body).toBeLessThan(300);
    expect(await counts(sophal)).toMatchObject({ team_invite_request_count: 1 });
    const [mine] = (await inbox(sophal)).data;
    expect(mine).toMatchObject({ kind: 'invitation', asks: true, subject: 'Kdam Robotics' });
    const read = await open(sophal, mine.id);
    expect(read.team_invitation).toMatchObject({ role: 'admin', state: 'invited', can: { accept: true } });
    const answered = await call(sophal, 'POST', `/base-api/me/team-invites/${read.team_invitation.id}/`, {
      action: 'accept',
    });
    expect(answered.statusCode, answered.body).toBe(200);
    expect((await open(sophal, mine.id)).team_invitation).toMatchObject({
      state: 'member',
      can: { accept: false },
    });
    expect(await counts(sophal)).toMatchObject({ team_invite_request_count: 0 });
  });
});

describe('conversations', () => {
  it('carry what was written to the other, who is told once and mailed once until they read', async () => {
    const { id } = await conversation();
    for (const text of ['One', 'Two', 'Three']) expect((await write(dara, id, text)).statusCode).toBe(201);
    expect(bodies(await open(sophal, id))).toEqual(['One', 'Two', 'Three']);
    expect(await counts(sophal)).toMatchObject({ inbox_count: 1 });
    const { data } = await ok(call(sophal, 'GET', '/base-api/me/notifications/?group=message'));
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ params: { note: 'Three' }, link: `/user/profile/inbox/${id}` });
    const about = (await mailsTo(test, sophal.email)).filter(({ subject }) => subject.includes('wrote'));
    expect(about).toHaveLength(1);
    expect(about[0]?.text).toContain(encodeURIComponent(`/user/profile/inbox/${id}`));
    await ok(keep(sophal, id, { is_read: true }));
    expect(await counts(sophal)).toMatchObject({ inbox_count: 0, total: 0 });
    await ok(write(dara, id, 'Four'));
    expect(
      (await mailsTo(test, sophal.email)).filter(({ subject }) => subject.includes('wrote')),
    ).toHaveLength(2);
  });

  it('take a message once, however often it is sent by its key (replay)', async () => {
    const { id } = await conversation();
    const client_key = crypto.randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => write(dara, id, 'Only once', { client_key })));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    expect(bodies(await open(sophal, id))).toEqual(['Only once']);
    // The same key of the other person is another message.
    await ok(write(sophal, id, 'Mine', { client_key }));
    expect(bodies(await open(dara, id))).toEqual(['Only once', 'Mine']);
  });

  it('have something unread when a message had to wait while its reader read', async () => {
    const { id } = await conversation();
    await ok(keep(sophal, id, { is_read: true }));
    const { pool } = test.services.database;
    const holder = await pool.connect();
    await holder.query('begin');
    await holder.query('select from thread where id = $1 for update', [id]);
    const written = write(dara, id, 'Waited');
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
    await ok(keep(sophal, id, { is_read: true }));
    await holder.query('commit');
    holder.release();
    await ok(written);
    expect(await counts(sophal)).toMatchObject({ inbox_count: 1 });
  });

  it('come in pages from the newest back', async () => {
    const { id } = await conversation();
    const texts = Array.from({ length: MESSAGES_A_PAGE + 5 }, (_, i) => `No ${i}`);
    await test.services.database.db.insert(message).values(
      texts.map((body, i) => ({
        thread_id: id,
        author_id: dara.id,
        body,
        client_key: crypto.randomUUID(),
        // Written at nearly the same moment: none is lost between two pages.
        created_at: sql`now() - interval '1 minute' + ${i} * interval '1 microsecond'`,
      })),
    );
    const newest = await open(sophal, id);
    expect([newest.messages.length, newest.has_earlier]).toEqual([MESSAGES_A_PAGE, true]);
    const before = await open(sophal, id, `before=${newest.messages[0].id}`);
    expect([...bodies(before), ...bodies(newest)]).toEqual(texts);
    expect(before.has_earlier).toBe(false);
  });

  it.each([
    ['nothing', { body: ' ' }],
    ['too much', { body: 'ស្ត្រី'.repeat(4_001) }],
    ['no key', { body: 'x', client_key: 'a b' }],
    ['five files', { body: 'x', files: Array.from({ length: 5 }, () => crypto.randomUUID()) }],
    ['a file nobody uploaded', { body: 'x', files: [crypto.randomUUID()] }],
  ])('refuse %s', async (_what, body) => {
    const { id } = await conversation();
    const answer = await call(dara, 'POST', `${PATH}${id}/messages/`, {
      client_key: crypto.randomUUID(),
      ...body,
    });
    expect(answer.statusCode, answer.body).toBe(422);
  });

  it('end with the tie: they stay readable, and nobody writes', async () => {
    const { id, tie } = await conversation('Hello');
    await ok(act(dara, tie, 'disconnect'));
    for (const who of [dara, sophal]) {
      expect(await open(who, id)).toMatchObject({ can: { write: false } });
      expect((await write(who, id, 'Still there?')).statusCode).toBe(409);
    }
    expect(bodies(await open(sophal, id))).toEqual(['Hello']);
  });

  it('are closed by a block the same way: the blocked one learns of no difference (ux 41)', async () => {
    const { id } = await conversation('Hello');
    await ok(call(sophal, 'POST', '/base-api/me/blocks/', { person_id: dara.id }));
    const answer = await write(dara, id, 'Still there?');
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      expect.stringContaining('not connected'),
    ]);
    expect(JSON.stringify(await open(dara, id))).not.toMatch(/block(ed|ing)/);
    expect(bodies(await open(sophal, id))).toEqual(['Hello']);
  });

  it('of organisations are read by all who act for them, and no more by who left', async () => {
    const page = await writeStakeholder(test.services, {});
    await join(sophal, page, 'owner');
    const tie = (await ok(call(dara, 'POST', '/base-api/me/connections/', { stakeholder_id: page }))).id;
    await ok(act(sophal, tie, 'accept'));
    const [{ id }] = (await inbox(dara)).data;
    const late = await test.signIn();
    await join(late, page, 'admin');
    await ok(write(dara, id, 'Hello all'));
    expect(bodies(await open(late, id))).toEqual(['Hello all']);
    expect((await inbox(late)).data[0]).toMatchObject({ acting_for: { id: page }, party: { id: dara.id } });
    await test.services.database.db
      .update(stakeholder_member)
      .set({ state: 'left' })
      .where(eq(stakeholder_member.person_id, late.id));
    expect((await call(late, 'GET', `${PATH}${id}/`)).statusCode).toBe(404);
    expect((await inbox(late)).data).toEqual([]);
  });
});

describe('what is one’s own', () => {
  it('nobody else reads, writes, changes or reports', async () => {
    const { id } = await conversation('Secret');
    const stranger = await test.signIn();
    for (const [method, path, body] of [
      ['GET', `${PATH}${id}/`, undefined],
      ['PATCH', `${PATH}${id}/`, { is_read: true }],
      ['POST', `${PATH}${id}/messages/`, { body: 'x', client_key: crypto.randomUUID() }],
      ['POST', '/base-api/me/reports/', { subject_kind: 'thread', subject_id: id, reason: 'spam' }],
    ] as const) {
      const answer = await call(stranger, method, path, body);
      expect([answer.statusCode, answer.body.includes('Secret')]).toEqual([404, false]);
      expect((await call(null, method, path, body)).statusCode).toBe(401);
    }
    expect((await inbox(stranger)).data).toEqual([]);
    expect((await inbox(stranger, 'search=Secret')).data).toEqual([]);
  });

  it('is muted, put away, marked unread, for this person alone', async () => {
    const { id } = await conversation();
    await ok(keep(sophal, id, { is_muted: true }));
    await ok(write(dara, id, 'Quiet'));
    expect(await counts(sophal)).toMatchObject({ inbox_count: 0 });
    expect((await ok(call(sophal, 'GET', '/base-api/me/notifications/?group=message'))).data).toEqual([]);
    await ok(keep(sophal, id, { is_muted: false, is_read: true }));
    await ok(keep(sophal, id, { is_archived: true }));
    expect((await inbox(sophal)).counts).toEqual({ all: 0, unread: 0, archived: 1 });
    expect((await inbox(dara)).counts.all).toBe(1);
    // What was put away comes back when somebody writes.
    await ok(write(dara, id, 'Back'));
    expect((await inbox(sophal)).counts).toEqual({ all: 1, unread: 1, archived: 0 });
    await ok(keep(sophal, id, { is_read: true }));
    await ok(keep(sophal, id, { is_read: false }));
    expect((await inbox(sophal)).data[0].unread).toBeGreaterThan(0);
  });

  it('is searched in names of either script and in what was written', async () => {
    const { id } = await conversation();
    await ok(write(dara, id, 'តម្លៃស្រូវ and the price of rice'));
    const found = async (search: string) =>
      (await inbox(sophal, `search=${encodeURIComponent(search)}`)).data.map((one: { id: string }) => one.id);
    expect(await found('PRICE of')).toEqual([id]);
    expect(await found('តម្លៃ')).toEqual([id]);
    expect(await found('Chan Sophea')).toEqual([id]);
    expect(await found('100%')).toEqual([]);
    for (const query of ['filter=loud', 'page=0'])
      expect((await call(sophal, 'GET', `${PATH}?${query}`)).statusCode).toBe(422);
  });
});

describe('attachments', () => {
  const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
  async function upload(who: TestPerson, id: string, bytes: Uint8Array, name: string) {
    const form = await multipart({ file: { name, type: '', bytes } });
    return test.app.inject({
      method: 'POST',
      url: `${PATH}${id}/files/`,
      payload: form.payload,
      headers: { ...form.headers, ...who.headers },
    });
  }
  const fetchFile = (who: TestPerson | null, url: string) =>
    test.app.inject({ url, headers: who?.headers ?? {} });

  it('are read by the readers of the thread and by nobody else', async () => {
    const { id } = await conversation();
    const uploaded = (await upload(dara, id, PDF, 'price list.pdf')).json();
    expect(uploaded).toMatchObject({ name: 'price list.pdf', media_type: 'application/pdf' });
    // Before it is sent only whoever uploaded it.
    expect((await fetchFile(dara, uploaded.url)).statusCode).toBe(200);
    expect((await fetchFile(sophal, uploaded.url)).statusCode).toBe(404);
    await ok(write(dara, id, '', { files: [uploaded.id] }));
    const read = await fetchFile(sophal, uploaded.url);
    expect([read.statusCode, read.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(read.headers['content-disposition']).toContain('attachment');
    expect(read.rawPayload.equals(PDF)).toBe(true);
    const stranger = await test.signIn();
    expect((await fetchFile(stranger, uploaded.url)).statusCode).toBe(404);
    expect((await fetchFile(null, uploaded.url)).statusCode).toBe(401);
    expect((await fetchFile(null, `/files/${uploaded.id}/original`)).statusCode).toBe(404);
    const other = await conversationOf(stranger, sophal);
    expect((await fetchFile(stranger, uploaded.url.replace(id, other))).statusCode).toBe(404);
    expect((await write(stranger, other, 'x', { files: [uploaded.id] })).statusCode).toBe(422);
    expect((await write(dara, id, 'x', { files: [uploaded.id] })).statusCode).toBe(422);
  });

  it('keep the upload rules', async () => {
    const { id } = await conversation();
    const html = await upload(dara, id, Buffer.from('<!doctype html><script>1</script>'), 'x.txt');
    expect(html.statusCode).toBe(422);
    expect(html.json().errors.file[0]).toContain('PDF');
    expect((await upload(dara, id, Buffer.alloc(0), 'empty.pdf')).statusCode).toBe(422);
    expect((await upload(await test.signIn(), id, PDF, 'x.pdf')).statusCode).toBe(404);
  });

  it('that were never sent go after a day', async () => {
    const { id } = await conversation();
    const { db } = test.services.database;
    const [sent, unsent] = [
      (await upload(dara, id, PDF, 'a.pdf')).json(),
      (await upload(dara, id, PDF, 'b.pdf')).json(),
    ];
    await ok(write(dara, id, '', { files: [sent.id] }));
    await db
      .update(file)
      .set({ created_at: new Date(Date.now() - 90_000_000) })
      .where(eq(file.owner_id, dara.id));
    await sweepFiles(test.services);
    const left = await db.select({ id: file.id }).from(file).where(eq(file.owner_id, dara.id));
    expect(left).toEqual([{ id: sent.id }]);
    expect((await fetchFile(dara, unsent.url)).statusCode).toBe(404);
  });

  async function conversationOf(one: TestPerson, other: TestPerson) {
    await ok(act(other, await ask(one, other.id), 'accept'));
    return (await inbox(one)).data[0].id as string;
  }
});

describe('reviews (B.14, UX rule 49)', () => {
  it('stand in the inbox of whoever sent the request, and go again when the decision is undone', async () => {
    const reviewer = await test.signIn({ roles: ['reviewer'] });
    await test.services.database.pool.query('update session set strong = true where id = $1', [
      reviewer.session_id,
    ]);
    const sent = await listingInReview(test, 'startup', {}, dara.headers);
    await returnListing(test, reviewer, sent.id, [{ field: null, body: 'Which product do you mean?' }]);
    const [mine] = (await inbox(dara)).data;
    expect(mine).toMatchObject({ kind: 'review', party: null, unread: 1 });
    const page = await open(dara, mine.id);
    expect(page.messages[0]).toMatchObject({ author_kind: 'desk', author: null });
    expect(page.messages[0].body).toContain('Which product do you mean?');
    expect(page.review).toMatchObject({ reference: sent.reference, status: 'returned' });
    expect(page.review.link).toContain('/follow/');
    expect(page.can).toEqual({ write: false, report: false });
    expect((await write(dara, mine.id, 'Hello desk')).statusCode).toBe(409);
    expect((await inbox(sophal)).data).toEqual([]);
  });

  it('are held back with the decision', async () => {
    const held = await startTestApp({ env: { DECISION_HOLD_SECONDS: '60' }, url: test.url });
    try {
      const reviewer = await held.signIn({ roles: ['reviewer'] });
      await held.services.database.pool.query('update session set strong = true where id = $1', [
        reviewer.session_id,
      ]);
      const sent = await listingInReview(held, 'startup', {}, dara.headers);
      await returnListing(held, reviewer, sent.id, [{ field: null, body: 'Too early to see' }]);
      expect((await inbox(dara)).data).toEqual([]);
      expect(await counts(dara)).toMatchObject({ inbox_count: 0 });
      const undone = await deskCall(held, reviewer, sent.id, 'undo', {
        version: await versionOf(held, sent.id),
      });
      expect(undone.statusCode, undone.body).toBe(200);
      const rows = await held.services.database.db
        .select()
        .from(thread)
        .where(eq(thread.submission_id, sent.id));
      expect(rows).toEqual([]);
    } finally {
      await held.stop();
    }
  });
});

describe('rows nobody reads any more', () => {
  it('leave no thread to a person who is not among its readers', async () => {
    const { id } = await conversation();
    await test.services.database.db
      .delete(thread_participant)
      .where(eq(thread_participant.person_id, sophal.id));
    expect((await call(sophal, 'GET', `${PATH}${id}/`)).statusCode).toBe(404);
  });
});
