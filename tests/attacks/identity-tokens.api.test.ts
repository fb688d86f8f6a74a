import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { identity_link } from '#server/database/schema/account.ts';
import { session } from '#server/database/schema/person.ts';
import { identityBrowser } from '#tests/factories/identity.ts';
import { writePerson } from '#tests/factories/person.ts';
import { PAGES_BUILT, setUpApp } from '#tests/setup/set-up-app.ts';
import { aBrowser } from './support/browser.ts';
import { PASSWORD } from './support/mails.ts';

const test = setUpApp({ env: { IDENTITY_SIMULATOR_PORT: '0' } });

type Answer = Awaited<ReturnType<ReturnType<typeof identityBrowser>['comeBack']>>;
const sessions = () => test.services.database.db.$count(session);
const opens = ({ cookies }: Answer) => cookies.some(({ name, value }) => name === 'access_token' && value);
async function approved(persona = 'founder') {
  const browser = identityBrowser(test);
  const { loginToken } = await browser.leave();
  return { browser, ...(await browser.approve(loginToken, persona)) };
}

/** The token with one sign changed for another of the alphabet. */
const changedAt = (token: string, at: number) =>
  token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);

/** Ways to make another token of one. */
const ALTERED: readonly (readonly [string, (token: string) => string])[] = [
  ['with a sign of its signature changed', (t) => changedAt(t, t.length - 8)],
  ['with its first sign changed', (t) => changedAt(t, 0)],
  ['with a sign of its body changed', (t) => changedAt(t, t.indexOf('.') + 8)],
  ['cut short', (t) => t.slice(0, -4)],
  ['made longer', (t) => `${t}AAAA`],
  ['with a line break', (t) => `${t.slice(0, 20)}\n${t.slice(20)}`],
  ['encoded once more', (t) => encodeURIComponent(`%${t}`)],
  ['without its signature', (t) => t.split('.').slice(0, -1).join('.')],
  ['with an empty signature', (t) => `${t.split('.').slice(0, -1).join('.')}.`],
  ['with its parts turned round', (t) => t.split('.').reverse().join('.')],
  ['said twice', (t) => `${t}.${t}`],
];

/** Other writings of the same signature, which some accept: the same token still. */
const REWRITTEN: readonly (readonly [string, (token: string) => string])[] = [
  ['with other padding', (t) => (t.endsWith('=') ? t.replace(/=+$/, '') : `${t}=`)],
  ['in the other alphabet', (t) => toOtherAlphabet(t)],
  ['percent-encoded', (t) => `${t.slice(0, -1)}%${t.at(-1)!.charCodeAt(0).toString(16)}`],
];
function toOtherAlphabet(token: string): string {
  const dot = token.lastIndexOf('.');
  const swap = { '-': '+', _: '/', '+': '-', '/': '_' } as Record<string, string>;
  return token.slice(0, dot) + token.slice(dot).replace(/[-_+/]/g, (sign) => swap[sign]!);
}

