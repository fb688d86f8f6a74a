import type { LightMyRequestResponse as Response } from 'fastify';
import { describe, expect, it } from 'vitest';
import { identityBrowser } from '#tests/factories/identity.ts';
import { writePerson } from '#tests/factories/person.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import { aBrowser } from './support/browser.ts';
import { botStamp, keyIn, mailsTo, PASSWORD, registration } from './support/mails.ts';

const test = setUpApp({ env: { IDENTITY_SIMULATOR_PORT: '0' } });

const post = (path: string, body: object) => aBrowser(test).post(`/public/api/v1/auth/${path}/`, body);
/** All that whoever asks can see of an answer, but what is random in every one. */
function seen({ statusCode, headers, body }: Response) {
  const { 'x-request-id': _id, date: _date, ...rest } = headers;
  return { statusCode, headers: rest, body };
}
/** Every kind of account, and the address of nobody. */
async function addresses(): Promise<string[]> {
  const { services } = test;
  const people = await Promise.all([
    writePerson(services, { password: PASSWORD }),
    writePerson(services, { password: PASSWORD, status: 'suspended' }),
    writePerson(services, { password: PASSWORD, locked_until: new Date(Date.now() + 600_000) }),
    writePerson(services, { password: PASSWORD, roles: ['administrator'] }),
    writePerson(services, { password: PASSWORD, delete_after: new Date(Date.now() + 600_000) }),
    writePerson(services, { password: PASSWORD, email_verified_at: null }),
    writePerson(services),
  ]);
  return [...people.map(({ email }) => email!), `nobody-${crypto.randomUUID()}@example.test`];
}

describe('nobody learns who has an account', () => {
  it.each<[string, string, (email: string) => object]>([
    ['signing in', 'login', (email) => ({ email, password: 'Wrong-but-typed-1' })],
    [
      'a code beside a wrong password',
      'login',
      (email) => ({ email, password: 'Wrong-1-x', code: '123456' }),
    ],
    ['registering', 'registration', (email) => registration(test, email)],
    ['asking for the mail again', 'registration/resend-email', (email) => ({ email })],
    ['a forgotten password', 'password/reset', (email) => ({ email, bot_stamp: botStamp(test) })],
  ])('by %s', async (_what, path, body) => {
    const answers = [];
    for (const email of await addresses())
      for (const typed of [email, email.toUpperCase()]) answers.push(seen(await post(path, body(typed))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size, JSON.stringify(answers[0])).toBe(1);
  });

  it('by links that are wrong, used or of another purpose', async () => {
    const email = 'links@example.test';
    await post('registration', registration(test, email));
    const used = keyIn((await mailsTo(test, email)).at(-1)?.text);
    const confirm = (key: string) => post('registration/verify-email', { key });
    expect((await confirm(used)).statusCode).toBe(200);
    await post('password/reset', { email, bot_stamp: botStamp(test) });
    const reset = keyIn((await mailsTo(test, email)).at(-1)?.text);
    expect(reset).not.toBe(used);
    const answers = [await confirm(used), await confirm('x'.repeat(43)), await confirm(reset)].map(seen);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(410);
  });

  it('by ids: of nobody, of who is shut out, of who is gone', async () => {
    const gone = await writePerson(test.services, { status: 'deleted' });
    const out = await writePerson(test.services, { status: 'suspended' });
    const answers = await Promise.all(
      [gone.id, out.id, crypto.randomUUID()].map((id) => aBrowser(test).get(`/base-api/users/${id}/`)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(seen(answer)))).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(404);
  });
});

describe('the address of somebody else', () => {
  const personIdOf = async (answer: Promise<Response>) => (await answer).json().data.id as string;

  it('cannot be waited for inside an account of one’s own identity', async () => {
    const email = 'first.time@phum.example';
    const attacker = identityBrowser(test);
    const back = await attacker.signIn('newcomer');
    const attackerId = back.json().data.id as string;
    expect(back.json().data.email, 'the identity says so, nobody confirmed it').toBe(email);
    const headers = { authorization: `Bearer ${back.json().access_token}` };
    await aBrowser(test, headers).post('/public/api/v1/auth/password/change/', {
      password: 'Attackers-1-password',
      password_confirmation: 'Attackers-1-password',
    });

    await post('registration', registration(test, email));
    const key = keyIn((await mailsTo(test, email)).at(-1)?.text);
    expect((await post('registration/verify-email', { key })).statusCode).toBe(200);
    const owner = await personIdOf(aBrowser(test).signIn(email, PASSWORD));
    expect(owner).not.toBe(attackerId);
    expect((await aBrowser(test).signIn(email, 'Attackers-1-password')).statusCode).toBe(422);
    expect(await personIdOf(identityBrowser(test).signIn('newcomer'))).toBe(attackerId);
  });

  it('gets no link into such an account by a forgotten password', async () => {
    const email = 'investor@phum.example';
    const back = await identityBrowser(test).signIn('investor');
    expect(back.json().data.email).toBe(email);
    const headers = { authorization: `Bearer ${back.json().access_token}` };
    const ask = () => post('password/reset', { email, bot_stamp: botStamp(test) });
    await ask();
    await aBrowser(test, headers).post('/public/api/v1/auth/password/change/', {
      password: 'Attackers-1-password',
      password_confirmation: 'Attackers-1-password',
    });
    await ask();
    const mails = await mailsTo(test, email);
    expect(mails.filter(({ template }) => template === 'account.reset')).toEqual([]);
  });

  it('is not confirmed by a link that went out before the account lost it', async () => {
    const { email, id } = await writePerson(test.services, { password: PASSWORD, email_verified_at: null });
    await post('registration/resend-email', { email });
    const key = keyIn((await mailsTo(test, email!)).at(-1)?.text);
    await test.services.database.pool.query('update person set email = null where id = $1', [id]);
    expect((await post('registration/verify-email', { key })).statusCode).toBe(410);
    const { rows } = await test.services.database.pool.query(
      'select email_verified_at from person where id = $1',
      [id],
    );
    expect(rows).toEqual([{ email_verified_at: null }]);
  });
});
