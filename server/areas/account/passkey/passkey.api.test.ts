import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '#server/areas/account/password.ts';
import { totpOf } from '#server/areas/account/second-factor/one-time-code.ts';
import { passkey } from '#server/database/schema/account.ts';
import { audit_entry, mail_outbox } from '#server/database/schema/operations.ts';
import { session } from '#server/database/schema/person.ts';
import { aBrowser, type Browser } from '#tests/attacks/support/browser.ts';
import { type Authenticator, anAuthenticator } from '#tests/factories/authenticator.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';
import type { TestPerson } from '#tests/setup/test-app.ts';

const PASSWORD = 'Tonle-Sap-rises-9-months';
const PATH = '/base-api/me/passkeys/';
const CODES = '/base-api/me/second-factor/';
const LOGIN = '/public/api/v1/auth/login/';
const test = setUpApp({ env: { DESK_SECOND_FACTOR: '1', PUBLIC_URL: 'https://phum.example' } });
let password_hash: string;
beforeAll(async () => {
  password_hash = await hashPassword(PASSWORD);
});

const newDevice = (origin = 'https://phum.example') => anAuthenticator({ origin });
const call = (who: Pick<TestPerson, 'headers'>, method: 'GET' | 'POST', url = PATH, payload: object = {}) =>
  test.app.inject({ method, url, headers: who.headers, ...(method === 'POST' ? { payload } : {}) });
const login = (browser: Browser, who: TestPerson, second: object = {}) =>
  browser.post(LOGIN, { email: who.email, password: PASSWORD, ...second });
const strongHeaders = (answer: { json(): { access_token: string } }) => ({
  headers: { authorization: `Bearer ${answer.json().access_token}` },
});
const codeOf = (secret: string, steps = 0): string =>
  totpOf(secret.replaceAll(' ', ''), '').generate({ timestamp: Date.now() + steps * 30_000 });

/** Shows once more who it is, as signing in alone does not. */
const proved = async (who: Pick<TestPerson, 'headers'>) => {
  const given = await call(who, 'POST', '/base-api/me/proof/', { way: 'password', password: PASSWORD });
  expect(given.statusCode).toBe(200);
  return who;
};

async function add(who: Pick<TestPerson, 'headers'>, device: Authenticator, name = 'Key') {
  const { challenge } = (await call(who, 'POST', `${PATH}begin/`)).json();
  return call(who, 'POST', PATH, { name, passkey: device.make(challenge) });
}
/** A person with a passkey, and a browser that was asked for it. */
async function asked(device = newDevice(), roles: ('reviewer' | 'analyst')[] = []) {
  const who = await test.signIn({ password_hash, roles });
  const { recovery_codes } = (await add(who, device)).json();
  const browser = aBrowser(test);
  const answer = await login(browser, who);
  expect(answer.json().code).toBe('second_factor_needed');
  return { who, device, browser, recovery_codes, question: answer.json().passkey };
}

