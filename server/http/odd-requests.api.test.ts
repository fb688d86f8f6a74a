import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allContracts } from '#tests/api/all-contracts.ts';
import { pathsOf } from '#tests/fuzz/bad-page.ts';
import { PAGES_BUILT, setUpApp } from '#tests/setup/set-up-app.ts';
import routes from '#web/routes.ts';
import { createApp } from '../app.ts';
import { LIMITS } from '../limits/limits.ts';
import { hashAddress } from './caller.ts';

const test = setUpApp({ env: { LIMITS: '1', TRUST_PROXY: '1' } });

let addresses = 0;
/** Nobody has called from there yet. */
const newAddress = () => {
  addresses += 1;
  return `100.${64 + (addresses >> 8)}.${addresses & 255}.7`;
};
async function spendAll(limit: 'missing' | 'broken' | 'drawn', address: string): Promise<void> {
  for (let n = 0; n < LIMITS[limit].points; n += 1)
    await test.services.limits.spend(limit, hashAddress(test.services, address)).catch(() => {});
}
const filled = (pattern: string) => pattern.replace(/\{\w+\}|:\w+\??|\*$/g, () => crypto.randomUUID());

/** How often the database was asked for anything meanwhile. */
async function questionsOf(during: () => Promise<unknown>): Promise<number> {
  const { pool, search } = test.services.database;
  const spies = [pool, search].map((one) => vi.spyOn(one, 'connect'));
  const asked = [pool, search].map((one) => vi.spyOn(one, 'query'));
  await during();
  const times = [...spies, ...asked].reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  for (const spy of [...spies, ...asked]) spy.mockRestore();
  return times;
}

const FILES = [
  '/files/{id}/original',
  '/files/{id}/view',
  '/event/{id}.ics',
  '/og/event/{id}.en.png',
  '/sitemap-{id}.xml',
  '/resource/file/{id}/download',
  '/public/api/v1/insights/{id}/x.csv',
  '/public/api/v1/insights/startups/{id}.csv',
  '/event.ics?zz={id}',
  '/event.atom?category={id}',
  '/api/openapi.json?zz={id}',
];

describe('addresses with nothing behind them', () => {
  it.each([
    ['a path beyond any of ours', `/${'a'.repeat(2_100)}`],
    ['a query beyond any of ours', `/about?${'a'.repeat(8_100)}`],
    ['too many parameters', `/about?${'a&'.repeat(201)}`],
    ['letters that cannot be decoded', '/about/%zz'],
    ['half a letter, to a call', '/api/v1/event/%E1%9E/'],
    ['a name beyond any of ours', `/public/api/v1/event/${'a'.repeat(2_100)}/`],
  ])('with %s count too, before anything else is said of them', async (_what, url) => {
    const [fresh, spent] = [newAddress(), newAddress()];
    const ask = (from: string) => test.call({ headers: { 'x-forwarded-for': from } }, 'GET', url);
    expect((await ask(fresh)).statusCode).toBe(400);
    await spendAll('missing', spent);
    expect((await ask(spent)).statusCode).toBe(429);
  });

  it('of every call and file count, and whoever had too many is told to wait before the database is asked', async () => {
    const calls = (await allContracts()).filter(
      ({ method, path, access }) => method === 'GET' && path.includes('{') && access === 'public',
    );
    expect(calls.length).toBeGreaterThan(20);
    for (const pattern of [...FILES, ...calls.map((one) => one.path)]) {
      const [fresh, spent] = [newAddress(), newAddress()];
      const ask = (from: string) =>
        test.call({ headers: { 'x-forwarded-for': from } }, 'GET', filled(pattern));
      const { statusCode } = await ask(fresh);
      const before = await test.services.limits.spend('missing', hashAddress(test.services, fresh));
      expect([pattern, statusCode < 400 || before === 2]).toEqual([pattern, true]);
      await spendAll('missing', spent);
      let refused = 0;
      const questions = await questionsOf(async () => {
        refused = (await ask(spent)).statusCode;
      });
      expect([pattern, refused, questions]).toEqual([pattern, 429, 0]);
    }
  });

  it('what people need of a neighbour of such a one goes on: signing in, writing, what needs no name', async () => {
    const from = newAddress();
    await spendAll('missing', from);
    const headers = { 'x-forwarded-for': from };
    expect((await test.call({ headers }, 'GET', '/public/api/v1/event/')).statusCode).toBe(200);
    const { headers: own } = await test.signIn();
    const asPerson = await test.call(
      { headers: { ...headers, ...own } },
      'GET',
      `/public/api/v1/event/${crypto.randomUUID()}/`,
    );
    expect(asPerson.statusCode).toBe(404);
    const login = await test.call({ headers }, 'POST', '/public/api/v1/auth/login/', {
      email: 'a@example.test',
      password: 'x',
    });
    expect(login.statusCode).toBe(422);
  });
});

