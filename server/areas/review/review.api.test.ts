import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  deskCall,
  listingInReview,
  returnListing,
  sendListing,
  submissionRow,
} from '#tests/factories/submission.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { noticesOf } from '#tests/setup/told.ts';

const test = setUpApp({ masterLists: true });
let reviewer: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
  colleague = await test.signIn({ roles: ['reviewer'] });
});

const list = async (query = '', who = reviewer) => {
  const response = await test.call(who, 'GET', `/desk-api/v1/submissions/?${query}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
const record = async (id: string, who = reviewer, language = 'en') =>
  (
    await test.call(
      { headers: { ...who.headers, 'accept-language': language } },
      'GET',
      `/desk-api/v1/submissions/${id}/`,
    )
  ).json();
const age = (id: string, days: number) =>
  test.services.database.db.execute(
    sql`update submission set waiting_since = now() - make_interval(days => ${days}) where id = ${id}`,
  );

describe('the queue (UX 31)', () => {
  it('shows what waits, oldest first, with everything a row needs', async () => {
    const younger = await listingInReview(test, 'startup', { name: 'Younger One' });
    const older = await listingInReview(test, 'mentor', { last_name: 'Older' });
    await age(older.id, 20);
    const answer = await list('per_page=100');
    const ids = idsOf(answer);
    expect(ids.indexOf(older.id)).toBeLessThan(ids.indexOf(younger.id));
    expect(answer.data.find(({ id }: { id: string }) => id === older.id)).toMatchObject({
      reference: older.reference,
      kind: 'mentor',
      name: 'Older Sokunthea',
      name_kh: 'កែវ សុគន្ធា',
      status: 'reviewing',
      turn: 'desk',
      round: 1,
      requester_name: 'Mean Sreypov',
      overdue: true,
      assignee: null,
      can: { take: true, release: false, decide: true },
    });
    expect(answer.figures.overdue).toBeGreaterThanOrEqual(1);
  });

  it('never shows a request whose address is not confirmed', async () => {
    const { id } = await sendListing(test, 'startup', { name: 'Unconfirmed' });
    expect(idsOf(await list('status=all&per_page=100'))).not.toContain(id);
    expect((await test.call(reviewer, 'GET', `/desk-api/v1/submissions/${id}/`)).statusCode).toBe(404);
  });

  it('counts its tabs under the same search', async () => {
    const word = `Tab${crypto.randomUUID().slice(0, 6)}`;
    await listingInReview(test, 'startup', { name: `${word} One` });
    await listingInReview(test, 'startup', { name: `${word} Two` });
    await listingInReview(test, 'eso', { name: `${word} Three` });
    const counts = ({ tabs }: { tabs: { tab: string; count: number }[] }) =>
      Object.fromEntries(tabs.map(({ tab, count }) => [tab, count]));
    const all = await list(`search=${word}`);
    expect(counts(all)).toMatchObject({ all: 3, startup: 2, eso: 1, mentor: 0 });
    const esos = await list(`search=${word}&tab=eso`);
    expect([esos.item_count, esos.data.length, counts(esos).startup]).toEqual([1, 1, 2]);
  });

  it('pages without losing or repeating a request', async () => {
    const word = `Page${crypto.randomUUID().slice(0, 6)}`;
    for (let made = 0; made < 5; made += 1)
      await listingInReview(test, 'startup', { name: `${word} ${made}` });
    const pages = [1, 2, 3].map((page) => list(`search=${word}&per_page=2&page=${page}`));
    const answers = await Promise.all(pages);
    expect(answers.map(({ data }) => data.length)).toEqual([2, 2, 1]);
    expect(new Set(answers.flatMap(idsOf)).size).toBe(5);
    expect(answers[0]).toMatchObject({ item_count: 5, total_page: 3, current_page: 1 });
  });

  it.each([
    ['the Latin name', 'srov dr'],
    ['the Khmer name', 'ស្រូវស្ងួត'],
    ['another spelling of it', 'ស្រូវ\u200Bស្ងួត'],
    ['its sound in Latin letters', 'srov sngout'],
  ])('finds by %s', async (_what, search) => {
    const { id } = await listingInReview(test, 'startup', { name: 'Srov Drying', name_kh: 'ស្រូវស្ងួត' });
    expect(idsOf(await list(`search=${encodeURIComponent(search)}&per_page=100`))).toContain(id);
  });

  it('finds by who sent it: name, e-mail and phone, however the number is written', async () => {
    const { id } = await listingInReview(test, 'startup', { requester_phone: '+85512777123' });
    // As owners send: name and address stand beside the answers, not in them.
    await test.services.database.db.execute(
      sql`update submission set requester_name = 'Heng Dalin', requester_email = 'dalin@heng-rice.example' where id = ${id}`,
    );
    for (const search of [
      'Heng Dalin',
      'dalin@heng-rice.example',
      'heng-rice',
      '012 777 123',
      '+855 12 777 123',
      '012-777-123',
      '០១២ ៧៧៧ ១២៣',
    ])
      expect([search, idsOf(await list(`search=${encodeURIComponent(search)}`))]).toEqual([search, [id]]);
    expect(idsOf(await list(`search=${encodeURIComponent('012 777 124')}`))).toEqual([]);
  });

  it('finds by reference, whatever became of it (UX 39)', async () => {
    const { id, reference } = await listingInReview(test);
    const { version } = (await submissionRow(test, id))!;
    await deskCall(test, reviewer, id, 'reject', { version, reason: 'No.' });
    expect(idsOf(await list(`search=${reference}`))).toEqual([]);
    expect(idsOf(await list(`search=${reference}&status=all`))).toEqual([id]);
    expect(idsOf(await list(`search=${reference}&status=rejected`))).toEqual([id]);
    expect(idsOf(await list('search=nothing-like-this&status=all'))).toEqual([]);
  });

  it('finds by what was remarked on it and noted about it', async () => {
    const { id } = await listingInReview(test, 'startup');
    const word = `Rmk${crypto.randomUUID().slice(0, 6)}`;
    await deskCall(test, reviewer, id, 'notes', { body: `Called them about ${word}note` });
    const { version } = (await submissionRow(test, id))!;
    await deskCall(test, reviewer, id, 'return', {
      version,
      messages: [{ field: 'name', body: `Please write ${word}remark`, body_kh: '' }],
    });
    for (const search of [`${word}note`, `${word}remark`, word.toLowerCase()])
      expect([search, idsOf(await list(`search=${search}&status=all`))]).toEqual([search, [id]]);
  });

  it('narrows by assignee, province, sector, language and the day it was sent', async () => {
    const word = `Nrw${crypto.randomUUID().slice(0, 6)}`;
    const make = (name: string, more: object) => listingInReview(test, 'startup', { name, ...more });
    const one = await make(`${word} One`, { province_code: '07', sector: ['agritech'] });
    const two = await make(`${word} Two`, { province_code: '12', sector: ['circular-economy'] });
    await deskCall(test, reviewer, one.id, 'take');
    await test.services.database.db.execute(
      sql`update submission set requester_language = 'km', submitted_at = '2026-03-04T18:00:00Z' where id = ${one.id}`,
    );
    const found = async (query: string) => idsOf(await list(`search=${word}&${query}`));
    // 18:00 UTC is the next day in Phnom Penh.
    for (const query of [
      `assignee=${reviewer.id}`,
      'province=07',
      'sector=agritech',
      'language=km',
      'sent_from=2026-03-05&sent_until=2026-03-05',
      'province=07&sector=agritech&language=km',
    ])
      expect([query, await found(query)]).toEqual([query, [one.id]]);
    expect(await found('sent_from=2026-03-06')).toEqual([two.id]);
    for (const none of ['assignee=nobody', 'sector=none', 'sent_from=yesterday', 'sent_until=2026-03-04'])
      expect([none, await found(none)]).toEqual([none, []]);
    expect((await list(`search=${word}&province=07`)).tabs[0].count).toBe(1);
  });

  it('is given to a colleague with a word, who reads it', async () => {
    const { id, reference } = await listingInReview(test);
    const colleague = await test.signIn({ roles: ['reviewer'] });
    const analyst = await test.signIn({ roles: ['analyst'] });
    const give = (assignee_id: string, who = reviewer) =>
      deskCall(test, who, id, 'assign', { assignee_id, note: 'You know them.' });
    const { data } = (await test.call(analyst, 'GET', '/desk-api/v1/submissions/colleagues/')).json();
    const ids = data.map((one: { id: string }) => one.id);
    expect([ids.includes(colleague.id), ids.includes(analyst.id)]).toEqual([true, false]);
    expect((await give(analyst.id)).statusCode).toBe(422);
    expect((await give(colleague.id, analyst)).statusCode).toBe(404);
    const given = (await give(colleague.id)).json();
    expect(given.assignee.id).toBe(colleague.id);
    expect(given.history.at(-1)).toMatchObject({ verb: 'assign', reason: 'You know them.' });
    await give(colleague.id);
    const [told, ...more] = await noticesOf(test, colleague, 'review_assigned');
    expect([told!.params, told!.link, more]).toEqual([
      expect.objectContaining({ reference, note: 'You know them.' }),
      `/desk/review/${id}`,
      [],
    ]);
  });

  it('filters by whose it is, by round and by possible duplicates', async () => {
    const word = `Flt${crypto.randomUUID().slice(0, 6)}`;
    const make = (name: string) =>
      listingInReview(test, 'startup', { name: `${word} ${name}`, name_kh: `${word.length} ស្រូវ` });
    const [mine, theirs, nobodys] = [await make('Alpha'), await make('Beta Row'), await make('Gamma Kite')];
    await deskCall(test, reviewer, mine.id, 'take');
    await deskCall(test, colleague, theirs.id, 'take');
    const filtered = async (query: string) => idsOf(await list(`search=${word}&${query}`));
    expect(await filtered('filter=mine')).toEqual([mine.id]);
    expect((await filtered('filter=mine&filter=unassigned')).sort()).toEqual([mine.id, nobodys.id].sort());
    expect(await filtered('filter=resubmitted')).toEqual([]);
    expect(await filtered('filter=duplicates')).toEqual([theirs.id, nobodys.id]);
    expect(await filtered('filter=duplicates&filter=unassigned')).toEqual([nobodys.id]);
    // What owners ask for pages of their own: a first review, or changes of an approved one.
    for (const [id, kind] of [
      [mine.id, 'profile'],
      [theirs.id, 'change'],
    ])
      await test.services.database.db.execute(sql`update submission set kind = ${kind} where id = ${id}`);
    expect(await filtered('filter=profile')).toEqual([mine.id]);
    expect(await filtered('filter=change')).toEqual([theirs.id]);
    expect((await filtered('filter=profile&filter=change')).sort()).toEqual([mine.id, theirs.id].sort());
    expect(await filtered('filter=profile&filter=unassigned')).toEqual([]);
  });

  it('shows what waits on the other side', async () => {
    const { id } = await listingInReview(test);
    await returnListing(test, reviewer, id, [{ field: null, body: 'Please say more.' }]);
    expect(idsOf(await list('per_page=100'))).not.toContain(id);
    expect(idsOf(await list('status=owner&per_page=100'))).toContain(id);
  });

  it('refuses parameters that cannot be', async () => {
    for (const query of ['tab=nonsense', 'page=0', 'filter=x', 'ordering=password', 'status=x']) {
      const response = await test.call(reviewer, 'GET', `/desk-api/v1/submissions/?${query}`);
      expect([query, response.statusCode]).toEqual([query, 422]);
    }
  });
});

describe('the record (UX 33)', () => {
  it('has every field in the order of the form, with what people read', async () => {
    const { id, email } = await listingInReview(test, 'startup', {
      startup_areas: ['12', '02'],
      requester_phone: '012 345 678',
    });
    const shown = await record(id);
    const field = (name: string) => shown.fields.find((one: { name: string }) => one.name === name);
    expect(shown.fields.slice(0, 3).map(({ name }: { name: string }) => name)).toEqual([
      'requester_name',
      'requester_email',
      'requester_phone',
    ]);
    expect(field('sector')).toMatchObject({
      label: 'Sector',
      value: ['circular-economy'],
      texts: ['Circular economy'],
      was: null,
      changed: false,
    });
    expect(field('startup_areas').texts).toEqual(['Phnom Penh', 'Battambang']);
    expect(field('website')).toMatchObject({ value: null, texts: [] });
    expect(shown.requester).toMatchObject({ email, phone: '+85512345678', language: 'en', signed_in: false });
    const khmer = await record(id, reviewer, 'km');
    expect(khmer.fields.find((one: { name: string }) => one.name === 'sector')).toMatchObject({
      label: 'វិស័យ',
      texts: ['សេដ្ឋកិច្ចចក្រា'],
    });
  });

  it('says what its viewer can do', async () => {
    const { id } = await listingInReview(test);
    expect((await record(id)).can).toEqual({
      take: true,
      release: false,
      decide: true,
      note: true,
      verbs: ['approve', 'return', 'reject'],
      own: false,
      translate: true,
    });
    const analyst = await test.signIn({ roles: ['analyst'] });
    expect((await record(id, analyst)).can).toEqual({
      take: false,
      release: false,
      decide: false,
      note: false,
      verbs: [],
      own: false,
      translate: false,
    });
    const own = await listingInReview(test, 'startup', {}, reviewer.headers);
    expect((await record(own.id)).can).toMatchObject({ decide: false, verbs: [], own: true });
  });

  it('names the request that has waited longest besides', async () => {
    const [first, second] = [await listingInReview(test), await listingInReview(test)];
    await age(first.id, 400);
    expect((await record(second.id)).next).toBe(first.id);
    expect((await record(first.id)).next).not.toBe(first.id);
  });

  it('is for the desk alone', async () => {
    const { id } = await listingInReview(test);
    const member = await test.signIn();
    const url = `/desk-api/v1/submissions/${id}/`;
    expect((await test.call(null, 'GET', url)).statusCode).toBe(401);
    expect((await test.call(member, 'GET', url)).statusCode).toBe(404);
    const analyst = await test.signIn({ roles: ['analyst'] });
    expect((await deskCall(test, analyst, id, 'approve', { version: 2 })).statusCode).toBe(404);
  });
});

it('an archived request names who archived it, not who had approved it', async () => {
  const { id } = await listingInReview(test);
  await deskCall(test, reviewer, id, 'approve', { version: (await submissionRow(test, id))!.version });
  expect((await record(id)).decided_by.id).toBe(reviewer.id);
  await deskCall(test, colleague, id, 'archive', {
    version: (await submissionRow(test, id))!.version,
    reason: 'Closed.',
  });
  const shown = await record(id);
  expect([shown.status, shown.decided_by.id]).toEqual(['archived', colleague.id]);
});

describe('taking, releasing, noting (UX 32)', () => {
  it('a request is held by one at a time, and the history says who', async () => {
    const { id } = await listingInReview(test);
    const version = (await submissionRow(test, id))!.version;
    expect((await deskCall(test, reviewer, id, 'take')).json()).toMatchObject({
      assignee: { id: reviewer.id },
      can: { take: false, release: true },
    });
    await deskCall(test, reviewer, id, 'take');
    expect((await deskCall(test, colleague, id, 'take')).json().assignee.id).toBe(colleague.id);
    const released = (await deskCall(test, colleague, id, 'release')).json();
    expect(released.assignee).toBeNull();
    expect(released.history.map(({ verb }: { verb: string }) => verb)).toEqual([
      'submit',
      'take',
      'take',
      'release',
    ]);
    expect(released.version).toBe(version);
  });

  it('is for what is open', async () => {
    const { id } = await listingInReview(test);
    const { version } = (await submissionRow(test, id))!;
    await deskCall(test, reviewer, id, 'reject', { version, reason: 'No.' });
    const refused = await deskCall(test, colleague, id, 'take');
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'This cannot be done with a request that is “Rejected”.',
    ]);
  });

  it('a note stays inside', async () => {
    const { id, follow } = await listingInReview(test);
    const noted = await deskCall(test, reviewer, id, 'notes', { body: '  Called them. ' });
    expect(noted.statusCode).toBe(201);
    expect(noted.json().notes).toMatchObject([{ body: 'Called them.', author: { id: reviewer.id } }]);
    expect(
      (await test.call(null, 'GET', `/public/api/v1/request-get-list/follow/${follow}/`)).body,
    ).not.toContain('Called them');
    expect((await deskCall(test, reviewer, id, 'notes', { body: ' ' })).json().errors).toHaveProperty('body');
  });
});
