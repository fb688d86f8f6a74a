import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { INSIGHT_TABS } from '#shared/domain/insight/tabs.ts';
import { isKnownToPages } from '#shared/domain/page-parameters.ts';
import { ownCalendarPath } from '#shared/domain/saved.ts';
import { isSecretPage } from '#shared/domain/secret-pages.ts';
import { CATEGORY_SLUGS } from '#shared/domain/stakeholder-kinds.ts';
import { allContracts } from '#tests/api/all-contracts.ts';
import { identityBrowser } from '#tests/factories/identity.ts';
import { writePerson } from '#tests/factories/person.ts';
import { PAGES_BUILT } from '#tests/setup/set-up-app.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import routes from '#web/routes.ts';
import { aBrowser } from './support/browser.ts';
import { keyIn, mailsTo, PASSWORD, registration } from './support/mails.ts';

let log = '';
let test: TestApp;
let app: FastifyInstance;
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  test = await startTestApp({
    env: { IDENTITY_SIMULATOR_PORT: '0' },
    log: pino({ level: 'trace' }, stream),
  });
  app = PAGES_BUILT ? await createApp(test.services, { pages: true }) : test.app;
  await app.ready();
});
afterAll(async () => {
  if (PAGES_BUILT) await app.close();
  await test.stop();
});

/** Every secret of the way must be missing from everything the server writes down. */
function expectUnlogged(secrets: readonly (string | undefined)[]) {
  expect(log.length, 'the log is captured').toBeGreaterThan(100);
  for (const secret of secrets) {
    expect(secret?.length).toBeGreaterThan(8);
    expect(log).not.toContain(secret);
    expect(log).not.toContain(encodeURIComponent(secret!));
  }
}

describe('the log', () => {
  it('says of a write from another site why it was refused, and nothing of what it brought', async () => {
    const answer = await test.call(
      { headers: { cookie: 'access_token=hush', origin: 'https://elsewhere.example' } },
      'POST',
      '/public/api/v1/auth/login/',
      { email: 'a@example.test', password: 'hush' },
    );
    expect(answer.json<{ code: string }>().code).toBe('forbidden_origin');
    const line = log.split('\n').find((one) => one.includes('forbidden_origin'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ code: 'forbidden_origin', msg: 'refused' });
    expect(line).not.toContain('hush');
  });

  it('says with a code who was kept from a call of the desk, and by which', async () => {
    const who = await test.signIn();
    const { statusCode } = await app.inject({ url: '/desk-api/v1/settings/', headers: who.headers });
    expect(statusCode).toBe(404);
    const line = log.split('\n').find((one) => one.includes('desk_role'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      msg: 'refused',
      call: 'setting.list',
      person: who.id,
      reqId: expect.any(String),
    });
  });

  it('holds nothing of a sign-in by identity: tokens, state, cookies', async () => {
    const browser = identityBrowser({ ...test, app });
    const { loginToken } = await browser.leave();
    const { token, state } = await browser.approve(loginToken, 'newcomer');
    const landing = `/camdigikey-login?authToken=${encodeURIComponent(token)}&state=${encodeURIComponent(state)}`;
    await app.inject({ url: landing, headers: { cookie: browser.cookie } });
    await app.inject({ url: landing.replace('-login?', '-login.data?') });
    await app.inject({ method: 'PUT', url: landing });
    const back = await browser.comeBack({ token, state });
    const again = await browser.comeBack({ token, state });
    const altered = await browser.comeBack({ token: `${token}x`, state });
    expect([again.statusCode, altered.statusCode]).toEqual([401, 401]);
    const { access_token, refresh_token } = back.json();
    expectUnlogged([token, token.split('.').at(-1), loginToken, state, access_token, refresh_token]);
  });

  it('holds no password, code or link of an e-mail account', async () => {
    const email = 'unlogged@example.test';
    const browser = aBrowser({ ...test, app });
    await browser.post('/public/api/v1/auth/registration/', registration(test, email));
    const key = keyIn((await mailsTo(test, email)).at(-1)?.text);
    await browser.get(`/account/confirm-email/${key}`);
    await browser.get(`/account/confirm-email/${key}.data`);
    await browser.get(`/account/confirm-email/${key}/?next=/`);
    await browser.get(`/account/reset-password-confirm/${key}`);
    await browser.post('/public/api/v1/auth/registration/verify-email/', { key });
    await browser.signIn(email, 'Wrong-but-typed-1');
    await browser.signIn(email, PASSWORD);
    const tokens = [browser.jar.get('access_token'), browser.jar.get('refresh_token')];
    await browser.get(`/public/?access_token=${tokens[0]}`);
    expectUnlogged([key, 'Wrong-but-typed-1', PASSWORD, ...tokens]);
  });

  it('holds none either when something breaks on the way', async () => {
    const { email } = await writePerson(test.services, { password: PASSWORD });
    const { database } = test.services;
    const { transaction } = database.db;
    database.db.transaction = () => Promise.reject(new Error('the disk is full'));
    try {
      const answer = await aBrowser(test).signIn(email!, PASSWORD);
      expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal']);
      expect(answer.body).not.toContain('disk');
    } finally {
      database.db.transaction = transaction;
    }
    expect(log).toContain('the disk is full');
    expectUnlogged([PASSWORD]);
  });
});