describe('a passkey', () => {
  it('is made, named, listed, told by mail and written down; with the first factor come recovery codes', async () => {
    const who = await test.signIn({ password_hash });
    const options = (await call(who, 'POST', `${PATH}begin/`)).json();
    expect(options).toMatchObject({
      rp: { id: 'phum.example' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'discouraged' },
    });
    const device = newDevice();
    const passkeyMade = device.make(options.challenge);
    const added = await call(who, 'POST', PATH, { name: '  Blue key ', passkey: passkeyMade });
    expect(added.statusCode).toBe(201);
    expect(new Set(added.json().recovery_codes).size).toBe(10);
    expect((await call(who, 'GET')).json().data).toEqual([
      {
        id: added.json().id,
        name: 'Blue key',
        created_at: expect.any(String),
        used_at: null,
        can: { remove: true },
      },
    ]);
    const [mail] = await test.services.database.db
      .select()
      .from(mail_outbox)
      .where(eq(mail_outbox.to_email, who.email));
    expect(mail?.template).toBe('account.passkey_added');
    const entries = await test.services.database.db
      .select({ action: audit_entry.action })
      .from(audit_entry)
      .where(eq(audit_entry.entity_id, who.id));
    expect(entries).toContainEqual({ action: 'person.passkey-add' });
    const second = await add(who, newDevice(), 'Second');
    expect(second.json().recovery_codes).toEqual([]);
    expect((await call(who, 'GET', CODES)).json()).toEqual({
      enabled: false,
      needed: false,
      can: { remove: false },
      recovery_codes_left: 10,
    });
    const again = (await call(who, 'POST', `${PATH}begin/`)).json();
    expect(again.excludeCredentials[0]).toEqual({ id: device.id, type: 'public-key', transports: ['usb'] });
    expect(
      (await call(who, 'POST', PATH, { name: 'Twice', passkey: device.make(again.challenge) })).statusCode,
    ).toBe(409);
  });

  it('is renamed by whose it is, and written down once', async () => {
    const who = await test.signIn({ password_hash });
    const { id } = (await add(who, newDevice(), 'My phon')).json();
    const rename = (by: TestPerson, name: string, one: string = id) =>
      test.call(by, 'PATCH', `${PATH}${one}/`, { name });
    const renamed = await rename(who, '  ទូរសព្ទរបស់ខ្ញុំ ');
    expect([renamed.statusCode, renamed.json()]).toEqual([200, { id, name: 'ទូរសព្ទរបស់ខ្ញុំ' }]);
    expect((await rename(who, 'ទូរសព្ទរបស់ខ្ញុំ')).statusCode).toBe(200);
    expect((await call(who, 'GET')).json().data).toMatchObject([{ id, name: 'ទូរសព្ទរបស់ខ្ញុំ' }]);
    for (const name of ['', '   ', 'x'.repeat(61)]) expect((await rename(who, name)).statusCode).toBe(422);
    expect((await rename(await test.signIn(), 'Mine now')).statusCode).toBe(404);
    expect((await rename(who, 'Nobody', crypto.randomUUID())).statusCode).toBe(404);
    const entries = await test.services.database.db
      .select({ detail: audit_entry.detail })
      .from(audit_entry)
      .where(and(eq(audit_entry.entity_id, who.id), eq(audit_entry.action, 'person.passkey-rename')));
    expect(entries).toEqual([{ detail: { passkey: id } }]);
  });

  it('is only kept for a challenge of this session, once, from our own address, touched and unproven', async () => {
    const who = await test.signIn({ password_hash });
    const other = await test.signIn();
    const begin = async (by: TestPerson) => (await call(by, 'POST', `${PATH}begin/`)).json().challenge;
    const tries = async (made: object) =>
      (await call(who, 'POST', PATH, { name: 'Key', passkey: made })).statusCode;
    expect(await tries(newDevice().make(await begin(other)))).toBe(422);
    expect(await tries(newDevice().make('A'.repeat(80)))).toBe(422);
    expect(await tries(newDevice('https://phum.example.evil').make(await begin(who)))).toBe(422);
    expect(await tries(newDevice('http://phum.example').make(await begin(who)))).toBe(422);
    expect(
      await tries(
        anAuthenticator({ origin: 'https://phum.example', rpId: 'example' }).make(await begin(who)),
      ),
    ).toBe(422);
    const untouched = newDevice();
    untouched.touched = false;
    expect(await tries(untouched.make(await begin(who)))).toBe(422);
    const certified = new Map([['x5c', [new Uint8Array([48, 0])]]]);
    expect(await tries(newDevice().make(await begin(who), { fmt: 'packed', attStmt: certified }))).toBe(422);
    expect(await tries(newDevice().make(await begin(who), { fmt: 'fido-u2f' }))).toBe(422);
    const challenge = await begin(who);
    const spoiled = newDevice('https://evil.example').make(challenge);
    expect(await tries(spoiled)).toBe(422);
    expect(await tries(newDevice().make(challenge)), 'a challenge works once, whatever came of it').toBe(422);
    expect((await call(who, 'GET')).json().data).toEqual([]);
    expect(await tries(newDevice().make(await begin(who)))).toBe(201);
  });

  it('is never more than a second factor, and there are ten at most', async () => {
    const who = await test.signIn({ password_hash });
    for (let n = 0; n < 10; n += 1) expect((await add(who, newDevice(), `Key ${n}`)).statusCode).toBe(201);
    expect((await call(who, 'POST', `${PATH}begin/`)).statusCode).toBe(409);
    const browser = aBrowser(test);
    const { passkey: question } = (await login(browser, who)).json();
    const wrong = await browser.post(LOGIN, {
      email: who.email,
      password: 'Not-the-password-1',
      passkey: newDevice().prove(question.challenge),
    });
    expect(wrong.json()).not.toHaveProperty('passkey');
    expect(wrong.statusCode).toBe(422);
    expect((await browser.post(LOGIN, { passkey: newDevice().prove(question.challenge) })).statusCode).toBe(
      422,
    );
  });
});

