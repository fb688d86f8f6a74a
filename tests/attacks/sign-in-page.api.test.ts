import { describe, expect, it } from 'vitest';
import { writePerson } from '#tests/factories/person.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';
import { PASSWORD } from './support/mails.ts';
import { NASTY } from './support/nasty-paths.ts';

const SITE = 'http://localhost:3000';

describe.runIf(PAGES_BUILT)('the sign-in page', () => {
  const test = setUpSite();
  const leadsHere = (location: unknown) => {
    expect(location).toMatch(/^\/(?![/\\])/);
    expect(new URL(String(location), `${SITE}/account/sign-in`).origin).toBe(SITE);
  };

  it('leads nobody who is signed in already to another site (B.11)', async () => {
    const { headers } = await test.signIn({ roles: ['reviewer'] });
    for (const next of NASTY)
      for (const page of ['/account/sign-in', '/desk/sign-in']) {
        const answer = await test.site.inject({ url: `${page}?next=${encodeURIComponent(next)}`, headers });
        expect([next, answer.statusCode]).toEqual([next, 302]);
        leadsHere(answer.headers.location);
      }
  });

  it('nor whoever signs in there without a script', async () => {
    const { email } = await writePerson(test.services, { password: PASSWORD });
    const payload = new URLSearchParams({ email: email!, password: PASSWORD }).toString();
    for (const next of ['//evil.example', '/.//evil.example', '/\\evil.example', '/%2e//evil.example']) {
      const answer = await test.site.inject({
        method: 'POST',
        url: `/account/sign-in?next=${encodeURIComponent(next)}`,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: SITE },
      });
      expect(answer.statusCode).toBe(302);
      leadsHere(answer.headers.location);
      expect(answer.cookies.map(({ name }) => name)).toContain('access_token');
    }
  });

  it('writes no foreign address into the page', async () => {
    for (const next of NASTY) {
      const answer = await test.site.inject({ url: `/account/sign-in?next=${encodeURIComponent(next)}` });
      const targets = [...answer.body.matchAll(/<(?:form|a)\b[^>]*?\b(?:action|href)="([^"]*)"/g)];
      expect(targets.length).toBeGreaterThan(0);
      for (const [, target] of targets)
        expect(new URL(target!.replaceAll('&amp;', '&'), SITE).hostname).not.toContain('evil');
    }
  });
});
