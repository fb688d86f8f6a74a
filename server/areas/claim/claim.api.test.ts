import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claim } from '#server/database/schema/claim.ts';
import { mail_outbox } from '#server/database/schema/operations.ts';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import type { Claim } from '#shared/contracts/claim.contract.ts';
import { CLAIM_CODE_TRIES } from '#shared/domain/claim.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp, type TestPerson } from '#tests/setup/test-app.ts';
import { noticesOf } from '#tests/setup/told.ts';

let test: TestApp;
let reviewer: TestPerson;
let other: TestPerson;
let site: Server;
let page = 'nothing here yet';
beforeAll(async () => {
  site = createServer((_request, response) => response.end(page));
  await new Promise<void>((done) => site.listen(0, '127.0.0.1', done));
  const { port } = site.address() as AddressInfo;
  test = await startTestApp({
    env: { WEBSITE_TEST_HOSTS: `www.slek.example=127.0.0.1:${port}`, DECISION_HOLD_SECONDS: '60' },
  });
  reviewer = await test.signIn({ roles: ['reviewer'] });
  other = await test.signIn({ roles: ['reviewer'] });
});
afterAll(async () => {
  await test.stop();
  await new Promise((done) => site.close(done));
});

const db = () => test.services.database.db;
const WEBSITE = 'http://www.slek.example';
const aPage = () => writeStakeholder(test.services, { website: WEBSITE });