describe('a token of the identity provider', () => {
  it.each(ALTERED)('%s signs nobody in', async (_how, alter) => {
    const { browser, token, state } = await approved();
    const altered = alter(token);
    expect(altered).not.toBe(token);
    const before = await sessions();
    const answer = await browser.comeBack({ token: altered, state });
    expect([400, 401]).toContain(answer.statusCode);
    expect(opens(answer)).toBe(false);
    expect(await sessions()).toBe(before);
  });

  it('with the body of one person and the signature of another signs nobody in', async () => {
    const one = await approved('founder');
    const other = await approved('reviewer');
    const parts = one.token.split('.');
    const mixed = [...parts.slice(0, -1), other.token.split('.').at(-1)].join('.');
    const answer = await one.browser.comeBack({ token: mixed, state: one.state });
    expect([answer.statusCode, opens(answer)]).toEqual([401, false]);
  });

  it('signs in once: not again, not from another browser, not side by side', async () => {
    const { browser, token, state } = await approved();
    expect((await browser.comeBack({ token, state })).statusCode).toBe(200);
    const before = await sessions();
    const thief = identityBrowser(test);
    const own = await thief.approve((await thief.leave()).loginToken, 'newcomer');
    const answers = await Promise.all([
      browser.comeBack({ token, state }),
      thief.comeBack({ token, state: own.state }),
      ...Array.from({ length: 8 }, () => browser.comeBack({ token, state })),
    ]);
    for (const answer of answers) expect([answer.statusCode, opens(answer)]).toEqual([401, false]);
    expect(await sessions()).toBe(before);
  });

  it.each(REWRITTEN)('%s is no second token', async (_how, rewrite) => {
    const { browser, token, state } = await approved();
    expect((await browser.comeBack({ token, state })).statusCode).toBe(200);
    const next = await approved();
    const before = await sessions();
    const answer = await next.browser.comeBack({ token: rewrite(token), state: next.state });
    expect([400, 401]).toContain(answer.statusCode);
    expect(opens(answer)).toBe(false);
    expect(await sessions()).toBe(before);
  });

  it('is worth nothing to who has no cookie of the way there, or that of another way', async () => {
    const victim = await approved('founder');
    const thief = identityBrowser(test);
    expect((await thief.comeBack({ token: victim.token, state: victim.state })).statusCode).toBe(401);
    await thief.leave();
    expect((await thief.comeBack({ token: victim.token, state: victim.state })).statusCode).toBe(401);
    const back = await victim.browser.comeBack({ token: victim.token, state: victim.state });
    expect(back.statusCode, 'what the thief tried did not use it up').toBe(200);
  });

  const CLAIM = '/api/v1/camdigikey/claim/';
  const claim = (cookie: string, token: string) =>
    test.call({ headers: { cookie } }, 'POST', CLAIM, { token });

  it('that has arrived ends the attempt of the browser it came to, and no other', async () => {
    const victim = await approved('founder');
    expect((await claim(victim.browser.cookie, victim.token)).statusCode).toBe(200);
    const thief = await approved('newcomer');
    expect((await claim(thief.browser.cookie, victim.token)).statusCode).toBe(401);
    for (const state of [thief.state, undefined])
      expect(opens(await thief.browser.comeBack({ token: victim.token, state }))).toBe(false);
    // Asked for again, as by a page that is loaded again, it stays where it is.
    expect((await claim(victim.browser.cookie, victim.token)).statusCode).toBe(200);
    const back = await victim.browser.comeBack({ token: victim.token, state: victim.state });
    expect(back.statusCode).toBe(200);
  });

  const stillOpen = (answer: Answer) =>
    test.call(
      { headers: { cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') } },
      'GET',
      '/base-api/me/identities/',
    );

  it('that a thief under way shows first opens nothing for long: what it opened ends when its browser arrives', async () => {
    const thief = identityBrowser(test);
    const { loginToken } = await thief.leave();
    const own = await thief.approve(loginToken, 'newcomer');
    const victim = await approved('founder');
    const stolen = await thief.comeBack({ token: victim.token, state: own.state });
    const back = await victim.browser.comeBack({ token: victim.token, state: victim.state });
    expect([back.statusCode, opens(back)]).toEqual([401, false]);
    expect(back.json<{ message: string }>().message).toContain('Another browser');
    if (opens(stolen)) expect((await stillOpen(stolen)).statusCode).toBe(401);
    const again = await thief.comeBack({ token: victim.token, state: own.state });
    expect([again.statusCode, opens(again)], 'nor does it open anything later').toEqual([401, false]);
    const anew = await approved('founder');
    const answer = await anew.browser.comeBack({ token: anew.token, state: anew.state });
    expect([answer.statusCode, (await stillOpen(answer)).statusCode]).toEqual([200, 200]);
  });

  it('that a thief shows while it is being changed for a profile opens nothing for either', async () => {
    const thief = await approved('newcomer');
    const victim = await approved('founder');
    const [one, other] = await Promise.all([
      thief.browser.comeBack({ token: victim.token, state: thief.state }),
      victim.browser.comeBack({ token: victim.token, state: victim.state }),
    ]);
    for (const answer of [one, other])
      if (opens(answer)) expect((await stillOpen(answer)).statusCode).toBe(401);
  });

  it('that was found in a history later ends nobody’s session', async () => {
    const victim = await approved('founder');
    const back = await victim.browser.comeBack({ token: victim.token, state: victim.state });
    const finder = await approved('newcomer');
    expect((await finder.browser.comeBack({ token: victim.token, state: finder.state })).statusCode).toBe(
      401,
    );
    expect((await stillOpen(back)).statusCode).toBe(200);
  });

  it('is claimed by nobody without an attempt, and only as the provider made it', async () => {
    const { browser, token } = await approved();
    expect((await claim('', token)).statusCode).toBe(401);
    for (const [, alter] of ALTERED)
      expect([400, 401]).toContain((await claim(browser.cookie, alter(token))).statusCode);
    for (const [, rewrite] of REWRITTEN)
      expect((await claim(browser.cookie, rewrite(token))).statusCode).toBe(200);
    const thief = await approved('newcomer');
    expect((await claim(thief.browser.cookie, token)).statusCode).toBe(401);
  });

  // The whole test run builds the pages first; on its own this needs a build.
  it.runIf(PAGES_BUILT)(
    'belongs to the browser from the first look at the page it comes back to',
    async () => {
      const site = await createApp(test.services, { pages: true });
      const victim = await approved('founder');
      const page = await site.inject({
        url: `/camdigikey-login?authToken=${encodeURIComponent(victim.token)}&state=${victim.state}`,
        headers: { cookie: victim.browser.cookie },
      });
      expect(page.statusCode).toBe(200);
      const thief = await approved('newcomer');
      const stolen = await thief.browser.comeBack({ token: victim.token, state: thief.state });
      expect([stolen.statusCode, opens(stolen)]).toEqual([401, false]);
      const back = await victim.browser.comeBack({ token: victim.token, state: victim.state });
      expect(back.statusCode).toBe(200);
      await site.close();
    },
  );

  it('of another way does not end the way of this browser: nobody is signed in as who they are not', async () => {
    const attacker = await approved('newcomer');
    const victim = identityBrowser(test);
    await victim.leave();
    const asBrowser = { origin: test.services.config.publicUrl };
    for (const brought of [attacker.state, undefined, '']) {
      const answer = await victim.comeBack({ token: attacker.token, state: brought }, asBrowser);
      expect([brought, answer.statusCode, opens(answer)]).toEqual([brought, 401, false]);
    }
  });
});

describe('linking an identity', () => {
  const signedIn = async () => {
    const who = await writePerson(test.services, { password: PASSWORD });
    const browser = aBrowser(test);
    await browser.signIn(who.email!, PASSWORD);
    await browser.post('/base-api/me/proof/', { way: 'password', password: PASSWORD });
    return { who, browser };
  };
  const linksOf = (id: string) =>
    test.services.database.db.$count(identity_link, eq(identity_link.person_id, id));
  const cookieOf = (browser: Awaited<ReturnType<typeof signedIn>>['browser']) =>
    [...browser.jar].map((pair) => pair.join('=')).join('; ');

  it.each(['nobody', 'somebody else'])(
    'that somebody began and left is not ended by the next at that browser, where %s is signed in',
    async (whoIsThere) => {
      const { who, browser } = await signedIn();
      const leaving = identityBrowser(test, { cookie: cookieOf(browser) });
      const brought = await leaving.approve((await leaving.leave('?link=1')).loginToken, 'mentor');
      await browser.post('/api/v1/auth/logout/');
      const next = identityBrowser(test);
      const own = whoIsThere === 'nobody' ? '' : `; ${cookieOf((await signedIn()).browser)}`;
      next.cookie = leaving.cookie + own;
      const answer = await next.comeBack(brought);
      expect([answer.statusCode, opens(answer)]).toEqual([401, false]);
      expect(await linksOf(who.id)).toBe(0);
    },
  );

  it('by a token that a thief shows first does not last: it is taken away when its browser arrives', async () => {
    const { who, browser } = await signedIn();
    const thief = identityBrowser(test, { cookie: cookieOf(browser) });
    const own = await thief.approve((await thief.leave('?link=1')).loginToken, 'newcomer');
    const victim = await approved('mentor');
    thief.cookie = `${thief.cookie}; refresh_token=${browser.jar.get('refresh_token')}`;
    expect((await thief.comeBack({ token: victim.token, state: own.state })).statusCode).toBe(200);
    expect(await linksOf(who.id)).toBe(1);
    const back = await victim.browser.comeBack({ token: victim.token, state: victim.state });
    expect([back.statusCode, opens(back)]).toEqual([401, false]);
    expect(await linksOf(who.id)).toBe(0);
  });

  it('ends where it began, also when the access token ran out meanwhile', async () => {
    const { who, browser } = await signedIn();
    const identity = identityBrowser(test, { cookie: cookieOf(browser) });
    const { loginToken } = await identity.leave('?link=1');
    const brought = await identity.approve(loginToken, 'founder-without-email');
    identity.cookie = `${identity.cookie}; refresh_token=${browser.jar.get('refresh_token')}`;
    const answer = await identity.comeBack(brought);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data.id).toBe(who.id);
    const open = await test.services.database.db.select().from(session).where(eq(session.person_id, who.id));
    expect(open.filter(({ revoked_at }) => revoked_at === null)).toHaveLength(1);
  });
});
