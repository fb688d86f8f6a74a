import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identity_link } from '#server/database/schema/account.ts';
import { audit_entry } from '#server/database/schema/operations.ts';
import { person, session } from '#server/database/schema/person.ts';
import { stakeholder_member } from '#server/database/schema/stakeholder.ts';
import { identityBrowser } from '#tests/factories/identity.ts';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  test = await startTestApp({ env: { IDENTITY_SIMULATOR_PORT: '0' }, log });
});
afterAll(() => test.stop());

const db = () => test.services.database.db;
type Browser = ReturnType<typeof identityBrowser>;
const linkOf = async (persona: string) =>
  (
    await db()
      .select()
      .from(identity_link)
      .where(eq(identity_link.subject, `sim-${persona}`))
  )[0];
const personOf = async (persona: string) => {
  const link = await linkOf(persona);
  return (await db().select().from(person).where(eq(person.id, link!.person_id)))[0]!;
};

describe('signing in by national identity', () => {
  it('leads to the provider and back to a session of our own (7.020, 7.021, 3.008, 3.009, 4.004)', async () => {
    const browser = identityBrowser(test);
    const { answer, loginToken } = await browser.leave();
    expect(answer.headers['cache-control']).toContain('no-store');
    const set = String(answer.headers['set-cookie']);
    expect(set).toMatch(/^cdk_login=.+; Max-Age=900; Path=\/api\/v1\/camdigikey\/; HttpOnly; SameSite=Lax/);
    const back = await browser.comeBack(await browser.approve(loginToken, 'newcomer'));
    expect(back.statusCode).toBe(200);
    const { access_token, data } = back.json();
    expect(data).toMatchObject({
      first_name: 'Sovann',
      last_name_kh: 'ឆាយ',
      email: 'first.time@phum.example',
    });
    const cookies = back.cookies.map(({ name }) => name);
    expect(cookies).toEqual(['access_token', 'refresh_token', 'cdk_login', 'cdk_login']);
    const me = await test.call({ headers: { authorization: `Bearer ${access_token}` } }, 'GET', '/public');
    expect(me.json()).toMatchObject({ id: data.id });
  });

  it('keeps the names in both scripts, and no number of the identity (3.030)', async () => {
    const who = await personOf('newcomer');
    expect(who).toMatchObject({ first_name_kh: 'សុវណ្ណ', gender: 'male', email_verified_at: null });
    expect(JSON.stringify(who)).not.toContain('SIM');
  });

  it('knows the person again, and never overwrites what they changed', async () => {
    const { id } = await personOf('newcomer');
    await db().update(person).set({ first_name: 'Ricky', phone: '' }).where(eq(person.id, id));
    const back = await identityBrowser(test).signIn('newcomer');
    expect(back.json().data).toMatchObject({ id, first_name: 'Ricky' });
    expect((await personOf('newcomer')).phone).toMatch(/^\+855/);
  });

  it('shows the e-mail of the identity where the account has none (2.094, 2.100)', async () => {
    const { id } = await personOf('newcomer');
    await db().update(person).set({ email: null }).where(eq(person.id, id));
    const back = await identityBrowser(test).signIn('newcomer');
    expect(back.json().data).toMatchObject({ id, email: 'first.time@phum.example' });
    await db().update(person).set({ email: 'chosen@phum.example' }).where(eq(person.id, id));
    expect((await identityBrowser(test).signIn('newcomer')).json().data.email).toBe('chosen@phum.example');
  });

  it('makes one person of two first sign-ins at the same moment', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => identityBrowser(test).signIn('investor')));
    expect([one!.statusCode, two!.statusCode]).toEqual([200, 200]);
    expect(one!.json().data.id).toBe(two!.json().data.id);
  });
});