describe('the database', () => {
  it('keeps no token in the clear, not even to answer the same call again', async () => {
    const { email } = await writePerson(test.services, { password: PASSWORD });
    const answers = await Promise.all(
      [1, 2].map(() =>
        test.call(
          { headers: { 'idempotency-key': 'the-same-key-twice' } },
          'POST',
          '/public/api/v1/auth/login/',
          { email, password: PASSWORD },
        ),
      ),
    );
    const tokens = answers.map((answer) => answer.json().refresh_token as string);
    expect(new Set(tokens).size).toBe(2);
    const { pool } = test.services.database;
    const tables = await pool.query<{ name: string }>(
      `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`,
    );
    expect(tables.rows.length).toBeGreaterThan(20);
    for (const { name } of tables.rows)
      for (const secret of [...tokens, PASSWORD]) {
        const found = await pool.query(`select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`, [
          secret,
        ]);
        expect([name, found.rowCount]).toEqual([name, 0]);
      }
  });
});

/** Names in addresses of pages that stand for what everybody may read in the log; any other is a secret. */
const PUBLIC_NAMES = [
  'id',
  'kind',
  'category',
  'resource',
  'step',
  'tab',
  'text',
  'collection',
  'userId',
  'messageId',
  'call',
];
/** The same for parameters of calls that are words, not ids; they are not logged, but are no secrets either. */
const WORDS = [
  ...PUBLIC_NAMES,
  'text_key',
  'slug',
  'month',
  'provider',
  'role',
  'picture',
  'version',
  'stakeHolderType',
];

const parts = (path: string) => path.split('/').filter(Boolean);
const pages = pathsOf(routes);
/** Secrets of the way that no name shows: they stand behind the question mark. */
const WITH_QUERY = [
  '/camdigikey-login?authToken=',
  '/account/sign-in?next=/team-invite/',
  '/contact?action=login&next=%2Fteam-invite%2F',
  '/contact?action=login&next=https://localhost/team-invite/',
  '/about?action=login&next=%2F%2e%2e%2fteam-invite%2F',
  '/about?action=login&next=%252F%252e%252e%252fteam-invite%252F',
  '/user/profile/matching?token=',
  '/ecosystem/get-listed/confirm?code=',
  '/ecosystem/get-listed?follow=',
];

/** Full paths of the pages, as `web/routes.ts` writes them. */
function pathsOf(entries: readonly RouteConfigEntry[], base = ''): string[] {
  return entries.flatMap((entry) => {
    const path = [base, entry.path].filter(Boolean).join('/');
    return [path, ...pathsOf(entry.children ?? [], path)];
  });
}

