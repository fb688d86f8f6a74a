import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeStamp } from '#server/bot-check/stamp.ts';
import { mail_outbox } from '#server/database/schema/operations.ts';
import { writeEvent, writeProgram } from '#tests/factories/publication.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { mailsTo } from '#tests/setup/told.ts';

const test = setUpApp({ masterLists: true, env: { DECISION_HOLD_SECONDS: '600' } });
let reviewer: TestPerson;
beforeAll(async () => {
  reviewer = await test.signIn({ roles: ['reviewer'] });
});

const address = () => `${crypto.randomUUID().slice(0, 8)}@example.test`;
const stamp = () => makeStamp(test.services.secret, Date.now() - 60_000);
const send = (kind: string, id: string, body: object = {}, headers: Record<string, string> = {}) =>
  test.call({ headers }, 'POST', `/api/v1/reported-pages/${kind}/${id}/`, {
    reason: 'false',
    description: 'They closed years ago.',
    bot_stamp: stamp(),
    ...body,
  });
const desk = async (path: string, payload?: object) => {
  const answer = await test.app.inject({
    method: payload ? 'POST' : 'GET',
    url: `/desk-api/v1/reports/${path}`,
    headers: reviewer.headers,
    ...(payload ? { payload } : {}),
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
/** The report with a reference, as the desk sees it. */
const reportOf = async (reference: string) =>
  desk(`${(await desk(`?state=all&search=${reference}`)).data[0].id}/`);
const HIDE = { decision: 'Nobody answers there.', measure: 'hide' };

describe('reporting a public page without an account', () => {
  it('files a report of its own with kind, words and page, and is distinguished from deleted accounts', async () => {
    const page = await writeStakeholder(test.services, { name: 'Srov Ledger', name_kh: 'ស្រូវ' });
    const shown = await test.call(null, 'GET', `/public/api/v1/reported-pages/stakeholder/${page}/`);
    expect(shown.json()).toMatchObject({
      name: 'Srov Ledger',
      name_kh: 'ស្រូវ',
      path: expect.stringMatching(/^\//),
    });
    const sent = await send('stakeholder', page, {}, { 'accept-language': 'km' });
    expect(sent.statusCode, sent.body).toBe(201);
    const record = await reportOf(sent.json().reference);
    expect(record).toMatchObject({
      subject_kind: 'stakeholder',
      subject_id: page,
      reason: 'false',
      description: 'They closed years ago.',
      reporter: null,
      by_visitor: true,
      answers: false,
      link: shown.json().path,
      can: { decide: true },
    });
  });

  it('takes programs and events too, and nothing that is not public', async () => {
    const program = await writeProgram(test.services);
    const event = await writeEvent(test.services);
    expect((await send('program', program)).statusCode).toBe(201);
    expect((await send('event', event)).statusCode).toBe(201);
    const draft = await writeProgram(test.services, { status: 'draft' });
    expect((await send('program', draft)).statusCode).toBe(404);
    expect((await test.call(null, 'GET', `/public/api/v1/reported-pages/program/${draft}/`)).statusCode).toBe(
      404,
    );
    expect((await send('stakeholder', crypto.randomUUID())).statusCode).toBe(404);
    expect((await send('message', crypto.randomUUID())).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('takes the page of a person in the same form, never one’s own and nobody’s who is shut out', async () => {
    const about = await test.signIn();
    const shown = await test.call(null, 'GET', `/public/api/v1/reported-pages/person/${about.id}/`);
    expect(shown.json()).toMatchObject({ kind: 'person', path: `/user/${about.id}` });
    const sent = await send('person', about.id);
    expect(sent.statusCode, sent.body).toBe(201);
    expect(await reportOf(sent.json().reference)).toMatchObject({
      subject_kind: 'person',
      subject_id: about.id,
      by_visitor: true,
      person: { id: about.id },
    });
    const member = await test.signIn();
    const [again, twice] = [
      await send('person', about.id, {}, member.headers),
      await send('person', about.id, {}, member.headers),
    ].map((answer) => answer.json().reference);
    expect(twice).toBe(again);
    expect((await send('person', about.id, {}, about.headers)).statusCode).toBe(409);
    await test.services.database.pool.query(`update person set status = 'suspended' where id = $1`, [
      about.id,
    ]);
    expect((await send('person', about.id, { description: 'Still there.' })).statusCode).toBe(404);
  });

  it('sent twice stays one while it is open, other words are another', async () => {
    const page = await writeStakeholder(test.services, {});
    const email = address();
    const answers = await Promise.all([1, 2].map(() => send('stakeholder', page, { email })));
    const references = new Set(answers.map((answer) => answer.json().reference));
    expect(references.size).toBe(1);
    const other = await send('stakeholder', page, { email, description: 'The phone number is mine.' });
    expect(references).not.toContain(other.json().reference);
    const me = await test.signIn();
    const mine = await send('stakeholder', page, {}, me.headers);
    const again = await send('stakeholder', page, { description: 'More.' }, me.headers);
    expect(again.json().reference).toBe(mine.json().reference);
    expect((await reportOf(mine.json().reference)).reporter).toMatchObject({ id: me.id });
  });

  it('names what is wrong in the reader’s language', async () => {
    const page = await writeStakeholder(test.services, {});
    const bad = await send(
      'stakeholder',
      page,
      { reason: 'nonsense', email: 'no-address' },
      { 'accept-language': 'km' },
    );
    expect(bad.statusCode).toBe(422);
    expect(Object.keys(bad.json().errors).sort()).toEqual(['email', 'reason']);
    expect(bad.json().errors.email[0]).toMatch(/\p{Script=Khmer}/u);
    expect((await send('stakeholder', page, { nickname: 'robot' })).statusCode).toBe(422);
  });
});

describe('how a report ended', () => {
  it('is told to the address that was left, once the decision cannot be undone, without what the desk wrote', async () => {
    const page = await writeStakeholder(test.services, { name: 'Trey Foods' });
    const [email, other] = [address(), address()];
    const headers = { 'accept-language': 'km' };
    const { reference } = (await send('stakeholder', page, { email }, headers)).json();
    await send('stakeholder', page, { email: other, description: '' });
    await send('stakeholder', page, { description: 'Without an address.' });
    const { id, answers } = await reportOf(reference);
    expect(answers).toBe(true);
    const { decided_at } = await desk(`${id}/uphold/`, HIDE);
    const [mail] = await mailsTo(test, email);
    expect(mail).toMatchObject({ template: 'report.decided', language: 'km' });
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).not.toContain(HIDE.decision);
    const [row] = await test.services.database.db
      .select()
      .from(mail_outbox)
      .where(eq(mail_outbox.to_email, email));
    expect(row?.send_after?.getTime()).toBeGreaterThan(Date.parse(decided_at));
    const [second] = await mailsTo(test, other);
    expect(second).toMatchObject({ template: 'report.decided', language: 'en' });
    expect(second?.text).toContain('Trey Foods');
  });

  it('is not told when the decision is undone, and told anew with the next', async () => {
    const page = await writeStakeholder(test.services, {});
    const email = address();
    const { reference } = (await send('stakeholder', page, { email })).json();
    const { id } = await reportOf(reference);
    await desk(`${id}/uphold/`, HIDE);
    await desk(`${id}/undo/`, {});
    await desk(`${id}/dismiss/`, { decision: 'All is well.' });
    const rows = await test.services.database.db
      .select()
      .from(mail_outbox)
      .where(eq(mail_outbox.to_email, email))
      .orderBy(mail_outbox.id);
    expect(rows.map(({ status }) => status).sort()).toEqual(['cancelled', 'waiting']);
  });

  it('is told to members at the address of their account', async () => {
    const page = await writeStakeholder(test.services, {});
    const me = await test.signIn();
    const { reference } = (await send('stakeholder', page, {}, me.headers)).json();
    const { id } = await reportOf(reference);
    await desk(`${id}/dismiss/`, { decision: 'All is well.' });
    expect(await mailsTo(test, me.email)).toMatchObject([{ template: 'report.decided' }]);
  });
});