describe('signing in with a passkey', () => {
  it('asks after the right password only, and opens a strong session', async () => {
    const { who, device, browser, question } = await asked();
    expect(question).toMatchObject({
      rpId: 'phum.example',
      allowCredentials: [{ id: device.id, type: 'public-key', transports: ['usb'] }],
    });
    const cookie = browser.jar.get('__Host-sign_in_attempt');
    expect(cookie).toMatch(/^[\w-]{43}$/);
    const answer = await login(browser, who, { passkey: device.prove(question.challenge) });
    expect(answer.statusCode).toBe(200);
    expect(browser.jar.has('__Host-sign_in_attempt')).toBe(false);
    const rows = await test.services.database.db.select().from(session).where(eq(session.person_id, who.id));
    expect(rows.at(-1)?.strong).toBe(true);
    expect((await call(strongHeaders(answer), 'GET')).json().data[0].used_at).toEqual(expect.any(String));
    const stranger = await login(aBrowser(test), await test.signIn({ password_hash }));
    expect([stranger.statusCode, stranger.headers['set-cookie']?.toString()]).not.toContain(
      '__Host-sign_in_attempt',
    );
  });

  it('counts once, in the browser that was asked, for the person who was asked, by their passkey', async () => {
    const { who, device, browser, question } = await asked();
    const proof = device.prove(question.challenge);
    const elsewhere = aBrowser(test);
    await login(elsewhere, who);
    expect((await login(elsewhere, who, { passkey: proof })).statusCode, 'another browser').toBe(422);
    const without = aBrowser(test);
    expect((await login(without, who, { passkey: proof })).statusCode, 'no cookie').toBe(422);
    const neighbour = await asked();
    expect((await login(browser, neighbour.who, { passkey: proof })).statusCode, 'another person').toBe(422);
    const theirs = await login(browser, who, { passkey: neighbour.device.prove(question.challenge) });
    expect(theirs.statusCode, 'a passkey of somebody else').toBe(422);
    expect((await login(browser, who, { passkey: proof })).statusCode, 'used up by that').toBe(422);
    const next = theirs.json().passkey;
    const phished = { ...device.prove(next.challenge) };
    const evil = newDevice('https://phum-example.evil');
    phished.response = {
      ...phished.response,
      clientDataJSON: evil.prove(next.challenge).response.clientDataJSON,
    };
    const refused = await login(browser, who, { passkey: phished });
    expect(refused.statusCode, 'another site').toBe(422);
    const last = device.prove(refused.json().passkey.challenge);
    expect((await login(browser, who, { passkey: last })).statusCode).toBe(200);
    expect((await login(browser, who, { passkey: last })).statusCode, 'twice').toBe(422);
  });

  it('lets one of many at once in by one signature', async () => {
    const { who, device, browser, question } = await asked();
    const proof = device.prove(question.challenge);
    const attempt = { cookie: `__Host-sign_in_attempt=${browser.jar.get('__Host-sign_in_attempt')}` };
    const payload = { email: who.email, password: PASSWORD, passkey: proof };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => test.call({ headers: attempt }, 'POST', LOGIN, payload)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422, 422, 422]);
  });

  it('refuses a copy of a key, which has counted less', async () => {
    const { who, device, browser, question } = await asked();
    device.counter = 7;
    expect((await login(browser, who, { passkey: device.prove(question.challenge) })).statusCode).toBe(200);
    device.counter = 7;
    const { passkey: next } = (await login(browser, who)).json();
    expect((await login(browser, who, { passkey: device.prove(next.challenge) })).statusCode).toBe(422);
    const [row] = await test.services.database.db
      .select()
      .from(passkey)
      .where(eq(passkey.credential_id, device.id));
    expect(row?.counter).toBe(8);
    device.counter = 8;
    const { passkey: right } = (await login(browser, who)).json();
    expect((await login(browser, who, { passkey: device.prove(right.challenge) })).statusCode).toBe(200);
  });

  it('cannot be tried for ever: wrong ones lock like wrong passwords', async () => {
    const { who, device, browser } = await asked();
    for (let n = 0; n < 8; n += 1) {
      const question = (await login(browser, who)).json().passkey;
      await login(browser, who, { passkey: newDevice().prove(question.challenge) });
    }
    const locked = await login(browser, who);
    expect(locked.json()).not.toHaveProperty('passkey');
    expect(locked.json().code).toBe('invalid');
    expect(device.counter).toBe(0);
  });

  it('goes by a recovery code as well, or by a code of the app', async () => {
    const { who, browser, recovery_codes } = await asked();
    const entered = await login(browser, who, { code: recovery_codes[0] });
    expect(entered.statusCode).toBe(200);
    const strong = await proved(strongHeaders(entered));
    const { secret } = (await call(strong, 'POST', CODES)).json();
    expect((await login(browser, who, { code: codeOf(secret, 1) })).statusCode, 'begun, not on').toBe(422);
    const confirmed = await call(strong, 'POST', `${CODES}confirm/`, { code: codeOf(secret) });
    expect(confirmed.statusCode).toBe(200);
    expect((await login(browser, who, { code: codeOf(secret, 1) })).statusCode).toBe(200);
  });
});