describe('every address of the site', () => {
  const SECRET = 'OnlyWhoHasTheMailKnowsThis-7';
  const filled = (path: string) =>
    `/${parts(path)
      .map((part) => (/^[:{*]/.test(part) ? SECRET : part))
      .join('/')}`;

  it('of a page names public things or counts as secret, so that a new one cannot be forgotten', () => {
    const named = pages.filter((path) =>
      parts(path).some(
        (part) => part === '*' || (part.startsWith(':') && !PUBLIC_NAMES.includes(nameOf(part))),
      ),
    );
    expect(named.length).toBeGreaterThan(8);
    for (const path of named.filter((one) => one !== '*')) {
      const address = filled(path);
      for (const form of [address, `${address}.data`, `${address}/`, `//${address}`, address.toUpperCase()])
        expect([form, isSecretPage(form)]).toEqual([form, true]);
    }
    expect(isSecretPage('/%74eam-invite/x')).toBe(true);
    expect(isSecretPage('/team-invites')).toBe(false);
    expect(isSecretPage('/program/0190a000')).toBe(false);
  });

  it('of a call names public things, or is kept by nobody', async () => {
    const secret = (await allContracts()).filter(({ path }) =>
      parts(path).some((part) => part.startsWith('{') && !isPublicName(nameOf(part))),
    );
    expect(secret.length).toBeGreaterThan(15);
    for (const { id, cacheSeconds } of secret) expect([id, cacheSeconds]).toEqual([id, 0]);
  });

  it('is written down by its pattern alone, whoever asks and in whatever letters', async () => {
    const calls = (await allContracts()).map(({ method, path }) => ({ method, url: filled(path) }));
    const asked = [
      ...calls,
      ...pages.map((path) => ({ method: 'GET' as const, url: filled(path) })),
      ...WITH_QUERY.map((url) => ({ method: 'GET' as const, url: `${url}${SECRET}` })),
      { method: 'OPTIONS' as const, url: `/team-invite/${SECRET}` },
      { method: 'GET' as const, url: ownCalendarPath(SECRET) },
      { method: 'DELETE' as const, url: ownCalendarPath(SECRET) },
    ];
    for (const { method, url } of asked)
      for (const form of new Set([url, url.replace(/^[^?]*/, (path) => shouted(path)), `${url}.data`]))
        await app.inject({ method, url: form, payload: method === 'GET' ? undefined : {} });
    expect(log).not.toContain(SECRET);
    expect(log).toContain('/public/api/v1/team-invite/:secret');
    const { id } = await writePerson(test.services, {});
    await app.inject({ url: `/base-api/users/${id}/` });
    expect(log, 'an id is no secret').toContain(`"params":{"id":"${id}"}`);
    if (PAGES_BUILT) expect(log).toContain('"/team-invite/:secret"');

    function shouted(path: string) {
      return path
        .split('/')
        .map((part) => (part === SECRET ? part : part.toUpperCase()))
        .join('/');
    }
  });

  it('of a call with a secret tells no site where it was and is kept nowhere, whatever comes of it', async () => {
    const secrets = (await allContracts()).filter(({ path }) => /\{(secret|token|key)\}/.test(path));
    expect(secrets.length).toBeGreaterThan(10);
    const before = new Map(secrets.map(({ path }) => [path.split('{')[0], filled(path)]));
    const urls = [...before.values(), ownCalendarPath(SECRET)];
    const odd = (url: string) => [
      url.toUpperCase(),
      `${url.replace(/\/$/, '')}/nothing-of-the-kind/`,
      `/${url}`,
      `${url}?next=%2F`,
      `${url}%zz`,
    ];
    const asked = [
      ...secrets
        .map(({ path }) => filled(path))
        .flatMap((url) => ['GET', 'POST'].map((method) => ({ method, url }))),
      ...urls.flatMap((url) => ['HEAD', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({ method, url }))),
      ...urls.flatMap(odd).map((url) => ({ method: 'GET', url })),
    ] as { method: 'GET' | 'POST' | 'PUT'; url: string }[];
    const wrong: string[] = [];
    const seen = new Set<number>();
    for (const { method, url } of asked) {
      const typed = { 'content-type': 'application/json' };
      const sent = /POST|PUT/.test(method) ? { payload: '{', headers: typed } : {};
      const { statusCode, headers } = await app.inject({ method, url, ...sent });
      seen.add(statusCode);
      const [referrer, kept] = [headers['referrer-policy'], String(headers['cache-control'])];
      if (referrer !== 'no-referrer' || !kept.includes('no-store'))
        wrong.push(`${method} ${url}: ${statusCode} ${referrer} ${kept}`);
    }
    expect(wrong).toEqual([]);
    for (const status of [400, 401, 404, 405]) expect(seen).toContain(status);
  });

  it('of a call that is named secret is known by the name of its parameter', async () => {
    const named = (await allContracts()).flatMap(({ path }) =>
      parts(path).filter((part) => part.startsWith('{') && !isPublicName(nameOf(part))),
    );
    expect([...new Set(named.map(nameOf))].sort()).toEqual(['key', 'secret', 'token']);
  });

  const nameOf = (part: string) => part.replace(/[^\w]/g, '');
  const isPublicName = (name: string) => WORDS.includes(name) || /(^|_)id$|Id$|^(member|product)$/.test(name);
});