describe('what does not sign in', () => {
  const nobody = (
    answer: Awaited<ReturnType<ReturnType<typeof identityBrowser>['signIn']>>,
    status: number,
  ) => {
    expect(answer.statusCode).toBe(status);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.cookies.filter(({ name }) => name === 'access_token')).toEqual([]);
    return answer.json();
  };

  it('a browser that brings no state, while a program needs the cookie of its attempt alone (7.021)', async () => {
    const browser = identityBrowser(test);
    const { loginToken } = await browser.leave();
    const { token } = await browser.approve(loginToken, 'founder');
    for (const headers of [
      { origin: test.services.config.publicUrl },
      { 'sec-fetch-site': 'same-origin' },
    ] as Record<string, string>[])
      expect(nobody(await browser.comeBack({ token }, headers), 401).code).toBe('sign_in_refused');
    const answer = await browser.comeBack({ token });
    expect([answer.statusCode, Object.keys(answer.json()).sort()]).toEqual([
      200,
      ['access_token', 'data', 'refresh_token'],
    ]);
  });

  it('a browser that did not leave from here, or left too long ago', async () => {
    const browser = identityBrowser(test);
    const { loginToken } = await browser.leave();
    const brought = await browser.approve(loginToken, 'founder');
    const own = browser.cookie;
    for (const cookie of ['', 'cdk_login=a.b.c.d', own.replace(/.$/, '-')]) {
      browser.cookie = cookie;
      expect(nobody(await browser.comeBack(brought), 401).code).toBe('sign_in_refused');
    }
    browser.cookie = own;
    nobody(await browser.comeBack({ token: brought.token, state: 'another' }), 401);
    expect((await browser.comeBack(brought)).statusCode).toBe(200);
  });

  it('a second post of the same, one after the other or at once', async () => {
    const browser = identityBrowser(test);
    const { loginToken } = await browser.leave();
    const brought = await browser.approve(loginToken, 'founder');
    const answers = await Promise.all([1, 2, 3].map(() => browser.comeBack(brought)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401]);
    nobody(await browser.comeBack(brought), 401);
  });

  it('a person who is shut out here', async () => {
    await identityBrowser(test).signIn('eso-manager');
    const { id } = await personOf('eso-manager');
    await db().update(person).set({ status: 'suspended' }).where(eq(person.id, id));
    expect(nobody(await identityBrowser(test).signIn('eso-manager'), 403).code).toBe('account_disabled');
    const entries = await db()
      .select()
      .from(audit_entry)
      .where(eq(audit_entry.action, 'person.sign-in-failed'));
    expect(entries.at(-1)?.detail).toMatchObject({ code: 'account_disabled' });
  });

  it.each([
    ['exchange-expired', 401, 'ផុតកំណត់'],
    ['exchange-disabled', 403, 'មិនអាចប្រើបាន'],
    ['exchange-refused', 502, 'បដិសេធ'],
    ['wrong-hmac', 502, 'ទុកចិត្ត'],
    ['http-500', 503, 'មិនអាចភ្ជាប់'],
  ])('a provider in trouble: %s gets %i, in Khmer too', async (name, status, part) => {
    const browser = identityBrowser(test, { 'accept-language': 'km' });
    const { loginToken } = await browser.leave();
    const brought = await browser.approve(loginToken, 'founder');
    await browser.control('scenario', { name });
    const answer = await browser.comeBack(brought);
    const told = nobody(answer, status);
    expect(told.message).toContain(part);
    expect('retry-after' in answer.headers).toBe(status === 503);
    // By the reference of the answer the log says what the provider did.
    if (status >= 500) expect(told.reference).toBe(answer.headers['x-request-id']);
    const logged = lines.filter(({ reqId }) => reqId === answer.headers['x-request-id']);
    expect(logged.map(({ msg }) => msg)).toContain('sign-in by identity failed');
    expect(logged.find(({ msg }) => msg === 'request')?.reason).toBe(status === 503 ? 'identity' : undefined);
  });

  it.each([[{}], [{ token: '' }], [{ token: 5 }], [{ token: 'x'.repeat(20_000) }]])(
    'a body that is none: %j gets 400 and leaves the sign-in under way (7.021)',
    async (body) => {
      const browser = identityBrowser(test);
      const { loginToken } = await browser.leave();
      expect(nobody(await browser.comeBack(body), 400).errors).toBeUndefined();
      expect((await browser.comeBack(await browser.approve(loginToken, 'newcomer'))).statusCode).toBe(200);
    },
  );

  it('a token that is none', async () => {
    const browser = identityBrowser(test);
    await browser.leave();
    const state = browser.cookie.replace('cdk_login=', '');
    nobody(await browser.comeBack({ token: 'no token', state }), 400);
  });
});

