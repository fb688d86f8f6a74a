import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { thread, thread_participant } from '#server/database/schema/inbox.ts';
import { translatorFor } from '#shared/i18n/catalog.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { deskCall, listingInReview, returnListing, versionOf } from '#tests/factories/submission.ts';
import { startTestApp, type TestApp, type TestPerson } from '#tests/setup/test-app.ts';
import { bodies, inboxSite, PATH } from './testing/inbox-site.ts';

const { now, call, ok, inbox, open, write, keep, counts, ask, act, conversation, join } = inboxSite();
let [test, dara, sophal] = [null, null, null] as unknown as [TestApp, TestPerson, TestPerson];
beforeEach(() => {
  ({ test, dara, sophal } = now());
});

describe('invitations (B.14)', () => {
  it('stand in the inbox of both with the note, ask whoever was asked, and are answered in place', async () => {
    const link = await ask(dara, sophal.id, 'We met at the fair.');
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
    expect(page).toMatchObject({ connection: { id: link, can: { accept: true } }, can: { write: false } });
    expect((await write(sophal, mine.id, 'Hello')).statusCode).toBe(409);
    await ok(act(sophal, link, 'accept'));
    expect(await open(sophal, mine.id)).toMatchObject({
      thread: { kind: 'conversation' },
      can: { write: true },
    });
    expect(bodies(await open(dara, mine.id))).toEqual(['We met at the fair.']);
  });

  it('accepted beside the note wait no more: it has been read', async () => {
    const link = await ask(dara, sophal.id, 'We met at the fair.');
    await ok(act(sophal, link, 'accept'));
    const list = await inbox(sophal);
    expect([list.data[0].unread, list.counts.unread]).toEqual([0, 0]);
  });

  it('into a team, accepted beside the note, wait no more either', async () => {
    const page = await writeStakeholder(test.services, { name: 'Kdam Robotics' });
    await join(dara, page, 'owner');
    const invitation = { to_user: sophal.id, role: 'member', note: 'Join us' };
    await ok(call(dara, 'POST', `/base-api/me/teams/${page}/invitations/`, invitation));
    const [mine] = (await inbox(sophal)).data;
    const { team_invitation } = await open(sophal, mine.id);
    await ok(keep(sophal, mine.id, { is_read: false }));
    await ok(call(sophal, 'POST', `/base-api/me/team-invites/${team_invitation.id}/`, { action: 'accept' }));
    expect((await inbox(sophal)).counts.unread).toBe(0);
  });

  it('without a note ask as well; taken back they go from the inbox of whoever was asked', async () => {
    const link = await ask(dara, sophal.id);
    expect((await inbox(sophal, 'filter=unread')).data).toHaveLength(1);
    await ok(act(dara, link, 'withdraw'));
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

describe('the number at the inbox', () => {
  it('is that of the tab "Unread" and of what stands in it, whatever the threads are about', async () => {
    const third = await test.signIn();
    const fourth = await test.signIn();
    const page = await writeStakeholder(test.services, { name: 'Kdam Robotics' });
    await join(sophal, page, 'owner');
    const agree = async (expected: number) => {
      const list = await inbox(sophal, 'filter=unread');
      const { inbox_count } = await counts(sophal);
      expect([inbox_count, list.counts.unread, list.data.length]).toEqual([expected, expected, expected]);
    };
    const { id } = await conversation('Hello');
    const [thread] = (await inbox(sophal)).data;
    await ok(keep(sophal, thread.id, { is_read: true }));
    await agree(0);
    // Asked without a word, for oneself and for an organisation one acts for, and into a team.
    const link = await ask(third, sophal.id);
    await agree(1);
    await ok(call(third, 'POST', '/base-api/me/connections/', { stakeholder_id: page }));
    await agree(2);
    const other = await writeStakeholder(test.services, {});
    await join(fourth, other, 'owner');
    await ok(
      call(fourth, 'POST', `/base-api/me/teams/${other}/invitations/`, {
        to_user: sophal.id,
        role: 'member',
      }),
    );
    await agree(3);
    await ok(write(dara, id, 'News'));
    await agree(4);
    // A word of thanks is read, not answered; with a question it waits again.
    await ok(keep(sophal, id, { is_read: true }));
    await ok(write(dara, id, 'Thank you very much! 🙏'));
    await agree(3);
    await ok(write(dara, id, 'When shall we meet?'));
    await agree(4);
    // Muted, put aside and put away they wait no more.
    await ok(keep(sophal, id, { is_muted: true }));
    await agree(3);
    await ok(act(sophal, link, 'ignore'));
    await agree(2);
    const [asked] = (await inbox(sophal, 'filter=unread')).data;
    await ok(keep(sophal, asked.id, { is_archived: true }));
    await agree(1);
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

const reviewNext = {
  en: translatorFor('en')('inbox:review.next'),
  km: translatorFor('km')('inbox:review.next'),
};

describe('reviews (B.14, UX rule 49)', () => {
  it('stand in the inbox of whoever sent the request, and go again when the decision is undone', async () => {
    const reviewer = await test.signIn({ roles: ['reviewer'], strong: true });
    const sent = await listingInReview(test, 'startup', {}, dara.headers);
    await returnListing(test, reviewer, sent.id, [{ field: null, body: 'Which product do you mean?' }]);
    const [mine] = (await inbox(dara)).data;
    expect(mine).toMatchObject({ kind: 'review', party: null, unread: 1 });
    const page = await open(dara, mine.id);
    expect(page.messages[0]).toMatchObject({ author_kind: 'desk', author: null });
    expect(page.messages[0].body).toContain('Which product do you mean?');
    // What the site says is put into words for each reader; what a person wrote stays as it is.
    const read = async (url: string, language: string) =>
      (await test.call({ headers: { ...dara.headers, 'accept-language': language } }, 'GET', url)).json();
    for (const language of ['en', 'km']) {
      const [said] = (await read(`${PATH}${mine.id}/`, language)).messages;
      const listed = (await read(PATH, language)).data[0].excerpt;
      const words = reviewNext[language as 'en' | 'km'];
      expect([said.body.includes(words), said.body.includes('Which product do you mean?')]).toEqual([
        true,
        true,
      ]);
      expect(/\p{Script=Khmer}/u.test(listed)).toBe(language === 'km');
    }
    expect(page.review).toMatchObject({ reference: sent.reference, status: 'returned' });
    expect(page.review.link).toContain('/follow/');
    expect(page.can).toEqual({ write: false, report: false });
    expect((await write(dara, mine.id, 'Hello desk')).statusCode).toBe(409);
    expect((await inbox(sophal)).data).toEqual([]);
  });

  it('are held back with the decision', async () => {
    const held = await startTestApp({ env: { DECISION_HOLD_SECONDS: '60' }, url: test.url });
    try {
      const reviewer = await held.signIn({ roles: ['reviewer'], strong: true });
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
