import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { allContracts } from '#tests/api/all-contracts.ts';
import { identityBrowser } from '#tests/factories/identity.ts';
import { writePerson } from '#tests/factories/person.ts';
import { countRows } from '#tests/fuzz/whole.ts';
import { PAGES_BUILT } from '#tests/setup/set-up-app.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { PASSWORD } from './support/mails.ts';

/** How a page of another site makes a browser call us; older browsers send less. */
const FOREIGN: readonly Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  { origin: 'http://localhost.evil.example:3000' },
  { origin: 'http://localhost:3000.evil.example' },
  { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  // A header that signs nobody in is no reason to trust the page that sent the cookies.
  { origin: 'https://evil.example', authorization: 'Basic eDp5' },
  { origin: 'https://evil.example', authorization: 'x' },
  { origin: 'https://evil.example', authorization: 'Bearer dead' },
];
const OWN: readonly Record<string, string>[] = [
  { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'same-origin' },
  { origin: 'null', 'sec-fetch-site': 'same-origin' },
];

const contracts = await allContracts();
const writes = contracts.filter(({ method }) => method !== 'GET');
let test: TestApp;
let secure: TestApp;
let cookie = '';
beforeAll(async () => {
  test = await startTestApp({ env: { IDENTITY_SIMULATOR_PORT: '0' } });
  secure = await startTestApp({ env: { PUBLIC_URL: 'https://phum.example' } });
  cookie = (await aCookie()).cookie;
});
afterAll(() => Promise.all([test.stop(), secure.stop()]));

async function aCookie() {
  const who = await test.signIn({ roles: ['administrator'] });
  return { ...who, cookie: `access_token=${who.headers.authorization.replace('Bearer ', '')}` };
}
const urlOf = (path: string) => path.replace(/\{\w+\}/g, '0190a000-0000-7000-8000-00000000dead');
const refused = { statusCode: 400, code: 'forbidden_origin', cookies: [] };
async function call(options: InjectOptions, app = test.app) {
  const answer = await app.inject(options);
  return { statusCode: answer.statusCode, code: answer.json().code, cookies: answer.cookies };
}

describe('a page of another site', () => {
  it.each(writes.map((contract) => [contract.id, contract] as const))(
    'cannot call %s for who is signed in',
    async (_id, { method, path }) => {
      const before = await countRows(test.services);
      for (const headers of FOREIGN) {
        const made = call({ method, url: urlOf(path), headers: { cookie, ...headers }, payload: {} });
        expect([headers, await made]).toEqual([headers, refused]);
      }
      expect(await countRows(test.services)).toEqual(before);
    },
  );

  it('is distinguished from our own pages', async () => {
    for (const headers of OWN) {
      const { id, cookie } = await aCookie();
      const { statusCode } = await test.call(
        { headers: { cookie, ...headers } },
        'PATCH',
        '/api/v1/rest-auth/user/',
        { occupation: 'Weaver' },
      );
      expect([headers, id, statusCode]).toEqual([headers, id, 200]);
    }
  });

  it.each([
    { origin: 'http://phum.example', host: 'phum.example' },
    { origin: 'https://phum.example:8443', host: 'phum.example' },
    { origin: 'https://www.phum.example', host: 'phum.example' },
  ])('includes what only looks like ours: $origin', async (headers) => {
    const made = call(
      { method: 'POST', url: '/api/v1/auth/logout/', payload: {}, headers: { cookie, ...headers } },
      secure.app,
    );
    expect(await made).toEqual(refused);
  });

  it('gets no leave to read or to send more by CORS', async () => {
    for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
      const { headers } = await test.call(
        { headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' } },
        method,
        '/public/api/v1/auth/login/',
      );
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});

describe('signing somebody in as somebody else, or with an identity of somebody else', () => {
  it('does not work where no cookie is needed yet either', async () => {
    const { email } = await writePerson(test.services, { password: PASSWORD });
    const payload = { email, password: PASSWORD };
    const url = '/public/api/v1/auth/login/';
    for (const headers of FOREIGN)
      expect([headers, await call({ method: 'POST', url, payload, headers })]).toEqual([headers, refused]);
    const own = await test.call({ headers: OWN[0]! }, 'POST', url, payload);
    expect(own.statusCode).toBe(200);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
    'does not work by a form sent as %j, which needs no leave',
    async (type) => {
      const { email } = await writePerson(test.services, { password: PASSWORD });
      const answer = await test.call(
        { headers: type ? { 'content-type': type } : {} },
        'POST',
        '/public/api/v1/auth/login/',
        JSON.stringify({ email, password: PASSWORD }),
      );
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.cookies).toEqual([]);
    },
  );

  it.each(['', '?link=1'])('does not begin by leading the browser to request-login%s', async (query) => {
    const url = `/api/v1/camdigikey/request-login/${query}`;
    for (const site of ['cross-site', 'same-site']) {
      const headers = { cookie, 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' };
      expect(await call({ url, headers })).toEqual(refused);
    }
    const own = await test.call({ headers: { cookie, 'sec-fetch-site': 'same-origin' } }, 'GET', url);
    expect(own.statusCode).toBe(200);
  });

  it('does not end with a token that was brought from elsewhere', async () => {
    const attacker = identityBrowser(test);
    const brought = await attacker.approve((await attacker.leave()).loginToken, 'newcomer');
    const victim = identityBrowser(test, { cookie, 'sec-fetch-site': 'same-origin' });
    await victim.leave('?link=1');
    expect((await victim.comeBack(brought)).statusCode).toBe(401);
  });
});

describe.runIf(PAGES_BUILT)('a form of another site', () => {
  let pages: Awaited<ReturnType<typeof createApp>>;
  beforeAll(async () => {
    pages = await createApp(test.services, { pages: true });
    await pages.ready();
  });
  afterAll(() => pages.close());

  it.each([
    '/account/sign-in',
    '/account/sign-out',
    '/desk/sign-in',
    '/contact',
    '/ecosystem/get-listed',
    '/ecosystem/get-listed/startup/basic',
    '/user/profile/bio',
    '/user/profile/change_password',
    '/camdigikey-login',
    '/account/begin_password_reset',
    '/account/sign-out.data',
  ])('posts nothing to %s, signed in or not', async (url) => {
    const before = await countRows(test.services);
    for (const headers of FOREIGN)
      for (const session of [{}, { cookie }]) {
        const type = { 'content-type': 'application/x-www-form-urlencoded' };
        const posted = { method: 'POST', url, payload: 'a=b', headers: { ...type, ...session, ...headers } };
        expect([headers, await call(posted, pages)]).toEqual([headers, refused]);
      }
    expect(await countRows(test.services)).toEqual(before);
  });
});
