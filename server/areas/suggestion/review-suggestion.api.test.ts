import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { record_revision } from '#server/database/schema/collection.ts';
import { event, program } from '#server/database/schema/publication.ts';
import type { SuggestionKind } from '#shared/domain/subject-kinds.ts';
import { picture } from '#tests/factories/picture.ts';
import { seedMasterLists, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { deskCall, mailsAbout, submissionRow, versionOf } from '#tests/factories/submission.ts';
import { followPath, suggestionInReview } from '#tests/factories/suggestion.ts';
import { inDays } from '#tests/factories/suggestion-values.ts';
import { startTestApp, type TestApp, type TestPerson } from '#tests/setup/test-app.ts';
import { partOf } from '../../addresses/page-path.ts';

let test: TestApp;
let other: TestApp;
let reviewer: TestPerson;
beforeAll(async () => {
  test = await startTestApp({ env: { DECISION_HOLD_SECONDS: '600' } });
  other = await startTestApp({ url: test.url, env: { DECISION_HOLD_SECONDS: '600' } });
  await seedMasterLists(test.services);
  reviewer = await test.signIn({ roles: ['reviewer'] });
});
afterAll(async () => {
  await other.stop();
  await test.stop();
});

const decide = async (id: string, verb: string, more: object = {}, who = reviewer) =>
  deskCall(test, who, id, verb, { version: await versionOf(test, id), ...more });
const record = async (id: string) =>
  (await test.call(reviewer, 'GET', `/desk-api/v1/submissions/${id}/`)).json();
const owner = (token: string, method: 'GET' | 'POST' | 'PATCH', verb = '', payload?: object) =>
  test.app.inject({ method, url: followPath(token, verb), ...(payload ? { payload } : {}) });
const pageOf = (kind: SuggestionKind, id: string, { app } = test) =>
  app.inject(kind === 'program' ? `/api/v1/startup-program/${id}/` : `/public/api/v1/event/${id}/`);
const listOf = async (kind: SuggestionKind, search: string, { app } = test) => {
  const path = kind === 'program' ? '/public/api/v1/startup-program/' : '/public/api/v1/event/';
  const { data } = (await app.inject(`${path}?search=${encodeURIComponent(search)}`)).json();
  return (data as { id: string }[]).map(({ id }) => id);
};
const found = async (search: string, { app } = test) => {
  const answer = await app.inject(`/api/v1/search/?search=${encodeURIComponent(search)}`);
  return answer.body;
};
const idOf = async (id: string) => {
  const row = (await submissionRow(test, id))!;
  return (row.program_id ?? row.event_id)!;
};

describe('the queue (1.025, UX 31)', () => {
  it('holds suggestions under tabs of their own, with the same cells', async () => {
    const { id, reference } = await suggestionInReview(test, 'program');
    await suggestionInReview(test, 'event');
    const queue = await test.call(reviewer, 'GET', '/desk-api/v1/submissions/?tab=program');
    const { data, tabs } = queue.json();
    expect(data.find((row: { id: string }) => row.id === id)).toMatchObject({
      reference,
      kind: 'program',
      status: 'reviewing',
      can: { take: true, decide: true },
    });
    expect(new Set(data.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['program']));
    expect(tabs.find(({ tab }: { tab: string }) => tab === 'event').count).toBeGreaterThan(0);
    const taken = await deskCall(test, reviewer, id, 'take');
    expect(taken.json().assignee).toMatchObject({ id: reviewer.id });
  });

  it('shows every answer by its label, and checks organiser, duplicates and picture', async () => {
    const name = `Organiser ${crypto.randomUUID().slice(0, 8)}`;
    const page = await writeStakeholder(test.services, { kind: 'eso', name, name_kh: '' });
    const first = await suggestionInReview(test, 'program', {
      title: 'Harvest Loans for Pepper Farms',
      title_kh: '',
      organiser: name.toUpperCase(),
    });
    const shown = await record(first.id);
    const labels = shown.fields.map(({ label }: { label: string }) => label);
    expect(labels).toContain('Address to apply at');
    expect(labels).toContain("Requester's name");
    expect(shown.checks).toMatchObject({
      organiser: {
        result: 'ok',
        name,
        path: `/ecosystem/discover/category/eso/${page}-${name.toLowerCase().replace(' ', '-')}`,
      },
      duplicates: [],
      image: { result: 'none' },
    });

    const values = (await submissionRow(test, first.id))!.payload as Record<string, string>;
    const address = `${values.apply_url!.replace('https://', 'https://www.')}/`;
    const twin = await suggestionInReview(test, 'program', {
      title: 'Small Credit, Kampot 2027',
      title_kh: '',
      apply_url: address,
    });
    expect((await record(twin.id)).checks).toMatchObject({
      organiser: { result: 'attention', path: null },
      duplicates: [{ what: 'submission', id: first.id, reasons: ['address'] }],
    });
    await decide(first.id, 'approve');
    expect((await record(twin.id)).checks.duplicates).toEqual([
      expect.objectContaining({ what: 'program', id: await idOf(first.id), reasons: ['address'] }),
    ]);
    expect((await record(first.id)).checks.duplicates).toEqual([
      expect.objectContaining({ what: 'submission', id: twin.id }),
    ]);
    expect((await submissionRow(test, twin.id))!.flags).toContain('duplicate');
  });

  it('sees the same title in either script however it is written', async () => {
    const title_kh = 'វេទិកាស្ថាបនិកវ័យក្មេង';
    const first = await suggestionInReview(test, 'event', { title: 'Young Founders Forum', title_kh });
    await decide(first.id, 'approve');
    const again = await suggestionInReview(test, 'event', { title: 'young  founders forum', title_kh: '' });
    const [duplicate] = (await record(again.id)).checks.duplicates;
    expect(duplicate).toMatchObject({ what: 'event', id: await idOf(first.id), reasons: ['name'] });
  });
});

describe('approving (1.025, 4.025, B.56)', () => {
  it('makes a program public at once: list, page, search, on every node', async () => {
    const name = `Linked ESO ${crypto.randomUUID().slice(0, 8)}`;
    await writeStakeholder(test.services, { kind: 'eso', name });
    const title = `Delta Seed ${crypto.randomUUID().slice(0, 8)}`;
    const cover = {
      name: 'c.jpg',
      type: 'image/jpeg',
      bytes: await picture('jpeg', { width: 1200, height: 600 }),
    };
    const { id } = await suggestionInReview(test, 'program', {
      title,
      organiser: name,
      logo: cover,
    });
    expect(await listOf('program', title, other)).toEqual([]);
    const approved = await decide(id, 'approve');
    expect(approved.statusCode, approved.body).toBe(200);
    const program_id = await idOf(id);
    expect(approved.json()).toMatchObject({
      status: 'approved',
      page: `/program/${partOf(program_id, { title, title_kh: '' })}`,
    });

    expect(await listOf('program', title)).toEqual([program_id]);
    await expect.poll(() => listOf('program', title, other)).toEqual([program_id]);
    expect(await found(title)).toContain(program_id);
    const page = (await pageOf('program', program_id)).json();
    expect(page).toMatchObject({
      title,
      title_kh: 'កម្មវិធីពន្លឿនទន្លេ',
      status: 'open',
      days_remaining: 20,
      cohort_size: 12,
      organiser: { name },
      category: { slug: 'acceleration' },
      stages: ['prototype'],
      sectors: ['agritech'],
      eligibility: ['A team of two or more', 'Based in Cambodia'],
      body: '<p>Mentors meet the teams each week.</p>\n<p>The best show their work.</p>',
    });
    const [row] = await test.services.database.db.select().from(program).where(eq(program.id, program_id));
    expect(row!.closes_at!.toISOString()).toBe(`${inDays(20)}T16:59:00.000Z`);
    const { rows } = await test.services.database.pool.query('select is_public from file where id = $1', [
      row!.cover_id,
    ]);
    expect(rows).toEqual([{ is_public: true }]);
  });

  it('makes an event public with its time in Phnom Penh', async () => {
    const title = `Open Lab ${crypto.randomUUID().slice(0, 8)}`;
    const { id } = await suggestionInReview(test, 'event', { title, organiser: 'Nobody’s Club' });
    await decide(id, 'approve');
    const event_id = await idOf(id);
    expect((await pageOf('event', event_id)).json()).toMatchObject({
      title,
      starts_at: `${inDays(10)}T11:00:00.000Z`,
      ends_at: `${inDays(10)}T13:30:00.000Z`,
      is_online: false,
      venue: 'River Hall',
      price: 500,
      currency: 'USD',
      organiser: null,
    });
    const [row] = await test.services.database.db.select().from(event).where(eq(event.id, event_id));
    // Who is not in the directory is named in the text.
    expect(row!.body).toContain('<p>Organiser: Nobody’s Club</p>');
    expect(await found(title)).toContain(event_id);
  });

  it('never lets what was typed become markup', async () => {
    const { id } = await suggestionInReview(test, 'program', {
      description: '<img src=x onerror=alert(1)>\n<b>bold</b> & more',
      organiser: '<script>alert(1)</script>',
    });
    await decide(id, 'approve');
    const { body } = (await pageOf('program', await idOf(id))).json();
    expect(body).not.toMatch(/<img|<script|<b>/);
    expect(body).toContain('&lt;b&gt;bold&lt;/b&gt; &amp; more');
  });

  it('keeps a first revision, in the shape of the collection, by the reviewer', async () => {
    const { id } = await suggestionInReview(test, 'event');
    await decide(id, 'approve');
    const record_id = await idOf(id);
    const revisions = await test.services.database.db
      .select()
      .from(record_revision)
      .where(and(eq(record_revision.collection, 'event'), eq(record_revision.record_id, record_id)));
    expect(revisions).toHaveLength(1);
    expect(revisions[0]).toMatchObject({ version: 1, verb: 'create', actor_id: reviewer.id });
    expect(revisions[0]!.values).toMatchObject({ category: 'meeting', price: '5', is_online: '' });
  });

  it('writes to the requester with the address of the page, and of the request when it is refused', async () => {
    const yes = await suggestionInReview(test, 'program', {}, { 'accept-language': 'km' });
    await decide(yes.id, 'approve');
    const [approved] = await mailsAbout(test, yes.id, 'listing.approved');
    expect(approved).toMatchObject({ language: 'km', to_email: yes.email });
    expect(approved!.text).toContain(`/program/${await idOf(yes.id)}-river-accelerator-`);
    expect(approved!.text).not.toContain('action=login');

    const no = await suggestionInReview(test, 'event');
    await decide(no.id, 'reject', { reason: 'It is a private party.' });
    const [rejected] = await mailsAbout(test, no.id, 'listing.rejected');
    expect(rejected!.text).toContain('It is a private party.');
    expect(rejected!.text).toContain(`/event/submission/${no.token}`);
    expect((await owner(no.token, 'GET')).json()).toMatchObject({
      status: 'rejected',
      reason: 'It is a private party.',
      can: { edit: false, withdraw: false },
    });
  });

  it('tells the member who sent it', async () => {
    const member = await test.signIn();
    const { id } = await suggestionInReview(test, 'program', {}, member.headers);
    await decide(id, 'approve');
    const { rows } = await test.services.database.pool.query(
      'select kind, link from notification where person_id = $1',
      [member.id],
    );
    expect(rows).toEqual([
      {
        kind: 'review_approved',
        link: expect.stringMatching(`^/program/${await idOf(id)}-river-accelerator-[0-9a-f]{8}$`),
      },
    ]);
  });

  it('is not for whoever sent it (6.010)', async () => {
    const colleague = await test.signIn({ roles: ['reviewer'] });
    const { id } = await suggestionInReview(test, 'program', {}, colleague.headers);
    expect((await decide(id, 'approve', {}, colleague)).statusCode).toBe(409);
  });
});

describe('returning and mending (5.029, UX 34, 35)', () => {
  it('opens what a message is about, and what belongs to it, and goes round again', async () => {
    const { id, token } = await suggestionInReview(test, 'event');
    const none = await decide(id, 'return', { messages: [] });
    expect(none.statusCode).toBe(422);
    const unknown = await decide(id, 'return', { messages: [{ field: 'sector', body: 'Which?' }] });
    expect(unknown.statusCode).toBe(422);
    const returned = await decide(id, 'return', {
      messages: [{ field: 'starts_time', body: 'Is it in the evening?', body_kh: 'ពេលល្ងាចមែនទេ?' }],
    });
    expect(returned.statusCode, returned.body).toBe(200);
    const [mail] = await mailsAbout(test, id, 'listing.returned');
    expect(mail!.text).toContain('About “Begins at”');
    expect(mail!.text).toContain(`/event/submission/${token}`);

    const seen = (await owner(token, 'GET')).json();
    expect(seen).toMatchObject({ status: 'returned', turn: 'owner', can: { resubmit: true, edit: true } });
    expect(seen.open_fields).toEqual(['starts_on', 'starts_time', 'ends_on', 'ends_time']);
    const closed = await owner(token, 'PATCH', '', { values: { title: 'Another' } });
    expect(closed.statusCode).toBe(409);
    const [message] = seen.messages;
    const early = await owner(token, 'POST', 'resubmit/', {});
    expect(early.statusCode).toBe(409);
    const mended = await owner(token, 'PATCH', '', {
      values: { starts_time: '17:30' },
      messages: [{ id: message.id, fixed: true }],
    });
    expect(mended.statusCode, mended.body).toBe(200);
    const again = await owner(token, 'POST', 'resubmit/', { note: 'Half past five.' });
    expect(again.json(), again.body).toMatchObject({ status: 'reviewing', round: 2 });
    const shown = await record(id);
    expect(shown).toMatchObject({ note: 'Half past five.', changed_count: 1 });
    expect(shown.flags).toContain('resubmitted');
    expect(shown.fields.find(({ name }: { name: string }) => name === 'starts_time')).toMatchObject({
      texts: ['17:30'],
      was: { texts: ['18:00'] },
      changed: true,
    });
  });

  it('opens a day that has passed meanwhile, though no message is about it', async () => {
    const { id, token } = await suggestionInReview(test, 'program', { opens_on: inDays(0) });
    await decide(id, 'return', { messages: [{ field: 'summary', body: 'For whom?' }] });
    await test.services.database.pool.query(
      `update submission set payload = jsonb_set(payload, '{opens_on}', to_jsonb($2::text)) where id = $1`,
      [id, inDays(-1)],
    );
    const seen = (await owner(token, 'GET')).json();
    expect(seen.problems).toEqual({ opens_on: 'Start date must be today or a future date.' });
    expect(seen.open_fields).toEqual(expect.arrayContaining(['summary', 'opens_on', 'closes_on']));
    const mended = await owner(token, 'PATCH', '', {
      values: { opens_on: '', summary: 'For founders.' },
      messages: [{ id: seen.messages[0].id, fixed: true }],
    });
    expect(mended.statusCode, mended.body).toBe(200);
    expect((await owner(token, 'POST', 'resubmit/', {})).json()).toMatchObject({ status: 'reviewing' });
  });

  it('can be taken back and sent again by the same link', async () => {
    const { token } = await suggestionInReview(test, 'program');
    expect((await owner(token, 'POST', 'withdraw/')).json()).toMatchObject({ status: 'draft' });
    expect((await owner(token, 'POST', 'resubmit/', {})).json()).toMatchObject({
      status: 'reviewing',
      round: 2,
    });
  });
});

describe('taking back (UX 36, 39)', () => {
  it('an approval undone leaves nothing behind', async () => {
    const { id } = await suggestionInReview(test, 'program');
    await decide(id, 'approve');
    const program_id = await idOf(id);
    const undone = await decide(id, 'undo');
    expect(undone.json(), undone.body).toMatchObject({ status: 'reviewing', page: null });
    const { db } = test.services.database;
    expect(await db.$count(program, eq(program.id, program_id))).toBe(0);
    expect(await db.$count(record_revision, eq(record_revision.record_id, program_id))).toBe(0);
    expect((await pageOf('program', program_id)).statusCode).toBe(404);
    expect((await mailsAbout(test, id, 'listing.approved'))[0]).toMatchObject({ status: 'cancelled' });
    expect((await decide(id, 'approve')).statusCode).toBe(200);
  });

  it.each(['program', 'event'] as const)(
    'an archived %s is gone, and comes back as staff left it',
    async (kind) => {
      const { id } = await suggestionInReview(test, kind);
      await decide(id, 'approve');
      const page = await idOf(id);
      const table = kind === 'program' ? program : event;
      const { db } = test.services.database;
      await db.update(table).set({ summary: 'Edited by staff.' }).where(eq(table.id, page));
      const archived = await decide(id, 'archive', { reason: 'It was called off.' });
      expect(archived.json()).toMatchObject({ status: 'archived', page: null });
      expect((await pageOf(kind, page)).statusCode).toBe(410);
      const { name } = (await submissionRow(test, id))!;
      expect(await listOf(kind, name)).toEqual([]);
      expect(await found(name)).not.toContain(page);

      await decide(id, 'reopen');
      expect((await pageOf(kind, page)).statusCode).toBe(410);
      expect((await decide(id, 'approve')).statusCode).toBe(200);
      expect(await idOf(id)).toBe(page);
      expect((await pageOf(kind, page)).json()).toMatchObject({ summary: 'Edited by staff.' });
      // Undone now, it is archived again: it had been public before.
      await decide(id, 'undo');
      expect((await pageOf(kind, page)).statusCode).toBe(410);
    },
  );
});