describe('what cannot be read', () => {
  const BROKEN = [
    ['JSON that breaks off', '/api/v1/contact/', 'application/json', '{"name":'],
    [
      'forms that break off',
      '/public/api/v1/request-get-list/startup/',
      'multipart/form-data; boundary=q',
      'x',
    ],
    ['types nobody takes', '/api/v1/contact/', 'application/pdf', 'x'],
    ['JSON larger than any', '/public/api/v1/listing-draft/', 'application/json', `"${'x'.repeat(900_000)}"`],
  ] as const;
  it.each(BROKEN)('%s: whoever sends it in a loop is told to wait', async (_what, url, type, payload) => {
    const headers = { 'x-forwarded-for': newAddress(), 'content-type': type };
    const send = () => test.call({ headers }, 'POST', url, payload);
    expect((await send()).statusCode).toBeLessThan(429);
    for (let n = 1; n < LIMITS.broken.points; n += 1) await send();
    const refused = await send();
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await test.call({ headers }, 'GET', '/public/api/v1/event/')).statusCode).toBe(200);
  });
});

// The whole test run builds the pages first; on their own these tests need a build.
describe.runIf(PAGES_BUILT)('pages', () => {
  let site: FastifyInstance;
  beforeAll(async () => {
    site = await createApp(test.services, { pages: true });
  });
  afterAll(() => site.close());
  const get = (url: string, from: string) => site.inject({ url, headers: { 'x-forwarded-for': from } });

  it('with a name in their address count where nothing is behind it, and are not drawn for whoever had too many', async () => {
    const patterns = pathsOf((await routes) as RouteConfigEntry[]).filter((one) => one.includes(':'));
    expect(patterns.length).toBeGreaterThan(40);
    for (const pattern of patterns)
      for (const ending of ['', '.data', '?action=login']) {
        const [fresh, spent] = [newAddress(), newAddress()];
        const at = () => filled(pattern) + ending;
        const { statusCode } = await get(at(), fresh);
        const counted = await test.services.limits.spend('missing', hashAddress(test.services, fresh));
        expect([pattern, ending, statusCode < 400 || counted > 1]).toEqual([pattern, ending, true]);
        await spendAll('missing', spent);
        // Until then the page of the wait itself was not drawn.
        await get(at(), spent);
        let refused = 0;
        const questions = await questionsOf(async () => {
          refused = (await get(at(), spent)).statusCode;
        });
        expect([pattern, ending, refused, questions]).toEqual([pattern, ending, 429, 0]);
      }
  });

  it('of a link that was cut in the middle of a Khmer letter is a page, in its language', async () => {
    const cut = await get('/resource/%E1%9E%97%E1%9E?lang=km', newAddress());
    expect([cut.statusCode, cut.headers['content-language']]).toEqual([400, 'km']);
    expect(cut.body).toContain('មិនអាចអានសំណើនេះបានទេ');
  });

  it.each([
    ['a path beyond any of ours', `/${'a'.repeat(2_100)}`],
    ['too many parameters', `/about?${'a&'.repeat(201)}`],
    ['letters that cannot be decoded', '/about/%zz'],
  ])('for %s are shown once or twice; whoever goes on is told in a few words', async (_what, url) => {
    const from = newAddress();
    expect((await get(url, from)).statusCode).toBe(400);
    await spendAll('missing', from);
    const refused = await get(url, from);
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.body.length).toBeLessThan(1_000);
    expect(refused.headers['content-security-policy']).toBeDefined();
  });

  it.each(['/contact?action=', '/?page=', '/?search=', '/event?search=', '/contact.data?_routes='])(
    'drawn anew for each value, at %s, are so many a minute; others and what is kept go on',
    async (address) => {
      const from = newAddress();
      expect((await get('/event', from)).statusCode).toBe(200);
      await spendAll('drawn', from);
      expect((await get(address + crypto.randomUUID(), from)).statusCode).toBe(429);
      expect((await get(address + crypto.randomUUID(), newAddress())).statusCode).toBe(200);
      expect((await get('/event', from)).statusCode).toBe(200);
      const dead = { 'x-forwarded-for': from, cookie: 'access_token=dead' };
      expect((await site.inject({ url: '/privacy-policy', headers: dead })).statusCode).toBe(429);
    },
  );

  it('of lists are kept by number, not by whatever stands in its place', async () => {
    await get('/event?page=2', newAddress());
    const { size } = test.services.answers;
    for (const page of ['zz', '-1', '02', '1e3', '99999']) await get(`/event?page=${page}`, newAddress());
    expect(test.services.answers.size).toBe(size);
  });

  it('forms posted to them that are broken are so many a minute', async () => {
    const from = newAddress();
    const send = (payload: string, type: string) =>
      site.inject({
        method: 'POST',
        url: '/contact',
        headers: { 'x-forwarded-for': from, 'content-type': type },
        payload,
      });
    const large = () => send('a&'.repeat(1_000), 'application/x-www-form-urlencoded');
    expect([
      (await large()).statusCode,
      (await send('x', 'multipart/form-data; boundary=q')).statusCode,
    ]).toEqual([413, 400]);
    for (let n = 2; n < LIMITS.broken.points; n += 1) await large();
    const refused = await large();
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.body).toMatch(/<h1[ >]/);
  });
});
