import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { seedMasterData } from '../database/master-data/seed-master-data.ts';
import { COMMIT } from '../version.ts';

let test: TestApp;
let limited: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  limited = await startTestApp({ env: { LIMITS: '1' } });
});
afterAll(() => Promise.all([test.stop(), limited.stop()]));

const get = (url: string, headers: Record<string, string> = {}) => test.call({ headers }, 'GET', url);

describe('answers to visitors', () => {
  it('can be kept by shared caches and asked for again by their tag (7.001)', async () => {
    const first = await get('/public/api/v1/startup-program/');
    expect(first.headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/,
    );
    const again = await get('/public/api/v1/startup-program', {
      'if-none-match': String(first.headers.etag),
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('are private for whoever is signed in', async () => {
    const { headers } = await test.signIn();
    expect((await get('/public/api/v1/startup-program/', headers)).headers['cache-control']).toBe(
      'private, no-store',
    );
  });

  it('come compressed when asked', async () => {
    await seedMasterData(test.services.database.db);
    const { headers } = await get('/api/v1/expertise/', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
  });

  it('are shared by addresses that differ only in what links carry for others', async () => {
    await get('/public/api/v1/event/?when=past');
    const size = test.services.answers.size;
    await get('/public/api/v1/event/?when=past&utm_source=mail');
    expect(test.services.answers.size).toBe(size);
  });
});

describe('every answer', () => {
  it('carries the security headers and a request id', async () => {
    const { headers } = await get('/healthz');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('is a problem for an unknown address', async () => {
    const response = await get('/api/v1/nothing-here/');
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
  });
});

describe('operations', () => {
  it('say whether the process lives and can serve', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ok' });
  });

  it('say which version this is, of which commit and which schema', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect((await get('/version')).json()).toEqual({
      version,
      commit: COMMIT,
      schema: expect.stringMatching(/^\d{4}_/),
    });
  });

  it('give figures to who knows the token, and to nobody else: a proxy on this machine sends from it', async () => {
    const token = 'kT3u0vQz8mPq1sYx7nRb5cWd9fGh2jLa';
    const measured = await startTestApp({ env: { METRICS_TOKEN: token }, url: test.url });
    const ask = (authorization?: string) =>
      measured.call({ headers: authorization ? { authorization } : {} }, 'GET', '/metrics');
    try {
      const given = await ask(`Bearer ${token}`);
      expect(given.body).toContain('http_request_duration_seconds');
      for (const authorization of [undefined, 'Bearer ', `Bearer ${token}x`, token])
        expect((await ask(authorization)).statusCode).toBe(404);
      expect((await get('/metrics')).statusCode).toBe(404);
    } finally {
      await measured.stop();
    }
  });
});

describe('rate limits', () => {
  it('answer 429 with the seconds to wait, per address', async () => {
    const signIn = (remoteAddress: string) =>
      limited.app.inject({
        method: 'POST',
        url: '/public/api/v1/auth/login/',
        payload: { email: 'a@example.test', password: 'x' },
        remoteAddress,
      });
    const codes: number[] = [];
    for (let i = 0; i < 31; i += 1) codes.push((await signIn('203.0.113.1')).statusCode);
    expect([codes[29], codes[30]]).toEqual([422, 429]);
    const refused = await signIn('203.0.113.1');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({ code: 'too_many' });
    expect((await signIn('203.0.113.2')).statusCode).toBe(422);
  });
});