describe.runIf(PAGES_BUILT)('a page with a secret in its address', () => {
  const addresses = [
    ...WITH_QUERY.map((url) => `${url}secret-of-the-way-and-back`),
    ...pages
      .map((path) => `/${path}`)
      .filter((path) => path !== '/*' && isSecretPage(path) && /[:*]/.test(path))
      .map((path) => path.replace(/(:\w+\??|\*)/, 'secret-of-the-way-and-back')),
  ];
  /** As it stands in the first line of a request: `inject` would tidy it up. */
  const sentRaw = (path: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { port } = app.server.address() as AddressInfo;
      get({ host: '127.0.0.1', port, path, agent: false }, (answer) => resolve(answer.resume())).on(
        'error',
        reject,
      );
    });
  beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }));

  it.each(addresses)('%s tells no site where it was, and is kept nowhere', async (url) => {
    const size = test.services.answers.size;
    const bare = url.slice(1);
    const spelled = [
      `/./${bare}`,
      `/nowhere/../${bare}`,
      `/%2e/${bare}`,
      `/nowhere/%2E%2e/${bare}`,
      `//${bare}`,
      `///${bare}`,
      `/\\${bare}`,
      `${url.replaceAll(/(?<!^)\/(?=[^?]*(\?|$))/g, '\\')}`,
      url.replaceAll(/(?<!^)\/(?=[^?]*(\?|$))/g, '%5c'),
      url.replaceAll(/(?<!^)\/(?=[^?]*(\?|$))/g, '%2F'),
      url.replaceAll(/(?<!^)\/(?=[^?]*(\?|$))/g, '//'),
      url.replace(/^\/[^/?]*/, (first) => `${first};v=1`),
      `/%09${bare}`,
      `/${bare.replace(/^./, (letter) => `%${letter.charCodeAt(0).toString(16)}`)}`,
      `/${bare.replace(/^./, (letter) => `%25${letter.charCodeAt(0).toString(16)}`)}`,
      `http://elsewhere.example${url}`,
    ];
    for (const form of spelled) {
      const { headers, statusCode } = await sentRaw(form);
      expect([form, statusCode, headers['referrer-policy']]).toEqual([form, statusCode, 'no-referrer']);
      expect([form, headers['cache-control']]).toEqual([form, expect.stringContaining('no-store')]);
    }
    for (const form of [url, url.replace(/^\/[^?/]*/, (first) => first.toUpperCase())]) {
      const answer = await app.inject({ url: form });
      await app.inject({ url: form.replace(/(\?|$)/, '.data$1') });
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
      expect(answer.headers['cache-control']).toContain('no-store');
    }
    expect(test.services.answers.size).toBe(size);
  });
});

describe.runIf(PAGES_BUILT)('a page kept for everybody', () => {
  const forms = (path: string) =>
    [...CATEGORY_SLUGS, ...INSIGHT_TABS].map((word) => path.replace(/:(category|tab)/, word));
  const open = pages
    .map((path) => `/${path}`)
    .filter((path) => !/^\/(desk|dev|user|account)|\*/.test(path) && !isSecretPage(path))
    .flatMap((path) => [...new Set(forms(path))])
    .map((path) => path.replace(/:\w+\??/g, 'blog'));

  it('reads no parameter but those its key and its true address know', async () => {
    const read = new Set<string>();
    const { prototype } = URLSearchParams;
    const spies = (['get', 'getAll', 'has'] as const).map((method) => {
      const real = prototype[method];
      return vi.spyOn(prototype, method).mockImplementation(function (this: URLSearchParams, name: string) {
        read.add(name);
        return Reflect.apply(real, this, [name]) as never;
      });
    });
    for (const url of open) await app.inject({ url: `${url}?page=1` });
    for (const spy of spies) spy.mockRestore();
    expect(read.size).toBeGreaterThan(20);
    expect([...read].filter((name) => !isKnownToPages(name))).toEqual([]);
  });

  it.each(open)('%s leads away from names that no page reads, and keeps the others (B.79)', async (url) => {
    const mistyped = await app.inject({ url: `${url}?stauts=open&lang=km&page=1&sectr=a` });
    expect([mistyped.statusCode, mistyped.headers.location]).toEqual([302, `${url}?lang=km&page=1`]);
    expect(mistyped.headers['cache-control']).toContain('no-store');
  });

  it.each(['/program', '/event', '/ecosystem/discover/category/startup'])(
    'the list %s leads away from names that only other lists read, too (B.79)',
    async (url) => {
      for (const other of ['investor_type=angel', 'quarter=2026-1', 'cohort=x'])
        expect((await app.inject({ url: `${url}?${other}&lang=km` })).headers.location).toBe(
          `${url}?lang=km`,
        );
    },
  );

  it.each(['/sitemap.xml', '/sitemap-pages.xml', '/api/openapi.json'])(
    '%s, which takes no names, says so (B.79)',
    async (url) => {
      const refused = await app.inject({ url: `${url}?lnag=km` });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, ['lnag']]);
      expect((await app.inject({ url: `${url}?utm_source=mail` })).statusCode).toBe(200);
    },
  );

  it('is kept once, whatever somebody adds to its address', async () => {
    const events = encodeURIComponent('routes/events');
    const asked = ['/event', '/event.data', `/event.data?_routes=${events}`];
    for (const url of asked) await app.inject({ url });
    const { size } = test.services.answers;
    expect(size).toBeGreaterThan(2);
    for (let n = 0; n < 20; n += 1) {
      expect((await app.inject({ url: `/event?x=${n}` })).headers.location).toBe('/event');
      await app.inject({ url: `/event.data?x${n}=1` });
      await app.inject({ url: `/event.data?_routes=${events},r${n}` });
    }
    expect(test.services.answers.size).toBe(size);
    const { body } = await app.inject({ url: '/event?q=made-up' });
    expect(/rel="canonical" href="([^"]+)"/.exec(body)?.[1]).toMatch(/\/event$/);
  });
});