async function call(who: TestPerson | null, method: 'GET' | 'POST', url: string, payload?: object) {
  const answer = await test.app.inject({
    method,
    url,
    ...(who ? { headers: who.headers } : {}),
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}
const request = (who: TestPerson, stakeholder_id: string, body: object = {}) =>
  call(who, 'POST', '/api/v1/stakeholder/claim-request/', {
    stakeholder_id,
    relation: 'Founder',
    proof: 'domain_code',
    email: 'dara@slek.example',
    ...body,
  });
const act = (who: TestPerson, id: string, verb: string, body?: object) =>
  call(who, 'POST', `/base-api/me/claims/${id}/${verb}/`, body ?? {});
const desk = (who: TestPerson, id: string, verb = '', body?: object) =>
  call(
    who,
    verb ? 'POST' : 'GET',
    `/desk-api/v1/claims/${id}/${verb ? `${verb}/` : ''}`,
    verb ? (body ?? {}) : undefined,
  );
async function decide(id: string, verb: string, text = 'Because of the papers.', who = reviewer) {
  const { version } = (await desk(who, id)).body;
  return desk(who, id, verb, { version, text });
}
const lettersAbout = (template: string, to: string) =>
  db()
    .select()
    .from(mail_outbox)
    .where(and(eq(mail_outbox.template, template), eq(mail_outbox.to_email, to)))
    .orderBy(mail_outbox.id);
const codeTo = async (to: string) =>
  /\b(\d{6})\b/.exec((await lettersAbout('claim.code', to)).at(-1)?.subject ?? '')?.[1] ?? '';
const roleOf = async (stakeholder_id: string, who: TestPerson) => {
  const [row] = await db()
    .select()
    .from(stakeholder_member)
    .where(
      and(eq(stakeholder_member.stakeholder_id, stakeholder_id), eq(stakeholder_member.person_id, who.id)),
    );
  return row?.state === 'member' ? row.role : null;
};
const own = (stakeholder_id: string, who: TestPerson, role = 'owner') =>
  db().insert(stakeholder_member).values({ stakeholder_id, person_id: who.id, role, state: 'member' });
const publicPage = (who: TestPerson, id: string) => call(who, 'GET', `/api/v1/stakeholder/startup/${id}/`);
let serial = 0;
const address = () => `claim-${(serial += 1)}@slek.example`;

describe('claiming a page (1.007, B.53, 3.035, 7.104, 7.105)', () => {
  it('moves it to requested at once, for the claimant alone (4.023, 4.024)', async () => {
    const [id, who] = [await aPage(), await test.signIn()];
    const { status, body } = await request(who, id, { email: address() });
    expect([status, body.state, body.turn, body.viewer]).toEqual([201, 'requested', 'desk', 'claimant']);
    expect((await publicPage(who, id)).body.data).toMatchObject({
      claim_state: 'requested',
      claim_id: body.id,
      can: { claim: false },
    });
    expect((await publicPage(await test.signIn(), id)).body.data).toMatchObject({
      claim_state: 'none',
      can: { claim: true },
    });
    const list = await call(who, 'GET', `/api/v1/stakeholder/claim-request/?stakeholder_id=${id}`);
    expect(list.body).toMatchObject({ latest_state: 'requested', item_count: 1 });
    expect((await call(await test.signIn(), 'GET', '/api/v1/stakeholder/claim-request/')).body).toMatchObject(
      { latest_state: 'none', data: [] },
    );
  });

  it('is open once a person and page, also at once, and again after it was withdrawn', async () => {
    const [id, who] = [await aPage(), await test.signIn()];
    const answers = await Promise.all([1, 2, 3].map(() => request(who, id, { email: address() })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const first = answers.find(({ status }) => status === 201)!.body.id;
    expect((await act(who, first, 'withdraw')).body.state).toBe('withdrawn');
    expect((await act(who, first, 'withdraw')).status).toBe(409);
    expect((await request(who, id, { email: address() })).status).toBe(201);
  });

  it('says what is wrong: no relation, no proof, an address elsewhere, a page that is not public or one’s own', async () => {
    const [id, who] = [await aPage(), await test.signIn()];
    const wrong = async (body: object) => Object.keys((await request(who, id, body)).body.errors ?? {});
    expect(await wrong({ relation: ' ' })).toEqual(['relation']);
    expect(await wrong({ proof: 'word' })).toEqual(['proof']);
    for (const email of ['', 'x', 'a@notslek.example', 'a@example', 'a@slek.example.evil.test'])
      expect(await wrong({ email }), email).toEqual(['email']);
    expect(await wrong({ note: 'x'.repeat(2_001) })).toEqual(['note']);
    const bare = await writeStakeholder(test.services, { website: 'https://facebook.com/slek' });
    expect((await request(who, bare)).body.errors).toHaveProperty('proof');
    expect((await request(who, await writeStakeholder(test.services, { status: 'draft' }))).status).toBe(404);
    expect((await request(who, crypto.randomUUID())).status).toBe(404);
    await own(id, who);
    expect((await request(who, id)).status).toBe(409);
  });

  it('is nobody else’s to see or to change', async () => {
    const [id, who, stranger] = [await aPage(), await test.signIn(), await test.signIn()];
    const mine = (await request(who, id, { email: address() })).body.id;
    expect((await call(stranger, 'GET', `/base-api/me/claims/${mine}/`)).status).toBe(404);
    for (const [verb, body] of [
      ['withdraw'],
      ['confirm', { code: '123456' }],
      ['check'],
      ['answer', { text: 'x' }],
      ['proof', { proof: 'document' }],
      ['owner', { says: 'agree', text: 'x' }],
    ] as const)
      expect((await act(stranger, mine, verb, body)).status, verb).toBe(404);
    expect((await desk(stranger, mine)).status).toBe(404);
  });
});

describe('proof of a claim', () => {
  it('by code: the right one, in a few tries, once', async () => {
    const [id, who, to] = [await aPage(), await test.signIn(), address()];
    const mine = (await request(who, id, { email: to })).body.id;
    const code = await codeTo(to);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await act(who, mine, 'confirm', { code: wrong })).body.errors).toHaveProperty('code');
    const done = await act(who, mine, 'confirm', { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect([done.status, done.body.can.prove]).toEqual([200, false]);
    expect(done.body.proved_at).not.toBeNull();
    expect((await act(who, mine, 'confirm', { code })).status, 'twice is once').toBe(200);
    expect((await act(who, mine, 'proof', { proof: 'document' })).status, 'nothing left to prove').toBe(409);
  });

  it('by code: not by trying them out, and a new one makes the old useless', async () => {
    const [id, who, to] = [await aPage(), await test.signIn(), address()];
    const mine = (await request(who, id, { email: to })).body.id;
    const old = await codeTo(to);
    const wrong = old === '000000' ? '000001' : '000000';
    await Promise.all(
      Array.from({ length: CLAIM_CODE_TRIES + 2 }, () => act(who, mine, 'confirm', { code: wrong })),
    );
    expect((await act(who, mine, 'confirm', { code: old })).status, 'its tries are over').toBe(422);
    await act(who, mine, 'proof', { proof: 'domain_code', email: to });
    const fresh = await codeTo(to);
    if (fresh !== old) expect((await act(who, mine, 'confirm', { code: old })).status).toBe(422);
    expect((await act(who, mine, 'confirm', { code: fresh })).status).toBe(200);
  });

  it('by a text on the website, which the server looks for', async () => {
    const [id, who] = [await aPage(), await test.signIn()];
    const { body } = await request(who, id, { proof: 'website_text', email: '' });
    expect(body.proof_text).toMatch(/^phum-verification=[0-9a-f]{24}$/);
    page = 'nothing here yet';
    expect((await act(who, body.id, 'check')).status).toBe(409);
    page = `<html><!-- ${body.proof_text} --></html>`;
    const done = await act(who, body.id, 'check');
    expect([done.status, done.body.can.prove]).toEqual([200, false]);
    expect((await act(who, body.id, 'confirm', { code: '123456' })).status, 'another proof was chosen').toBe(
      409,
    );
  });

  it('by a document, kept for the desk and the claimant alone', async () => {
    const [id, who] = [await aPage(), await test.signIn()];
    const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n');
    const form = await multipart({
      stakeholder_id: id,
      relation: 'Director',
      proof: 'document',
      document: { name: 'Certificate.pdf', type: 'application/pdf', bytes: pdf },
    });
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/v1/stakeholder/claim-request/',
      headers: { ...who.headers, ...form.headers },
      payload: form.payload,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const { document, id: mine } = answer.json() as Claim;
    expect(document).toMatchObject({ name: 'Certificate.pdf', media_type: 'application/pdf' });
    expect((await test.app.inject({ url: document!.url })).statusCode).toBe(200);
    expect((await test.app.inject({ url: `/files/${document!.id}/original` })).statusCode).toBe(404);
    expect((await desk(reviewer, mine)).body.document.id).toBe(document!.id);
    const html = { name: 'x.pdf', type: 'application/pdf', bytes: Buffer.from('<html>') };
    const bad = await multipart({ document: html });
    const refused = await test.app.inject({
      method: 'POST',
      url: `/base-api/me/claims/${mine}/document/`,
      headers: { ...who.headers, ...bad.headers },
      payload: bad.payload,
    });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['document']]);
  });
});

describe('the desk decides (B.53, B.71)', () => {
  const waiting = async () => {
    const [id, who] = [await aPage(), await test.signIn()];
    return { id, who, claim: (await request(who, id, { email: address() })).body.id as string };
  };

  it('approves: the claimant owns the page, is told when it can no longer be undone', async () => {
    const { id, who, claim: mine } = await waiting();
    expect((await publicPage(who, id)).body.data.is_claimable).toBe(true);
    const done = await decide(mine, 'approve', '');
    expect([done.status, done.body.state, done.body.can.verbs]).toEqual([200, 'approved', ['undo']]);
    expect(await roleOf(id, who)).toBe('owner');
    expect((await publicPage(who, id)).body.data).toMatchObject({ is_claimable: false, can: { edit: true } });
    const [letter] = await lettersAbout('claim.decided', who.email);
    expect(letter?.send_after?.getTime()).toBeGreaterThan(Date.now() + 30_000);
    expect((await noticesOf(test, who, 'claim_decision'))[0]?.created_at.getTime()).toBeGreaterThan(
      Date.now(),
    );
    expect((await decide(mine, 'approve')).status, 'once').toBe(409);
  });

  it('takes an approval back as if it had not been; only who took it, and only for a while', async () => {
    const { id, who, claim: mine } = await waiting();
    const rival = await test.signIn();
    const theirs = (await request(rival, id, { email: address() })).body.id;
    await decide(mine, 'approve');
    expect((await call(rival, 'GET', `/base-api/me/claims/${theirs}/`)).body.state, 'has an owner now').toBe(
      'disputed',
    );
    const { version } = (await desk(reviewer, mine)).body;
    expect((await desk(other, mine, 'undo', { version })).status).toBe(409);
    expect((await desk(reviewer, mine, 'undo', { version })).body.state).toBe('requested');
    expect(await roleOf(id, who)).toBeNull();
    expect((await call(rival, 'GET', `/base-api/me/claims/${theirs}/`)).body.state).toBe('requested');
    expect((await lettersAbout('claim.decided', who.email))[0]?.status).toBe('cancelled');
    expect(await noticesOf(test, who, 'claim_decision')).toEqual([]);
    const own = (await call(who, 'GET', `/base-api/me/claims/${mine}/`)).body as Claim;
    expect(
      own.events.map(({ verb }) => verb),
      'the claimant never knew',
    ).toEqual(['open']);
  });

  it('asks for more and gets an answer; rejects with a reason', async () => {
    const { who, claim: mine } = await waiting();
    expect((await decide(mine, 'ask', ' ')).body.errors).toHaveProperty('text');
    expect((await decide(mine, 'ask', 'Who are you there?')).body).toMatchObject({
      state: 'need_more_info',
      turn: 'claimant',
    });
    expect((await act(who, mine, 'answer', { text: '' })).body.errors).toHaveProperty('text');
    expect((await act(who, mine, 'answer', { text: 'The accountant.' })).body.state).toBe('requested');
    expect((await act(who, mine, 'answer', { text: 'Again' })).status).toBe(409);
    expect((await decide(mine, 'reject', '')).body.errors).toHaveProperty('text');
    const done = await decide(mine, 'reject', 'No proof.');
    expect(done.body.state).toBe('rejected');
    const [first, second] = await lettersAbout('claim.decided', who.email);
    expect([first?.text, second?.text].join()).toMatch(/Who are you there[\s\S]*No proof/);
  });

  it('is not done by who is involved, nor by who may only read, nor on what changed meanwhile', async () => {
    const id = await aPage();
    const involved = await test.signIn({ roles: ['reviewer'] });
    const mine = (await request(involved, id, { email: address() })).body.id;
    expect((await decide(mine, 'approve', '', involved)).status).toBe(409);
    expect((await desk(involved, mine)).body.can).toMatchObject({ own: true, verbs: [] });
    const member = await test.signIn({ roles: ['reviewer'] });
    await own(id, member, 'member');
    expect((await decide(mine, 'approve', '', member)).status).toBe(409);
    const analyst = await test.signIn({ roles: ['analyst'] });
    expect((await desk(analyst, mine)).body.can.verbs).toEqual([]);
    expect((await decide(mine, 'approve', '', analyst)).status).toBe(404);
    expect((await desk(reviewer, mine, 'approve', { version: 99, text: '' })).status).toBe(409);
    expect((await desk(reviewer, mine, 'transfer', { version: 1, text: 'x' })).status, 'no dispute').toBe(
      409,
    );
    expect((await desk(reviewer, crypto.randomUUID())).status).toBe(404);
  });

  it('lists, finds, narrows and hands on', async () => {
    const { id, claim: mine } = await waiting();
    const [row] = await db().select().from(claim).where(eq(claim.id, mine));
    const list = async (query: string) => (await call(reviewer, 'GET', `/desk-api/v1/claims/?${query}`)).body;
    expect(
      (await list(`search=${row!.reference}`)).data.map((one: { page: { id: string } }) => one.page.id),
    ).toEqual([id]);
    expect((await desk(reviewer, mine, 'take')).body.assignee.id).toBe(reviewer.id);
    expect((await list(`search=${row!.reference}&filter=mine`)).item_count).toBe(1);
    expect((await list(`search=${row!.reference}&filter=unassigned`)).item_count).toBe(0);
    expect((await desk(other, mine, 'take')).body.assignee.id).toBe(other.id);
    expect((await desk(other, mine, 'release')).body.assignee).toBeNull();
    expect((await list(`search=${row!.reference}&state=approved`)).counts).toMatchObject({
      waiting: 1,
      all: 1,
    });
    for (const bad of ['state=x', 'ordering=name', 'filter=x', 'page=0'])
      expect((await call(reviewer, 'GET', `/desk-api/v1/claims/?${bad}`)).status, bad).toBe(422);
    expect((await list('search=%25_%5C')).item_count).toBe(0);
    await decide(mine, 'approve');
    expect((await desk(reviewer, mine, 'take')).status).toBe(409);
  });
});

describe('disputes (B.53)', () => {
  const dispute = async () => {
    const [id, owner, who] = [await aPage(), await test.signIn(), await test.signIn()];
    await own(id, owner);
    return { id, owner, who, claim: (await request(who, id, { email: address() })).body.id as string };
  };

  it('tells the owner, who may object or agree; strangers of the page cannot', async () => {
    const { id, owner, who, claim: mine } = await dispute();
    expect((await call(who, 'GET', `/base-api/me/claims/${mine}/`)).body.state).toBe('disputed');
    expect(await noticesOf(test, owner, 'claim_disputed')).toHaveLength(1);
    expect(await lettersAbout('claim.owner', owner.email)).toHaveLength(1);
    expect((await call(owner, 'GET', '/base-api/me/disputes/')).body.data).toHaveLength(1);
    const seen = (await call(owner, 'GET', `/base-api/me/claims/${mine}/`)).body as Claim;
    expect(seen).toMatchObject({
      viewer: 'owner',
      proof_target: '',
      proof_text: '',
      document: null,
      can: { object: true, withdraw: false },
    });
    const said = await act(owner, mine, 'owner', { says: 'object', text: 'We founded it.' });
    expect(said.body.events.at(-1)).toMatchObject({ verb: 'object', text: 'We founded it.' });
    expect((await act(owner, mine, 'owner', { says: 'object', text: '' })).status).toBe(422);
    expect((await act(owner, mine, 'withdraw')).status).toBe(404);
    const admin = await test.signIn();
    await own(id, admin, 'admin');
    expect((await call(admin, 'GET', `/base-api/me/claims/${mine}/`)).status).toBe(404);
    expect((await act(who, mine, 'owner', { says: 'agree', text: 'Yes.' })).status).toBe(404);
  });

  it('ends with a transfer: the claimant owns the page, the owner stays as a member, and an undo restores both', async () => {
    const { id, owner, who, claim: mine } = await dispute();
    expect((await decide(mine, 'approve')).status, 'a dispute is no request').toBe(409);
    expect((await decide(mine, 'transfer', 'The papers say so.')).body.state).toBe('approved');
    expect([await roleOf(id, who), await roleOf(id, owner)]).toEqual(['owner', 'member']);
    expect((await lettersAbout('claim.owner', owner.email)).at(-1)?.text).toContain('The papers say so.');
    const { version } = (await desk(reviewer, mine)).body;
    expect((await desk(reviewer, mine, 'undo', { version })).body.state).toBe('disputed');
    expect([await roleOf(id, who), await roleOf(id, owner)]).toEqual([null, 'owner']);
  });

  it('ends with the page staying where it is', async () => {
    const { id, owner, who, claim: mine } = await dispute();
    expect((await decide(mine, 'keep', 'The owner has shown it.')).body.state).toBe('rejected');
    expect([await roleOf(id, who), await roleOf(id, owner)]).toEqual([null, 'owner']);
    expect((await publicPage(who, id)).body.data.claim_state).toBe('rejected');
  });

  it('begins for a claim that waits when the page gets an owner otherwise', async () => {
    const [id, who, invited] = [await aPage(), await test.signIn(), await test.signIn()];
    const mine = (await request(who, id, { email: address() })).body.id;
    const theirs = (await request(invited, id, { email: address() })).body.id;
    const [row] = await db()
      .insert(stakeholder_member)
      .values({ stakeholder_id: id, person_id: invited.id, role: 'owner', state: 'invited' })
      .returning();
    await call(invited, 'POST', `/base-api/me/team-invites/${row!.id}/`, { action: 'accept' });
    expect((await call(who, 'GET', `/base-api/me/claims/${mine}/`)).body.state).toBe('disputed');
    expect((await call(invited, 'GET', `/base-api/me/claims/${theirs}/`)).body.state).toBe('withdrawn');
    expect(await noticesOf(test, invited, 'claim_disputed')).toHaveLength(1);
  });
});