describe('an identity that comes with the address of an account', () => {
  const waiting = (browser: Browser, headers = {}) =>
    test.call({ headers: { cookie: browser.cookie, ...headers } }, 'GET', '/api/v1/camdigikey/waiting/');
  const settle = (browser: Browser, choice: string, headers = {}) =>
    test.call({ headers: { cookie: browser.cookie, ...headers } }, 'POST', '/api/v1/camdigikey/waiting/', {
      choice,
    });
  /** A first sign-in of a persona whose address belongs to an account that is signed in before and after it. */
  async function met(persona: string) {
    const email = `${persona}@phum.example`;
    const before = await test.signIn({ email });
    const browser = identityBrowser(test);
    const back = await browser.signIn(persona);
    expect([back.statusCode, back.json().code]).toEqual([409, 'account_known']);
    expect(back.cookies.map(({ name }) => name)).not.toContain('access_token');
    browser.cookie = String([back.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    return { before, browser };
  }

  it('opens neither that account nor a second one by itself; it is linked once its person signed in there since', async () => {
    const { before, browser } = await met('mentor');
    expect(await linkOf('mentor')).toBeUndefined();
    const asked = await waiting(browser);
    expect(asked.json()).toMatchObject({ email: 'mentor@phum.example', can: { link: false } });
    expect(JSON.stringify(browser.cookie), 'unreadable in the browser').not.toContain('phum.example');
    expect((await settle(browser, 'link')).statusCode, 'nobody is signed in').toBe(409);
    expect((await settle(browser, 'link', before.headers)).statusCode, 'signed in before it').toBe(409);
    expect((await settle(browser, 'link', (await test.signIn()).headers)).statusCode).toBe(409);
    const after = (await test.signInAs(before.id)).headers;
    expect((await waiting(browser, after)).json().can).toEqual({ link: true });
    const linked = await settle(browser, 'link', after);
    expect([linked.statusCode, linked.json().data.id]).toEqual([200, before.id]);
    expect((await settle(browser, 'link', after)).statusCode, 'once').toBe(404);
    expect((await identityBrowser(test).signIn('mentor')).json().data.id).toBe(before.id);
  });

  it('may have an account of its own, which is told of the other one later and can be left for it', async () => {
    const { before, browser } = await met('analyst');
    const opened = await settle(browser, 'new');
    expect(opened.json().data).toMatchObject({ email: '' });
    const { id } = opened.json().data;
    expect(id).not.toBe(before.id);
    const headers = { authorization: `Bearer ${opened.json().access_token}` };
    const list = await test.call({ headers }, 'GET', '/base-api/me/identities/');
    expect(list.json().data[0].other_account).toBe('analyst@phum.example');
    const linked = await identityBrowser(test, before.headers).signIn('analyst', '?link=1');
    expect([linked.statusCode, linked.json().data.id]).toEqual([200, before.id]);
    expect((await identityBrowser(test).signIn('analyst')).json().data.id).toBe(before.id);
    const [left] = await db().select().from(person).where(eq(person.id, id));
    expect(left?.delete_after, 'nobody can enter it any more').not.toBeNull();
  });

  it('is asked for nothing where nobody confirmed the address', async () => {
    const { id } = await test.signIn({ email: 'founder.two@phum.example' });
    await db().update(person).set({ email_verified_at: null }).where(eq(person.id, id));
    expect((await identityBrowser(test).signIn('second-founder')).statusCode).toBe(200);
  });

  it('waits in this browser alone, sealed', async () => {
    const { browser } = await met('editor');
    const own = browser.cookie;
    for (const cookie of ['', own.slice(0, -3), 'cdk_login=waiting.e30', own.replace('waiting.', '')]) {
      browser.cookie = cookie;
      expect((await waiting(browser)).statusCode, cookie).toBe(404);
      expect((await settle(browser, 'new')).statusCode, cookie).toBe(404);
    }
  });
});

describe('a proof by identity', () => {
  const begins = async (headers: Record<string, string>) =>
    (await test.call({ headers }, 'POST', '/base-api/me/passkeys/begin/', {})).json();
  const of = (answer: { json(): { access_token: string } }) => ({
    authorization: `Bearer ${answer.json().access_token}`,
  });

  it('is a sign-in that was begun for it, by an identity of the account', async () => {
    const plain = of(await identityBrowser(test).signIn('newcomer'));
    expect((await begins(plain)).code).toBe('proof_needed');
    const proved = of(await identityBrowser(test, plain).signIn('newcomer', '?prove=1'));
    expect((await begins(proved)).challenge).toBeDefined();
  });

  it('is no identity of somebody else, and links none', async () => {
    const who = await test.signIn({ proved: false });
    const answer = await identityBrowser(test, who.headers).signIn('newcomer', '?prove=1');
    expect(answer.statusCode).toBe(409);
    const listed = await test.call(who, 'GET', '/base-api/me/identities/');
    expect(listed.json().data).toEqual([]);
    expect((await begins(who.headers)).code).toBe('proof_needed');
  });

  it('is for people who are signed in', async () => {
    expect((await identityBrowser(test).leave('?prove=1')).answer.statusCode).toBe(401);
  });
});

describe('linking an identity to an account', () => {
  it('lets somebody with an e-mail account sign in by identity from then on', async () => {
    const who = await test.signIn({ password_hash: 'x' });
    const browser = identityBrowser(test, who.headers);
    expect((await browser.signIn('founder-without-email', '?link=1')).json().data.id).toBe(who.id);
    expect((await identityBrowser(test).signIn('founder-without-email')).json().data.id).toBe(who.id);
    const list = await test.call(who, 'GET', '/base-api/me/identities/');
    expect(list.json()).toMatchObject({
      offered: true,
      data: [{ provider: 'camdigikey', can: { unlink: true } }],
    });
    const gone = await test.call(who, 'DELETE', '/base-api/me/identities/camdigikey/');
    expect(gone.statusCode).toBe(200);
    expect(await linkOf('founder-without-email')).toBeUndefined();
  });

  it('refuses an identity whose only account has something in it', async () => {
    const other = (await identityBrowser(test).signIn('reviewer')).json().data.id as string;
    const stakeholder_id = await writeStakeholder(test.services);
    await db()
      .insert(stakeholder_member)
      .values({ stakeholder_id, person_id: other, role: 'owner', state: 'member' });
    const who = await test.signIn();
    const answer = await identityBrowser(test, who.headers).signIn('reviewer', '?link=1');
    expect(answer.statusCode).toBe(409);
  });

  it('keeps the last way to sign in', async () => {
    const back = await identityBrowser(test).signIn('administrator');
    await db().update(session).set({ proved_at: new Date() });
    const answer = await test.call(
      { headers: { authorization: `Bearer ${back.json().access_token}` } },
      'DELETE',
      '/base-api/me/identities/camdigikey/',
    );
    expect(answer.statusCode).toBe(409);
    expect(await linkOf('administrator')).toBeDefined();
  });

  it('does not take a password for a way where there is no address to it', async () => {
    const who = await test.signIn({ password_hash: 'x' });
    await identityBrowser(test, who.headers).signIn('founder-without-email', '?link=1');
    await db().update(person).set({ email: null }).where(eq(person.id, who.id));
    const url = '/base-api/me/identities/';
    const { headers } = who;
    expect((await test.call({ headers }, 'GET', url)).json().data[0].can).toEqual({ unlink: false });
    const answer = await test.call({ headers }, 'DELETE', `${url}camdigikey/`);
    expect(answer.statusCode).toBe(409);
  });

  it('is for people who are signed in', async () => {
    expect((await identityBrowser(test).leave('?link=1')).answer.statusCode).toBe(401);
  });
});