describe('a proof by passkey', () => {
  it('counts in its session alone, for a challenge of its own', async () => {
    const { who, device } = await asked();
    const other = await test.signInAs(who.id);
    await test.services.database.db
      .update(session)
      .set({ proved_at: null })
      .where(eq(session.person_id, who.id));
    const begin = async ({ headers }: Pick<TestPerson, 'headers'>) =>
      (await call({ headers }, 'POST', CODES)).json().code ?? 'begun';
    expect(await begin(who)).toBe('proof_needed');
    const give = async (challenge: string) =>
      (await call(who, 'POST', '/base-api/me/proof/', { way: 'passkey', passkey: device.prove(challenge) }))
        .statusCode;
    const toRemove = (await call(who, 'POST', `${PATH}ask/`)).json().challenge;
    expect(await give(toRemove), 'asked for something else').toBe(422);
    const elsewhere = (await call(other, 'POST', '/base-api/me/proof/passkey/')).json().challenge;
    expect(await give(elsewhere), 'asked of another session').toBe(422);
    const { challenge } = (await call(who, 'POST', '/base-api/me/proof/passkey/')).json();
    expect(await give(challenge)).toBe(200);
    expect(await begin(who)).toBe('begun');
    expect(await begin(other)).toBe('proof_needed');
    expect(await give(challenge), 'a second time').toBe(422);
  });
});

