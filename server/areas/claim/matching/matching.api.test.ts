import { describe, expect, it } from 'vitest';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';
import { mailsTo } from '#tests/setup/told.ts';

const test = setUpApp();

let serial = 0;
const address = () => `match-${(serial += 1)}@example.test`;
const ask = async (who: TestPerson | null, email: string, path = '/api/v1/startup/matching/') => {
  const form = await multipart({ email });
  return test.call({ headers: { ...who?.headers, ...form.headers } }, 'POST', path, form.payload);
};
const tokenTo = async (to: string) =>
  /token%3D([\w-]+)/.exec((await mailsTo(test, to)).at(-1)?.text ?? '')?.[1] ?? '';
const open = async (who: TestPerson, token: string) => {
  const answer = await test.call(who, 'GET', `/base-api/me/matching/${token}/`);
  return { status: answer.statusCode, body: answer.json() };
};
const take = async (who: TestPerson, token: string, id: string) => {
  const answer = await test.call(who, 'POST', `/base-api/me/matching/${token}/`, { id });
  return { status: answer.statusCode, body: answer.json() };
};

describe('is there a page for this address? (B.82, 3.036)', () => {
  it.each([
    ['7.126', '/api/v1/startup/matching/'],
    ['7.128', '/base-api/startup/matching/'],
    ['7.074', '/api/v1/eso/matching/'],
    ['7.083', '/api/v1/investor/matching/'],
    ['7.093', '/api/v1/mentor/matching/'],
    ['other', '/api/v1/other-stakeholder/matching/'],
  ])('takes an e-mail as form data (%s)', async (_id, path) => {
    const who = await test.signIn();
    const to = address();
    const answer = await ask(who, to, path);
    expect([answer.statusCode, answer.json()]).toEqual([202, { status: 202, email: to }]);
    expect(await mailsTo(test, to)).toHaveLength(1);
    expect((await ask(who, 'no address', path)).statusCode).toBe(422);
    expect((await ask(null, address(), path)).statusCode).toBe(401);
  });

  it('answers and writes the same whether there is one or not', async () => {
    const who = await test.signIn();
    const [taken, free] = [address(), address()];
    await writeStakeholder(test.services, { email: taken });
    const answers = [await ask(who, taken), await ask(who, free)].map((answer) => [
      answer.statusCode,
      Object.keys(answer.json()),
    ]);
    expect(answers[0]).toEqual(answers[1]);
    const words = async (to: string) => {
      const [letter] = await mailsTo(test, to);
      return [letter?.subject, letter?.text.replace(/token%3D[\w-]+/g, '')];
    };
    expect(await words(taken)).toEqual(await words(free));
  });

  it('shows what there is to whoever asked, by the link alone, and stops asking about many', async () => {
    const [who, stranger] = [await test.signIn(), await test.signIn()];
    const to = address();
    const id = await writeStakeholder(test.services, { email: to.toUpperCase() });
    await ask(who, to);
    const token = await tokenTo(to);
    expect((await open(who, token)).body).toMatchObject({
      email: to,
      data: [{ id, offer: 'claim', claim_state: 'none' }],
    });
    expect((await open(stranger, token)).status).toBe(404);
    expect((await open(who, 'x'.repeat(43))).status).toBe(404);
    const codes: number[] = [];
    for (let n = 0; n < 11; n += 1) codes.push((await ask(stranger, address())).statusCode);
    expect([codes.slice(0, 10).every((code) => code === 202), codes[10]]).toEqual([true, 429]);
  });

  it('claims a page nobody looks after, with the address as its proof; the desk decides all the same', async () => {
    const who = await test.signIn();
    const to = address();
    const id = await writeStakeholder(test.services, { email: to });
    await ask(who, to);
    const token = await tokenTo(to);
    expect((await take(who, token, id)).body).toMatchObject({ offer: 'claim', claim_state: 'requested' });
    expect((await take(who, token, id)).status, 'once').toBe(409);
    const mine = await test.call(who, 'GET', '/api/v1/stakeholder/claim-request/');
    expect(mine.json().data[0].proved_at).not.toBeNull();
    expect((await take(who, token, await writeStakeholder(test.services))).status).toBe(404);
  });

  it('accepts the invitation that came with the approval of a listing, also after its time', async () => {
    const who = await test.signIn();
    const to = address();
    const id = await writeStakeholder(test.services);
    await test.services.database.db.insert(stakeholder_member).values({
      stakeholder_id: id,
      email: to,
      role: 'owner',
      state: 'invited',
      expires_at: new Date(Date.now() - 1_000),
    });
    await ask(who, to);
    const token = await tokenTo(to);
    expect((await open(who, token)).body.data).toMatchObject([{ id, offer: 'accept', role: 'owner' }]);
    expect((await take(who, token, id)).body.offer).toBe('member');
    const later = await test.signIn();
    const page = await writeStakeholder(test.services, { email: to });
    await test.services.database.db
      .insert(stakeholder_member)
      .values({ stakeholder_id: page, person_id: who.id, role: 'owner', state: 'member' });
    await ask(later, to);
    const offers = (await open(later, await tokenTo(to))).body.data;
    expect(offers.map(({ id: one, offer }: { id: string; offer: string }) => [one, offer])).toEqual([
      [page, 'join'],
    ]);
  });
});
