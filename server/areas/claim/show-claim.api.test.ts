import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identity_link } from '#server/database/schema/account.ts';
import { person } from '#server/database/schema/person.ts';
import { individual, stakeholder } from '#server/database/schema/stakeholder.ts';
import type { Claim } from '#shared/contracts/claim.contract.ts';
import { claimPath } from '#shared/domain/claim.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { noticesOf } from '#tests/setup/told.ts';
import { type Claims, startClaims } from './testing/claims.ts';

let claims: Claims;
beforeAll(async () => {
  claims = await startClaims({ DECISION_HOLD_SECONDS: '60' });
});
afterAll(() => claims.stop());

const db = () => claims.test.services.database.db;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n');

async function addDocument(who: TestPerson, id: string) {
  const form = await multipart({ document: { name: 'Contract.pdf', type: 'application/pdf', bytes: PDF } });
  const url = `/base-api/me/claims/${id}/document/`;
  const headers = { ...who.headers, ...form.headers };
  const answer = await claims.test.call({ headers }, 'POST', url, form.payload);
  expect(answer.statusCode, answer.body).toBe(200);
}
const seen = async (who: TestPerson, id: string) =>
  (await claims.call(who, 'GET', `/base-api/me/claims/${id}/`)) as { status: number; body: Claim };
const tasksOf = async (who: TestPerson) =>
  (await claims.call(who, 'GET', '/base-api/me/tasks/')).body.data as { kind: string; link: string }[];
const told = async (owner: TestPerson) => ({
  notices: (await noticesOf(claims.test, owner, 'claim_disputed')).length,
  letters: (await claims.lettersAbout('claim.owner', owner.email)).length,
  tasks: (await tasksOf(owner)).filter(({ kind }) => kind === 'dispute').length,
  disputes: (await claims.call(owner, 'GET', '/base-api/me/disputes/')).body.data.length as number,
});
const NOBODY = { notices: 0, letters: 0, tasks: 0, disputes: 0 };
const ONCE = { notices: 1, letters: 1, tasks: 1, disputes: 1 };

const waits = async (id: string) => {
  const { body } = await claims.call(claims.reviewer, 'GET', '/desk-api/v1/claims/?per_page=100');
  return body.data.some((one: { id: string }) => one.id === id) as boolean;
};

async function dispute() {
  const [id, owner, who] = [await claims.aPage(), await claims.test.signIn(), await claims.test.signIn()];
  await claims.own(id, owner);
  const email = claims.address();
  return { id, owner, who, email, claim: (await claims.request(who, id, { email })).body.id as string };
}

describe('a claim with which nothing was shown (B.53, UX 29)', () => {
  it('waits for its claimant: the desk does not, no owner is told, and nothing changes hands', async () => {
    const { owner, who, claim } = await dispute();
    expect((await seen(who, claim)).body).toMatchObject({
      turn: 'claimant',
      is_shown: false,
      objection_until: null,
    });
    expect((await tasksOf(who)).map(({ kind, link }) => [kind, link])).toEqual([['claim', claimPath(claim)]]);
    expect(await waits(claim)).toBe(false);
    expect(await told(owner)).toEqual(NOBODY);
    expect((await seen(owner, claim)).status).toBe(404);
    expect((await claims.act(owner, claim, 'owner', { says: 'agree', text: 'Yes.' })).status).toBe(404);
    const atDesk = (await claims.desk(claims.reviewer, claim)).body;
    expect(atDesk.can.verbs).toEqual(['ask', 'keep']);
    const transfer = { version: atDesk.version, text: 'At once.' };
    expect((await claims.desk(claims.reviewer, claim, 'transfer', transfer)).status).toBe(409);
    // What nobody heard of ends without a word to them.
    await claims.desk(claims.reviewer, claim, 'keep', transfer);
    expect(await told(owner)).toEqual(NOBODY);
  });

  it('goes to the desk with the code, and its owners are told then, once', async () => {
    const { owner, who, email, claim } = await dispute();
    await claims.act(who, claim, 'confirm', { code: await claims.codeTo(email) });
    expect((await seen(who, claim)).body).toMatchObject({ turn: 'desk', is_shown: true });
    expect(await tasksOf(who)).toEqual([]);
    expect(await waits(claim)).toBe(true);
    expect(await told(owner)).toEqual(ONCE);
    const { objection_until } = (await claims.desk(claims.reviewer, claim)).body;
    expect(Date.parse(objection_until)).toBeGreaterThan(Date.now());
    await addDocument(who, claim);
    expect(await told(owner), 'another proof').toEqual(ONCE);
  });

  it('tells its owners also where the proof came while the desk had asked, in whatever order', async () => {
    const ask = async (id: string) => {
      const { version } = (await claims.desk(claims.reviewer, id)).body;
      return claims.desk(claims.reviewer, id, 'ask', { version, text: 'Who are you there?' });
    };
    const answered = await dispute();
    await ask(answered.claim);
    await addDocument(answered.who, answered.claim);
    expect(await told(answered.owner)).toEqual(NOBODY);
    await claims.act(answered.who, answered.claim, 'answer', { text: 'The accountant.' });
    expect(await told(answered.owner)).toEqual(ONCE);
    expect(await waits(answered.claim)).toBe(true);
    await ask(answered.claim);
    await claims.act(answered.who, answered.claim, 'answer', { text: 'Still the accountant.' });
    expect(await told(answered.owner), 'asked again').toEqual(ONCE);

    const words = await dispute();
    await ask(words.claim);
    await claims.act(words.who, words.claim, 'answer', { text: 'I have no papers, but know the founders.' });
    expect(await told(words.owner), 'words of the claimant are something too').toEqual(ONCE);
  });

  it('begins with its proof where the form brings a document', async () => {
    const [id, owner, who] = [await claims.aPage(), await claims.test.signIn(), await claims.test.signIn()];
    await claims.own(id, owner);
    const claim = await claims.requestWithDocument(who, id);
    expect((await seen(who, claim)).body).toMatchObject({ state: 'disputed', turn: 'desk', is_shown: true });
    expect([await told(owner), await waits(claim)]).toEqual([ONCE, true]);
  });
});

