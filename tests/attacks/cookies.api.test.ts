import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { goOnPath } from '#shared/domain/listing/listing-paths.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';

const SITE = 'https://phum.example';
const DRAFT = { kind: 'startup', values: {} };

// The whole test run builds the pages first; on their own these tests need a build.
describe.runIf(PAGES_BUILT)('every cookie of a site on https', () => {
  const test = setUpSite({ env: { PUBLIC_URL: SITE, IDENTITY_SIMULATOR_PORT: '0' } });
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
    const { cookies } = await test.site.inject(ask);
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
      (await test.site.inject({ url: '/nothing', headers: { cookie } })).headers['content-language'];
    expect([await asked('language=km'), await asked('__Host-language=km')]).toEqual(['en', 'km']);
    const call = async (cookie: string) =>
      (await test.site.inject({ url: '/base-api/me/identities/', headers: { cookie } })).headers[
        'content-language'
      ];
    expect([await call('language=km'), await call('__Host-language=km')]).toEqual(['en', 'km']);
    const { secret } = (
      await test.site.inject({ method: 'POST', url: '/public/api/v1/listing-draft/', payload: DRAFT })
    ).json();
    const goOn = async (name: string) =>
      (await test.site.inject({ url: goOnPath(secret), headers: { cookie: `${name}=${secret}` } }))
        .statusCode;
    // The browser that holds the draft goes straight on, any other is asked first.
    expect(await goOn('__Host-listing_draft_startup')).toBe(302);
    expect(await goOn('listing_draft_startup')).toBe(200);
  });
});
