import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { createApp } from '../app.ts';
import { LIMITS } from '../limits/limits.ts';
import { BUILD } from './static-files.ts';

// The whole test run builds the pages first; on their own these tests need a build.
describe.skipIf(!existsSync(path.join(BUILD, 'server/index.js')))(
  'pages that say the same to everybody',
  () => {
    let test: TestApp;
    let limited: TestApp;
    let site: FastifyInstance;
    let narrow: FastifyInstance;
    beforeAll(async () => {
      test = await startTestApp();
      limited = await startTestApp({ env: { LIMITS: '1' } });
      site = await createApp(test.services, { pages: true });
      narrow = await createApp(limited.services, { pages: true });
    });
    afterAll(async () => {
      await Promise.all([site.close(), narrow.close()]);
      await Promise.all([test.stop(), limited.stop()]);
    });
    const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });
    const median = (times: number[]) => times.sort((a, b) => a - b)[times.length >> 1]!;
    async function timeOf(ask: () => Promise<unknown>) {
      const times: number[] = [];
      for (let n = 0; n < 15; n += 1) {
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

    it('costs a fraction of drawing one', async () => {
      const { headers } = await test.signIn();
      await get('/nothing');
      const drawn = await timeOf(() => get('/nothing', headers));
      const kept = await timeOf(() => get(`/nothing-${crypto.randomUUID()}`));
      expect(kept).toBeLessThan(drawn / 2);
    });

    it.each(['/event/', '/program/', '/resource/file/', '/ecosystem/discover/category/startup/'])(
      'a record that is not there, at %s, is drawn once a language, for callers with dead cookies too',
      async (path) => {
        const ask = (headers: Record<string, string> = {}) => get(path + crypto.randomUUID(), headers);
        const first = await ask({ cookie: 'language=km' });
        const { size } = test.services.answers;
        const other = await ask({ cookie: 'language=km; access_token=dead' });
        expect([first.statusCode, other.statusCode, other.body === first.body]).toEqual([404, 404, true]);
        expect(test.services.answers.size).toBe(size);
        expect(first.headers['content-language']).toBe('km');
        expect(first.body).toMatch(/<h1[ >]/);
        // Who is signed in finds the own frame around it.
        const { headers } = await test.signIn();
        const own = await ask({ ...headers, cookie: 'language=km' });
        expect([own.statusCode, own.body.includes('data-signed-in')]).toEqual([404, true]);
      },
    );

    it('whoever tries record after record is told to wait, signed in or by the data of pages too', async () => {
      const asks = [
        () => narrow.inject({ url: `/event/${crypto.randomUUID()}`, remoteAddress: '203.0.113.20' }),
        () => narrow.inject({ url: `/event/${crypto.randomUUID()}.data`, remoteAddress: '203.0.113.20' }),
      ];
      for (let n = 0; n < LIMITS.missing.points; n += 1) await asks[n % 2]!();
      for (const ask of asks) expect((await ask()).statusCode).toBe(429);
    });

    it('a wait costs about what a kept page does, and far from what drawing one would', async () => {
      const ask = () => narrow.inject({ url: '/none-again', remoteAddress: '203.0.113.30' });
      for (let n = 0; n <= LIMITS.missing.points; n += 1) await ask();
      expect((await ask()).statusCode).toBe(429);
      await narrow.inject({ url: '/about', remoteAddress: '203.0.113.31' });
      const kept = await timeOf(() => narrow.inject({ url: '/about', remoteAddress: '203.0.113.31' }));
      const ratios = [];
      for (let n = 0; n < 5; n += 1) ratios.push((await timeOf(ask)) / kept);
      expect(Math.min(...ratios)).toBeLessThan(4);
    });

    it('whoever asks for address after address is told to wait, at once and in a page', async () => {
      const ask = () => narrow.inject({ url: `/none-${crypto.randomUUID()}`, remoteAddress: '203.0.113.9' });
      for (let n = 0; n < LIMITS.missing.points; n += 1) await ask();
      const refused = await ask();
      expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
      expect(refused.body).toMatch(/<h1[ >]/);
      const elsewhere = await narrow.inject({ url: '/none', remoteAddress: '203.0.113.10' });
      expect(elsewhere.statusCode).toBe(404);
      const drawn = await timeOf(() =>
        narrow.inject({ url: '/contact', cookies: { access_token: 'x' }, remoteAddress: '203.0.113.11' }),
      );
      expect(await timeOf(ask)).toBeLessThan(drawn / 2);
    });

    it('an address longer than any of ours is refused in a page, in the reader’s language', async () => {
      const answer = await get(`/event?a=${'x'.repeat(9_000)}`, { cookie: 'language=km' });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
      expect(answer.body).toContain('វែងជាង');
    });

    it('an anonymous form of a million fields is refused at once, in a page', async () => {
      const answer = await site.inject({
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
  },
);