/** A public page of a mentor, with an address that only its owner reads. */
async function aMentor(values: { name?: string; email?: string } = {}) {
  const email = values.email ?? claims.address();
  const id = await writeStakeholder(claims.test.services, { kind: 'mentor', website: '', ...values, email });
  const [one] = await db().insert(individual).values({}).returning();
  await db().update(stakeholder).set({ individual_id: one!.id }).where(eq(stakeholder.id, id));
  return { id, email };
}
const ASKS = { relation: '', proof: 'page_code', email: '' };

describe('the page of a human being (1.007, 3.035)', () => {
  it('asks nobody what they are there; the code goes to the address of the page', async () => {
    const [mentor, who] = [await aMentor(), await claims.test.signIn()];
    const { status, body } = await claims.request(who, mentor.id, ASKS);
    expect([status, body.proof_target, body.proofs]).toEqual([201, mentor.email, ['page_code', 'document']]);
    expect(body.page.is_person).toBe(true);
    const code = await claims.codeTo(mentor.email);
    const done = await claims.act(who, body.id, 'confirm', { code });
    expect([done.status, done.body.turn]).toEqual([200, 'desk']);
    const organisation = await claims.request(who, await claims.aPage(), { relation: '' });
    expect(Object.keys(organisation.body.errors), 'an organisation does').toEqual(['relation']);
  });

  it('is shown at once to whom the address of the page belongs, once it was confirmed', async () => {
    const [who, unsure] = [await claims.test.signIn(), await claims.test.signIn()];
    const mentor = await aMentor({ email: who.email.toUpperCase() });
    const own = (await claims.request(who, mentor.id, ASKS)).body;
    expect([own.turn, own.can.prove]).toEqual(['desk', false]);
    expect(await claims.codeTo(mentor.email)).toBe('');
    const other = await aMentor({ email: unsure.email });
    await db().update(person).set({ email_verified_at: null }).where(eq(person.id, unsure.id));
    const waiting = (await claims.request(unsure, other.id, ASKS)).body;
    expect([waiting.turn, waiting.proved_at]).toEqual(['claimant', null]);
    expect(await claims.codeTo(other.email)).toMatch(/^\d{6}$/);
  });

  it('has no such proof without an address', async () => {
    const [mentor, who] = [await aMentor({ email: '' }), await claims.test.signIn()];
    expect((await claims.request(who, mentor.id, ASKS)).body.errors).toHaveProperty('proof');
  });

  it('tells the desk whether name and identity of the account are those of the page', async () => {
    const who = await claims.test.signIn();
    const names = { first_name: 'Lina', last_name: 'Tep' };
    await db().update(person).set(names).where(eq(person.id, who.id));
    const identityOf = async (name: string) => {
      const { id } = await aMentor({ name });
      const claim = (await claims.request(who, id, ASKS)).body.id;
      const { identity } = (await claims.desk(claims.reviewer, claim)).body;
      await claims.act(who, claim, 'withdraw');
      return identity;
    };
    expect(await identityOf('Lina Tep')).toEqual({ same_name: true, linked: false });
    const link = { provider: 'camdigikey', subject: crypto.randomUUID(), person_id: who.id };
    await db().insert(identity_link).values(link);
    expect(await identityOf('TEP  lina')).toEqual({ same_name: true, linked: true });
    expect(await identityOf('Tep Linda')).toEqual({ same_name: false, linked: true });
    const organisation = await claims.requestWithDocument(who, await claims.aPage());
    expect((await claims.desk(claims.reviewer, organisation)).body.identity).toBeNull();
    await db()
      .delete(identity_link)
      .where(and(eq(identity_link.person_id, who.id), eq(identity_link.subject, link.subject)));
  });
});
