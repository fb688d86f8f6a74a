import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { BUILD } from '#server/http/static-files.ts';
import { goOnPath } from '#shared/domain/listing/paths.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';

const SITE = 'https://phum.example';
const DRAFT = { kind: 'startup', values: {} };

// The whole test run builds the pages first; on their own these tests need a build.
describe.skipIf(!existsSync(path.join(BUILD, 'server/index.js')))('every cookie of a site on https', () => {
  let test: TestApp;
  let site: FastifyInstance;
  beforeAll(async () => {
    test = await startTestApp({ env: { PUBLIC_URL: SITE, IDENTITY_SIMULATOR_PORT: '0' } });
    site = await createApp(test.services, { pages: true });
  });
  afterAll(async () => {
    await site.close();
    await test.stop();
  });
  const leave: InjectOptions = {
    method: 'POST',
    url: '/account/sign-in?next=%2Fevent',
    headers: { origin: SITE, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'by=identity',
  };

  it.each<[string, InjectOptions]>([
    ['language', { url: '/?lang=km' }],
    ['listing_draft_startup', { method: 'POST', url: '/public/api/v1/listing-draft/', payload: DRAFT }],
    ['return_to', leave],
    ['cdk_login', { url: '/api/v1/camdigikey/request-login/' }],
  ])('can be set by this host alone: %s', async (name, ask) => {
    const { cookies } = await site.inject(ask);
    expect(cookies.map((cookie) => cookie.name)).toContain(`__Host-${name}`);
    for (const { name, path, secure, domain, sameSite } of cookies)
      expect({ name, path, secure, domain, sameSite }).toEqual({
        name: expect.stringMatching(/^__Host-/),
        path: '/',
        secure: true,
        sameSite: 'Lax',
      });
  });

  it('counts for nothing by its plain name, which a neighbouring host can set', async () => {
    const asked = async (cookie: string) =>
      (await site.inject({ url: '/nothing', headers: { cookie } })).headers['content-language'];
    expect([await asked('language=km'), await asked('__Host-language=km')]).toEqual(['en', 'km']);
    const call = async (cookie: string) =>
      (await site.inject({ url: '/base-api/me/identities/', headers: { cookie } })).headers[
        'content-language'
      ];
    expect([await call('language=km'), await call('__Host-language=km')]).toEqual(['en', 'km']);
    const { secret } = (
      await site.inject({ method: 'POST', url: '/public/api/v1/listing-draft/', payload: DRAFT })
    ).json();
    const goOn = async (name: string) =>
      (await site.inject({ url: goOnPath(secret), headers: { cookie: `${name}=${secret}` } })).statusCode;
    // The browser that holds the draft goes straight on, any other is asked first.
    expect(await goOn('__Host-listing_draft_startup')).toBe(302);
    expect(await goOn('listing_draft_startup')).toBe(200);
  });
});