describe('factors beside each other', () => {
  it('are only added to by who has shown one', async () => {
    const { who } = await asked();
    await test.services.database.db
      .update(session)
      .set({ strong: false })
      .where(eq(session.person_id, who.id));
    expect((await call(who, 'POST', `${PATH}begin/`)).statusCode).toBe(409);
    expect((await call(who, 'POST', CODES)).statusCode).toBe(409);
    const { secret } = await (async () => {
      const other = await test.signIn({ password_hash });
      return (await call(other, 'POST', CODES)).json();
    })();
    expect((await call(who, 'POST', `${CODES}confirm/`, { code: codeOf(secret, 1) })).statusCode).toBe(409);
  });

  it('are removed by a passkey or a code, with a letter, and the recovery codes go with the last', async () => {
    const { who, device, recovery_codes } = await asked();
    const [{ id }] = (await call(who, 'GET')).json().data;
    const remove = (body: object) => call(who, 'POST', `${PATH}${id}/remove/`, body);
    expect((await remove({})).statusCode).toBe(422);
    expect((await remove({ code: '000000' })).json().errors.code).toHaveLength(1);
    const foreign = await asked();
    const theirs = (await call(foreign.who, 'POST', `${PATH}ask/`)).json();
    expect((await remove({ passkey: foreign.device.prove(theirs.challenge) })).statusCode).toBe(422);
    const question = (await call(who, 'POST', `${PATH}ask/`)).json();
    const stranger = await test.signIn();
    const proof = device.prove(question.challenge);
    expect((await call(stranger, 'POST', `${PATH}${id}/remove/`, { passkey: proof })).statusCode).toBe(404);
    expect((await remove({ passkey: proof })).statusCode).toBe(200);
    expect((await call(who, 'GET')).json().data).toEqual([]);
    const answer = await login(aBrowser(test), who);
    expect(answer.statusCode, 'the password is enough again').toBe(200);
    expect((await call(who, 'POST', `${PATH}ask/`)).statusCode).toBe(409);
    const mails = await test.services.database.db
      .select({ template: mail_outbox.template })
      .from(mail_outbox)
      .where(eq(mail_outbox.to_email, who.email));
    expect(mails).toContainEqual({ template: 'account.passkey_removed' });
    await add(who, newDevice());
    const [again] = (await call(who, 'GET')).json().data;
    const old = await call(who, 'POST', `${PATH}${again.id}/remove/`, { code: recovery_codes[1] });
    expect(old.statusCode, 'codes of before').toBe(422);
  });

  it('open the desk, which keeps the last of them', async () => {
    const { who, device, browser, question } = await asked(newDevice(), ['analyst']);
    const queue = (by: Pick<TestPerson, 'headers'>) => call(by, 'GET', '/desk-api/v1/submissions/');
    expect((await queue(who)).statusCode, 'adding it was showing it').toBe(200);
    const entered = await login(browser, who, { passkey: device.prove(question.challenge) });
    const strong = strongHeaders(entered);
    expect((await queue(strong)).statusCode).toBe(200);
    const [one] = (await call(strong, 'GET')).json().data;
    expect(one.can).toEqual({ remove: false });
    const ask = async () => (await call(strong, 'POST', `${PATH}ask/`)).json().challenge;
    const remove = async (id: string, by: Authenticator) =>
      (await call(strong, 'POST', `${PATH}${id}/remove/`, { passkey: by.prove(await ask()) })).statusCode;
    expect(await remove(one.id, device)).toBe(409);
    const second = newDevice();
    await proved(strong);
    const added = (await add(strong, second, 'Second')).json();
    const [left, right] = await Promise.all([remove(one.id, device), remove(added.id, second)]);
    expect([left, right].sort(), 'of two at once one stays').toEqual([200, 409]);
  });

  it('let one-time codes go where a passkey stays, with the recovery codes kept', async () => {
    const who = await test.signIn({ password_hash, roles: ['reviewer'] });
    const { secret } = (await call(who, 'POST', CODES)).json();
    const { recovery_codes } = (await call(who, 'POST', `${CODES}confirm/`, { code: codeOf(secret) })).json();
    expect((await add(who, newDevice())).json().recovery_codes).toEqual([]);
    expect((await call(who, 'GET', CODES)).json().can).toEqual({ remove: true });
    expect((await call(who, 'POST', `${CODES}remove/`, { code: codeOf(secret, 1) })).statusCode).toBe(200);
    expect((await login(aBrowser(test), who, { code: recovery_codes[0] })).statusCode).toBe(200);
  });
});
