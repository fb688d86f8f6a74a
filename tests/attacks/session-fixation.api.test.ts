import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityBrowser } from '#tests/factories/identity.ts';
import { writePerson } from '#tests/factories/person.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { aBrowser, type Browser } from './support/browser.ts';
import { PASSWORD } from './support/mails.ts';

let test: TestApp;
let secure: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { IDENTITY_SIMULATOR_PORT: '0' } });
  secure = await startTestApp({
    env: { PUBLIC_URL: 'https://phum.example', IDENTITY_SIMULATOR_PORT: '0' },
  });
});
afterAll(() => Promise.all([test.stop(), secure.stop()]));

const someone = () => writePerson(test.services, { password: PASSWORD });
const whoIs = async (browser: Browser) => (await browser.get('/public/')).json().id as string | undefined;
/** Somebody who holds the same tokens. */
function copyOf(browser: Browser): Browser {
  const copy = aBrowser(test);
  for (const [name, value] of browser.jar) copy.jar.set(name, value);
  return copy;
}

describe('a session that was planted in a browser', () => {
  it('does not become that of whoever signs in there', async () => {
    const [attacker, victim] = [await someone(), await someone()];
    const theirs = aBrowser(test);
    await theirs.signIn(attacker.email!, PASSWORD);
    const browser = copyOf(theirs);
    await browser.signIn(victim.email!, PASSWORD);
    expect(browser.jar.get('access_token')).not.toBe(theirs.jar.get('access_token'));
    expect(browser.jar.get('refresh_token')).not.toBe(theirs.jar.get('refresh_token'));
    expect(await whoIs(browser)).toBe(victim.id);
    expect(await whoIs(theirs)).not.toBe(victim.id);
  });

  it('does not survive signing in by identity either', async () => {
    const attacker = await someone();
    const theirs = aBrowser(test);
    await theirs.signIn(attacker.email!, PASSWORD);
    const browser = identityBrowser(test);
    const { loginToken } = await browser.leave();
    const back = await browser.approve(loginToken, 'newcomer');
    const state = browser.cookie;
    browser.cookie = [...theirs.jar, state.split('=')].map((pair) => pair.join('=')).join('; ');
    const answer = await browser.comeBack(back);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.id).not.toBe(attacker.id);
    expect(answer.cookies.map(({ name }) => name)).toContain('refresh_token');
    expect(await whoIs(theirs)).toBeUndefined();
  });

  it.each(['access_token=planted', 'refresh_token=planted', 'cdk_login=planted'])(
    'made up by the attacker is nobody: %s',
    async (cookie) => {
      const answer = await test.call({ headers: { cookie } }, 'GET', '/public/');
      expect(answer.statusCode).toBe(401);
    },
  );
});

describe('the session a browser had', () => {
  it('ends when somebody signs in there again', async () => {
    const who = await someone();
    const browser = aBrowser(test);
    await browser.signIn(who.email!, PASSWORD);
    const old = copyOf(browser);
    await browser.signIn(who.email!, PASSWORD);
    expect((await old.post('/api/v1/auth/token/refresh/')).statusCode).toBe(401);
    expect(await whoIs(old)).toBeUndefined();
    expect((await browser.get('/base-api/me/sessions/')).json().data).toHaveLength(1);
  });

  it('on another device stays, and each shows both (ASVS V7.1.2)', async () => {
    const who = await someone();
    const [phone, desk] = [aBrowser(test), aBrowser(test)];
    await phone.signIn(who.email!, PASSWORD);
    await desk.signIn(who.email!, PASSWORD);
    expect([await whoIs(phone), await whoIs(desk)]).toEqual([who.id, who.id]);
    for (const browser of [phone, desk])
      expect((await browser.get('/base-api/me/sessions/')).json().data).toHaveLength(2);
  });

  it('is over after signing out, whatever copy of its tokens is shown', async () => {
    const who = await someone();
    const browser = aBrowser(test);
    await browser.signIn(who.email!, PASSWORD);
    const copies = [copyOf(browser)];
    await browser.post('/api/v1/auth/token/refresh/');
    copies.push(copyOf(browser));
    await browser.post('/api/v1/auth/logout/');
    for (const copy of copies) {
      expect(await whoIs(copy)).toBeUndefined();
      expect((await copy.post('/api/v1/auth/token/refresh/')).statusCode).toBe(401);
    }
  });
});

describe('on https, where a neighbouring host of the domain sets cookies', () => {
  const NAMES = ['__Host-access_token', '__Host-refresh_token'];
  const signedIn = async () => {
    const who = await writePerson(secure.services, { password: PASSWORD });
    const browser = aBrowser(secure);
    return { who, browser, answer: await browser.signIn(who.email!, PASSWORD) };
  };

  it('the session stands in cookies that only this host can set, and signs in by them (4.001, 4.004)', async () => {
    const { who, browser, answer } = await signedIn();
    expect(answer.cookies.map(({ name }) => name)).toEqual(NAMES);
    for (const { path, secure, httpOnly, domain } of answer.cookies)
      expect({ path, secure, httpOnly, domain }).toEqual({ path: '/', secure: true, httpOnly: true });
    expect((await browser.get('/public/')).json().id).toBe(who.id);
    const renewed = await browser.post('/api/v1/auth/token/refresh/');
    expect([renewed.statusCode, renewed.cookies.map(({ name }) => name)]).toEqual([200, NAMES]);
    expect((await browser.get('/public/')).json().id).toBe(who.id);
  });

  it('a planted session signs nobody in, and does not stand before the true one', async () => {
    const attacker = await signedIn();
    const [access, refresh] = NAMES.map((name) => attacker.browser.jar.get(name)!);
    const planted = { access_token: access!, refresh_token: refresh! };
    const browser = aBrowser(secure);
    for (const [name, value] of Object.entries(planted)) browser.jar.set(name, value);
    expect((await browser.get('/public/')).statusCode).toBe(401);
    expect((await browser.post('/api/v1/auth/token/refresh/')).statusCode).toBe(401);
    const victim = await signedIn();
    for (const [name, value] of Object.entries(planted)) victim.browser.jar.set(name, value);
    expect((await victim.browser.get('/public/')).json().id).toBe(victim.who.id);
  });

  it('signing out forgets the cookies of both names', async () => {
    const { browser } = await signedIn();
    const answer = await browser.post('/api/v1/auth/logout/');
    expect(answer.cookies.map(({ name, maxAge, secure }) => [name, maxAge, secure])).toEqual(
      [...NAMES, 'access_token', 'refresh_token'].map((name) => [name, 0, true]),
    );
    expect((await browser.get('/public/')).statusCode).toBe(401);
  });

  it('a way to the identity provider cannot be planted either', async () => {
    const leaving = await aBrowser(secure).get('/api/v1/camdigikey/request-login/');
    expect(leaving.cookies).toMatchObject([{ name: '__Host-cdk_login', path: '/', secure: true }]);
    const browser = identityBrowser(secure);
    const { loginToken } = await browser.leave();
    const brought = await browser.approve(loginToken, 'newcomer');
    const { cookie } = browser;
    browser.cookie = cookie.replace('__Host-', '');
    expect((await browser.comeBack(brought)).statusCode).toBe(401);
    browser.cookie = cookie;
    expect((await browser.comeBack(brought)).statusCode).toBe(200);
  });
});
