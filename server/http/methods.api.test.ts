import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PAGES_BUILT, setUpApp } from '#tests/setup/set-up-app.ts';
import { createApp } from '../app.ts';
import { routes } from '../routes.ts';
import { methodsAmong } from './http-methods.ts';

const test = setUpApp();
let app: FastifyInstance;
beforeAll(async () => {
  app = PAGES_BUILT ? await createApp(test.services, { pages: true }) : test.app;
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  if (PAGES_BUILT) await app.close();
});

/** By Node's client: `inject` knows not every method. */
const send = (method: string, url: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const { port } = app.server.address() as AddressInfo;
    const request = ask({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (part: string) => {
        body += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, body }));
    });
    request.on('error', reject).end();
  });

const ID = '0190a000-0000-7000-8000-000000000001';
const OTHERS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'QUERY'];
const methodsAmongCalls = methodsAmong(routes.map(({ contract }) => contract));
const methodsByPath = new Map<string, Set<string>>();
for (const { contract } of routes) {
  const url = contract.path.replace(/\{\w+\}/g, ID);
  const methods = methodsByPath.get(url) ?? new Set();
  for (const method of methodsAmongCalls(contract)) methods.add(method);
  methodsByPath.set(url, methods);
}

describe('a call', () => {
  it('is refused in another method with the methods it takes, whichever call it is (RFC 9110, 15.5.6)', async () => {
    for (const [url, methods] of methodsByPath) {
      const taken = [...methods];
      if (methods.has('GET')) taken.push('HEAD');
      const wrong = OTHERS.find((method) => !taken.includes(method) && method !== 'TRACE')!;
      const answer = await send(wrong, url, { 'accept-language': 'km' });
      expect([wrong, url, answer.status]).toEqual([wrong, url, 405]);
      expect(String(answer.headers.allow).split(', ').sort(), url).toEqual([...taken, 'OPTIONS'].sort());
      expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
      expect(JSON.parse(answer.body)).toMatchObject({ status: 405, code: 'method_not_allowed' });
      expect(answer.headers['content-language']).toBe('km');
    }
  });

  it.each(OTHERS.filter((method) => method !== 'GET' && method !== 'HEAD'))(
    '%s is refused in one shape, before its body is read',
    async (method) => {
      const answer = await send(method, '/api/v1/industry/', { 'content-type': 'application/json' });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
      expect(JSON.parse(answer.body)).toMatchObject({ status: 405, code: 'method_not_allowed' });
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('says what it takes to whoever asks', async () => {
    const answer = await send('OPTIONS', '/public/api/v1/auth/login/');
    expect([answer.status, answer.headers.allow, answer.body]).toEqual([204, 'POST, OPTIONS', '']);
  });

  it.each(['GET', 'POST', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'that does not exist is 404 for %s too',
    async (method) => {
      const answer = await send(method, '/api/v1/nothing-here/');
      expect([answer.status, JSON.parse(answer.body).code]).toEqual([404, 'not_found']);
    },
  );
});

describe('a file', () => {
  it.each([
    ['/robots.txt'],
    ['/sitemap.xml'],
    ['/event.ics'],
    ['/api/openapi.json'],
    ['/healthz'],
    [`/files/${ID}/original`],
  ])('%s is refused in a few words to who sends something', async (url) => {
    for (const method of ['POST', 'PUT', 'TRACE']) {
      const answer = await send(method, `${url}?lang=km`);
      expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD, OPTIONS']);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.headers['content-language']).toBe('km');
      expect(answer.body.length).toBeLessThan(400);
    }
    expect((await send('OPTIONS', url)).headers.allow).toBe('GET, HEAD, OPTIONS');
  });
});

describe.runIf(PAGES_BUILT)('a page', () => {
  it.each(['/', '/about', '/about.data', '/_root.data', `/program/${ID}`, '/api/docs'])(
    '%s takes no form',
    async (url) => {
      for (const method of ['POST', 'PATCH', 'TRACE']) {
        const answer = await send(method, url, { 'content-type': 'text/csv' });
        expect([method, answer.status, answer.headers.allow]).toEqual([method, 405, 'GET, HEAD, OPTIONS']);
        expect(answer.body.length).toBeLessThan(400);
      }
    },
  );

  it('with a form takes it, and nothing else', async () => {
    for (const url of ['/contact', '/account/sign-in', '/contact.data']) {
      expect((await send('PUT', url)).headers.allow).toBe('GET, HEAD, POST, OPTIONS');
      expect((await send('POST', url)).status).not.toBe(405);
    }
  });

  it('that does not exist takes nothing', async () => {
    for (const method of ['POST', 'DELETE', 'OPTIONS', 'PROPFIND'])
      expect((await send(method, '/nothing/here')).status).toBe(404);
  });

  it('asked for without its body says what it is like with it', async () => {
    for (const url of ['/program', '/event?lang=km']) {
      const headers = { 'accept-encoding': 'gzip' };
      const [head, got] = [await send('HEAD', url, headers), await send('GET', url, headers)];
      expect([head.status, head.body]).toEqual([200, '']);
      for (const name of [
        'content-length',
        'etag',
        'cache-control',
        'content-type',
        'vary',
        'content-encoding',
      ])
        expect([name, head.headers[name]]).toEqual([name, got.headers[name]]);
      expect(Number(head.headers['content-length'])).toBeGreaterThan(1_000);
    }
  });

  it('is not sent again to whoever has it, however that is said (RFC 9110, 13.1.2)', async () => {
    const { etag } = (await send('GET', '/program')).headers;
    const says = [etag, `W/${etag}`, `"other", W/${etag}`, '*'].map(String);
    for (const one of says)
      for (const method of ['GET', 'HEAD']) {
        const answer = await send(method, '/program', { 'if-none-match': one });
        expect([one, answer.status, answer.headers.etag]).toEqual([one, 304, etag]);
      }
    expect((await send('GET', '/program', { 'if-none-match': '"other"' })).status).toBe(200);
  });
});
