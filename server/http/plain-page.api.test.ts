import { describe, expect, it } from 'vitest';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';
import { createApp } from '../app.ts';
import { LIMITS } from '../limits/limits.ts';
import { hashAddress } from './caller.ts';
import { NO_RECORD } from './plain-page.ts';

// The whole test run builds the pages first; on their own these tests need a build.
describe.runIf(PAGES_BUILT)('pages that say the same to everybody', () => {
  const test = setUpSite();
  const limited = setUpSite({ env: { LIMITS: '1' } });
  const get = (url: string, headers: Record<string, string> = {}) => test.site.inject({ url, headers });
  const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1]!;
  const scriptsOf = (html: string) => html.match(/\/assets\/[^"]+\.js/g)?.sort();
  async function timeOf(ask: () => Promise<unknown>, rounds = 15) {
    const times: number[] = [];
    for (let n = 0; n < rounds; n += 1) {
      const started = performance.now();
      await ask();
      times.push(performance.now() - started);
    }
    return median(times);
  }

  it('an address without a page is drawn once a language, and names no address (8.014)', async () => {
    const first = await get('/nothing/at/all?search=secret', { cookie: 'language=km' });
    const { size } = test.services.answers;
    const other = await get('/else-nothing', { cookie: 'language=km' });
    expect([first.statusCode, other.statusCode, other.body === first.body]).toEqual([404, 404, true]);
    expect(test.services.answers.size).toBe(size);
    expect(first.headers['content-language']).toBe('km');
    expect(first.body).not.toMatch(/nothing\/at|search=secret|~here|rel="canonical"/);
    // The other language is that of the address one is at.
    expect(first.body).toContain('href="?lang=en"');
    expect((await get('/nothing')).headers['content-language']).toBe('en');
  });

  it.each<[string, string, Record<string, string>]>([
    ['an action that is none', '?action=x', {}],
    ['a cookie that is no session', '', { cookie: 'access_token=junk' }],
    ['a cookie that renews nothing', '', { cookie: 'access_token=junk; refresh_token=junk' }],
    ['a token that is none', '', { authorization: 'Bearer junk' }],
    ['the data of a page', '.data', {}],
    ['the data of the frame', '.data?_routes=root', {}],
  ])('an address without a page is drawn no second time for %s (8.014)', async (_what, ending, headers) => {
    const first = await get('/nothing');
    const { size } = test.services.answers;
    const other = await get(`/n${crypto.randomUUID()}${ending}`, headers);
    expect([other.statusCode, other.body === first.body]).toEqual([404, true]);
    expect(test.services.answers.size).toBe(size);
  });

  it.each(['?action=x', '?action=connect'])(
    'a record that is not there is drawn no second time for %s',
    async (ending) => {
      const at = () => get(`/event/${crypto.randomUUID()}${ending}`);
      expect((await at()).body).toBe((await at()).body);
    },
  );

  it('the dialog to sign in, asked for where no page is, opens on the first one', async () => {
    const led = await get(`/n${crypto.randomUUID()}?lang=km&action=login`);
    expect([led.statusCode, led.headers.location]).toEqual([302, '/?action=login&lang=km']);
  });

  it('the frame of a page is kept for no made-up record', async () => {
    await get('/event');
    const { size } = test.services.answers;
    const frame = await get(`/event/${crypto.randomUUID()}.data?_routes=root`);
    expect(frame.headers['cache-control']).toContain('no-store');
    expect(test.services.answers.size).toBe(size);
  });

  it('has the status of what was refused, also where the same is said of another', async () => {
    const config = { ...test.services.config, NODE_ENV: 'development' as const };
    const house = await createApp({ ...test.services, config }, { pages: true });
    const foreign = await house.inject({ url: '/about', headers: { host: 'phum.example' } });
    const headers = { 'content-type': 'multipart/form-data; boundary=q' };
    const broken = await house.inject({ method: 'POST', url: '/contact', headers, payload: 'x' });
    await house.close();
    expect([foreign.statusCode, broken.statusCode]).toEqual([421, 400]);
  });

  it('costs a fraction of drawing one', async () => {
    const { headers } = await test.signIn();
    await get('/nothing');
    const drawn = await timeOf(() => get('/nothing', headers));
    const kept = await timeOf(() => get(`/nothing-${crypto.randomUUID()}`));
    expect(kept).toBeLessThan(drawn / 2);
  });

  it.each([
    '/event/',
    '/program/',
    '/resource/file/',
    '/resource/category/blog/',
    '/user/',
    '/insights/',
    '/ecosystem/get-listed/',
    '/ecosystem/discover/category/startup/',
    '/ecosystem/discover/detail?id=',
  ])(
    'a record that is not there, at %s, is drawn once a language, on the page it would have',
    async (path) => {
      const ask = (headers: Record<string, string> = {}) =>
        get(path + crypto.randomUUID(), { cookie: 'language=km', ...headers });
      const first = await ask();
      const { size } = test.services.answers;
      const other = await ask({ cookie: 'language=km; access_token=dead' });
      expect([first.statusCode, other.statusCode, other.body === first.body]).toEqual([404, 404, true]);
      expect(test.services.answers.size).toBe(size);
      expect(first.headers['content-language']).toBe('km');
      expect(first.headers['cache-control']).toContain('no-store');
      expect(first.body).toMatch(/<h1[ >]/);
      expect(first.body).not.toContain(NO_RECORD);
      // The other language is that of the address one is at.
      expect(first.body).toContain('href="?lang=en"');
      // What a browser wakes it with is what the page of a record that is there has, not that of no page at all.
      const nowhere = await get('/nothing', { cookie: 'language=km' });
      expect(first.body).not.toBe(nowhere.body);
      const { headers } = await test.signIn();
      // A member’s files are cut otherwise, and are those of the page too.
      const own = await ask({ ...headers });
      const ownNowhere = await get('/nothing', { cookie: 'language=km', ...headers });
      expect(own.statusCode).toBe(404);
      expect(scriptsOf(own.body)).not.toEqual(scriptsOf(ownNowhere.body));
    },
  );

  it.each(['/ecosystem/discover/category/', '/resource/category/', '/ecosystem/get-listed/'])(
    'names made up twice, at %s, are drawn once',
    async (path) => {
      const ask = () => get(`${path}${crypto.randomUUID()}/${crypto.randomUUID()}`);
      const first = await ask();
      const { size } = test.services.answers;
      expect([first.statusCode, (await ask()).body === first.body, test.services.answers.size]).toEqual([
        404,
        true,
        size,
      ]);
    },
  );

  it('a record that is not there costs a part of drawing its page', async () => {
    const { headers } = await test.signIn();
    const at = () => `/event/${crypto.randomUUID()}`;
    await get(at());
    // In turns, and the best of each: what else the machine does meanwhile hits both.
    const [drawn, kept]: [number[], number[]] = [[], []];
    for (let n = 0; n < 30; n += 1) {
      drawn.push(await timeOf(() => get(at(), headers), 1));
      kept.push(await timeOf(() => get(at()), 1));
    }
    expect(Math.min(...kept)).toBeLessThan(Math.min(...drawn) * 0.48);
  });

  it.each(['/contact', '/account/sign-in', '/account/sign-in.data'])(
    'whoever sends forms that make no call to %s one after the other is told to wait (ASVS V2.4.1)',
    async (url) => {
      const remoteAddress = `203.0.114.${url.length}`;
      const ask = () =>
        limited.site.inject({
          method: 'POST',
          url,
          remoteAddress,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: 'intent=nothing-of-the-kind',
        });
      expect((await ask()).statusCode).not.toBe(429);
      for (let n = 0; n < LIMITS.read.points; n += 1)
        await limited.services.limits
          .spend('read', hashAddress(limited.services, remoteAddress))
          .catch(() => {});
      expect((await ask()).statusCode).toBe(429);
    },
  );

  it.each([
    ['calls that are not there', 'GET', '/api/v1/zz'],
    ['calls of members', 'POST', '/base-api/zz'],
    ['calls of the desk', 'DELETE', '/desk-api/v1/zz'],
    ['calls of an account', 'PROPFIND', '/user-api/zz'],
    ['pages by other methods', 'PUT', '/zz'],
    ['links with a secret', 'GET', '/team-invite/zz'],
  ] as const)('whoever tries %s one after the other is told to wait', async (what, method, path) => {
    const remoteAddress = `203.0.113.${100 + what.length}`;
    const ask = () =>
      limited.site.inject({ method: method as 'GET', url: `${path}${crypto.randomUUID()}`, remoteAddress });
    for (let n = 0; n < LIMITS.missing.points; n += 1) await ask();
    const refused = await ask();
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('whoever tries record after record is told to wait', async () => {
    const ask = () =>
      limited.site.inject({ url: `/event/${crypto.randomUUID()}`, remoteAddress: '203.0.113.20' });
    for (let n = 0; n < LIMITS.missing.points; n += 1) await ask();
    expect((await ask()).statusCode).toBe(429);
  });

  it('a wait costs about what a kept page does, and far from what drawing one would', async () => {
    const ask = () => limited.site.inject({ url: '/none-again', remoteAddress: '203.0.113.30' });
    for (let n = 0; n <= LIMITS.missing.points; n += 1) await ask();
    expect((await ask()).statusCode).toBe(429);
    await limited.site.inject({ url: '/about', remoteAddress: '203.0.113.31' });
    const kept = await timeOf(() => limited.site.inject({ url: '/about', remoteAddress: '203.0.113.31' }));
    const ratios = [];
    for (let n = 0; n < 5; n += 1) ratios.push((await timeOf(ask)) / kept);
    expect(Math.min(...ratios)).toBeLessThan(4);
  });

  it('a form that is too large costs a part of drawing its page', async () => {
    const post = (payload: string) =>
      test.site.inject({
        method: 'POST',
        url: '/contact',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload,
      });
    const large = 'a&'.repeat(1_000);
    const first = await post(large);
    expect([first.statusCode, first.body === (await post('b&'.repeat(1_000))).body]).toEqual([413, true]);
    const drawn = await timeOf(() => post('name=x'));
    expect(await timeOf(() => post(large))).toBeLessThan(drawn / 2);
  });

  it('whoever posts to address after address that takes nothing is told to wait too', async () => {
    const ask = () =>
      limited.site.inject({
        method: 'POST',
        url: `/none-${crypto.randomUUID()}`,
        remoteAddress: '203.0.113.21',
      });
    for (let n = 0; n < LIMITS.missing.points; n += 1) await ask();
    expect((await ask()).statusCode).toBe(429);
  });

  it('whoever asks for address after address is told to wait, at once and in a page', async () => {
    const ask = () =>
      limited.site.inject({ url: `/none-${crypto.randomUUID()}`, remoteAddress: '203.0.113.9' });
    for (let n = 0; n < LIMITS.missing.points; n += 1) await ask();
    const refused = await ask();
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(refused.body).toMatch(/<h1[ >]/);
    const elsewhere = await limited.site.inject({ url: '/none', remoteAddress: '203.0.113.10' });
    expect(elsewhere.statusCode).toBe(404);
    const drawn = await timeOf(() =>
      limited.site.inject({ url: '/contact', cookies: { access_token: 'x' }, remoteAddress: '203.0.113.11' }),
    );
    expect(await timeOf(ask)).toBeLessThan(drawn / 2);
  });

  it('an address longer than any of ours is refused in a page, in the reader’s language', async () => {
    const answer = await get(`/event?a=${'x'.repeat(9_000)}`, { cookie: 'language=km' });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('វែងជាង');
  });

  it('an anonymous form of a million fields is refused at once, in a page', async () => {
    const answer = await test.site.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: 'language=km' },
      payload: 'a&'.repeat(1_500_000),
    });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('សូមត្រឡប់ក្រោយ');
  });

  it('marks of senders are in no page, whoever asked first', async () => {
    const first = await get('/event?utm_source=first&fbclid=one&gclid=two&UTM_x=three');
    const { size } = test.services.answers;
    const second = await get('/event?utm_source=other');
    expect([first.statusCode, second.body === first.body, test.services.answers.size]).toEqual([
      200,
      true,
      size,
    ]);
    expect(first.body).not.toMatch(/utm_|fbclid|gclid/i);
  });
});
