import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeStamp } from '#server/bot-check/stamp.ts';
import { mail_outbox } from '#server/database/schema/operations.ts';
import { person } from '#server/database/schema/person.ts';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { mailsWhere } from '#tests/setup/mails.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const test = setUpApp({ masterLists: true, env: { DECISION_HOLD_SECONDS: '600' } });
let [officer, owner] = [null, null] as unknown as [TestPerson, TestPerson];
let page: string;
beforeAll(async () => {
  officer = await test.signIn({ roles: ['reviewer'] });
});
beforeEach(async () => {
  owner = await test.signIn();
  const { db } = test.services.database;
  await db.update(person).set({ email_verified_at: new Date() }).where(sql`id = ${owner.id}`);
  page = await writeStakeholder(test.services, { name: 'Slek Boxes', name_kh: 'ប្រអប់ស្លឹក' });
  await db
    .insert(stakeholder_member)
    .values({ stakeholder_id: page, person_id: owner.id, role: 'owner', state: 'member' });
});

const call = async (who: TestPerson | null, method: 'GET' | 'POST', url: string, payload?: object) => {
  const headers = who?.headers ?? {};
  const answer = await test.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: answer.statusCode, body: answer.json() };
};
const words = (more: object = {}) => ({
  fact: 'Founded in 2015',
  correct: 'Founded in 2019',
  source: 'https://slek.example/about',
  email: `${crypto.randomUUID().slice(0, 8)}@example.test`,
  bot_stamp: makeStamp(test.services.secret, Date.now() - 60_000),
  ...more,
});
const send = (body: object, who: TestPerson | null = null, id = page) =>
  call(who, 'POST', `/api/v1/corrected-pages/stakeholder/${id}/`, body);
const sent = async (body = words(), who: TestPerson | null = null) => {
  const { status, body: answer } = await send(body, who);
  expect(status, JSON.stringify(answer)).toBe(201);
  const list = await call(officer, 'GET', `/desk-api/v1/corrections/?search=${answer.reference}`);
  return list.body.data[0].id as string;
};
const desk = (id: string, verb = '', answer?: string, who = officer) =>
  verb
    ? call(who, 'POST', `/desk-api/v1/corrections/${id}/${verb}/`, answer === undefined ? {} : { answer })
    : call(who, 'GET', `/desk-api/v1/corrections/${id}/`);
const own = (id: string, who = owner) => call(who, 'GET', `/base-api/me/corrections/${id}/`);
const says = (id: string, verb: string, who = owner) =>
  call(who, 'POST', `/base-api/me/corrections/${id}/`, { says: verb, answer: 'We changed the year.' });
const mailsTo = (address: string) => mailsWhere(test.services, sql`${mail_outbox.to_email} = ${address}`);

describe('a request for a correction', () => {
  it('is sent by anybody, with a source, and asks the owner of the page', async () => {
    const refused = await send({ ...words(), source: ' ', correct: '' });
    expect([refused.status, Object.keys(refused.body.errors).sort()]).toEqual([422, ['correct', 'source']]);
    const body = words();
    const id = await sent(body);
    expect((await desk(id)).body).toMatchObject({
      name: 'Slek Boxes',
      name_kh: 'ប្រអប់ស្លឹក',
      fact: body.fact,
      correct: body.correct,
      source: body.source,
      requester: null,
      answers: true,
      state: 'open',
      can: { decide: true },
    });
    const [asked] = await mailsTo(owner.email);
    expect(asked).toMatchObject({ template: 'correction.asked' });
    expect(asked!.text).toContain(encodeURIComponent(`/user/profile/corrections/${id}`));
  });

  it('is one while it is open, however often it is sent', async () => {
    const body = words();
    const [first, second] = [await send(body), await send({ ...words(), email: '' })];
    expect(second.body.reference).toBe(first.body.reference);
    const other = await send(words({ correct: 'Founded in 2020' }));
    expect(other.body.reference).not.toBe(first.body.reference);
  });

  it('is about a page that is there', async () => {
    expect((await send(words(), null, crypto.randomUUID())).status).toBe(404);
    const hidden = await writeStakeholder(test.services, { status: 'draft' });
    expect((await send(words(), null, hidden)).status).toBe(404);
  });

  it('needs what shows that a person sent it, from a visitor', async () => {
    expect((await send({ ...words(), bot_stamp: 'made-up' })).status).toBeGreaterThanOrEqual(400);
    expect((await send({ ...words(), nickname: 'I am a robot' })).status).not.toBe(500);
  });
});

describe('the answer', () => {
  it('is the owner’s or the desk’s, and is told when it can no longer be undone', async () => {
    const body = words();
    const id = await sent(body);
    const answered = await says(id, 'accept');
    expect(answered.body).toMatchObject({
      state: 'accepted',
      decided_as: 'owner',
      answer: 'We changed the year.',
      requester: null,
      decided_by: null,
      can: { decide: false },
    });
    expect(Date.parse(answered.body.undo_until)).toBeGreaterThan(Date.now());
    const [mail] = await mailsTo(body.email);
    expect(mail).toMatchObject({ template: 'correction.answered', status: 'waiting', language: 'en' });
    expect(mail!.text).toContain('We changed the year.');
    expect((await desk(id, 'decline', 'No.')).status).toBe(409);
    expect((await desk(id, 'undo')).status).toBe(409);
    expect((await call(owner, 'POST', `/base-api/me/corrections/${id}/undo/`, {})).body.state).toBe('open');
    expect((await mailsTo(body.email))[0]!.status).toBe('cancelled');
    // Undone and answered again, as often as it takes.
    expect((await desk(id, 'decline', 'The year is right.')).body).toMatchObject({
      state: 'declined',
      decided_as: 'desk',
      decided_by: { id: officer.id },
    });
    expect((await desk(id, 'undo')).body.state).toBe('open');
    expect((await desk(id, 'accept', 'It is changed.')).body.state).toBe('accepted');
    const letters = (await mailsTo(body.email)).map(({ status }) => status).sort();
    expect(letters).toEqual(['cancelled', 'cancelled', 'waiting']);
  });

  it('goes in the language of whoever asked, to their account where they left no address', async () => {
    const member = await test.signIn();
    const { db } = test.services.database;
    await db
      .update(person)
      .set({ email_verified_at: new Date(), language: 'km' })
      .where(sql`id = ${member.id}`);
    const id = await sent(words({ email: '' }), member);
    expect((await desk(id)).body.requester.id).toBe(member.id);
    await desk(id, 'decline', 'ឆ្នាំនេះត្រឹមត្រូវ។');
    expect(await mailsTo(member.email)).toMatchObject([{ template: 'correction.answered', language: 'km' }]);
  });

  it('is nobody’s who asked, and exists for nobody else', async () => {
    const id = await sent(words(), owner);
    expect((await own(id)).body.can.decide).toBe(false);
    expect((await says(id, 'accept')).status).toBe(409);
    const stranger = await test.signIn();
    for (const answer of [
      await own(id, stranger),
      await says(id, 'accept', stranger),
      await desk(id, '', undefined, stranger),
    ])
      expect(answer.status).toBe(404);
    const byAddress = await sent(words({ email: officer.email.toUpperCase(), correct: 'Founded in 2018' }));
    expect((await desk(byAddress, 'accept', 'Yes.')).status).toBe(409);
  });

  it('is said in words', async () => {
    const id = await sent();
    const refused = await desk(id, 'accept', ' ');
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['answer']]);
  });
});

it('the list counts each state under the same search, the oldest first', async () => {
  const source = `Source ${crypto.randomUUID().slice(0, 8)}`;
  const ids = [];
  for (const year of [2016, 2017, 2018])
    ids.push(await sent(words({ source, correct: `Founded in ${year}` })));
  await desk(ids[0]!, 'accept', 'Yes.');
  const list = async (query: string) =>
    (await call(officer, 'GET', `/desk-api/v1/corrections/?search=${encodeURIComponent(source)}&${query}`))
      .body;
  const open = await list('');
  expect(open.data.map(({ id }: { id: string }) => id)).toEqual([ids[1], ids[2]]);
  expect(open.counts).toEqual({ all: 3, open: 2, accepted: 1, declined: 0 });
  expect(
    (await list('state=all&ordering=-created&per_page=2')).data.map(({ id }: { id: string }) => id),
  ).toEqual([ids[2], ids[1]]);
});
