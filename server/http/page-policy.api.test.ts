import { createHash } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { PAGES_BUILT, setUpSite } from '#tests/setup/set-up-app.ts';

// The whole test run builds the pages first; on their own these tests need a build.
describe.runIf(PAGES_BUILT)('the policy that a page is sent with', () => {
  const test = setUpSite();
  let record: string;
  let member: Record<string, string>;
  beforeAll(async () => {
    record = await writeStakeholder(test.services, { name: '</script><script>alert(1)</script>' });
    ({ headers: member } = await test.signIn());
  });

  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const asked: Record<string, () => InjectOptions> = {
    'a page of visitors': () => ({ url: '/' }),
    'the same in Khmer': () => ({ url: '/?lang=km' }),
    'a page that was kept': () => ({ url: '/' }),
    'a page with what somebody wrote': () => ({ url: `/ecosystem/discover/detail?id=${record}` }),
    'a page of a member': () => ({ url: '/user/profile/bio', headers: member }),
    'an address without a page': () => ({ url: '/none-of-these' }),
    'the same for a member': () => ({ url: '/none-of-these', headers: member }),
    'a record that is not there': () => ({ url: `/event/${crypto.randomUUID()}` }),
    'a form that was refused': () => ({
      method: 'POST',
      url: '/contact',
      headers: form,
      payload: 'email=x',
    }),
    'a form of which too much came': () => ({
      method: 'POST',
      url: '/contact',
      headers: form,
      payload: 'a&'.repeat(200_000),
    }),
  };

  it.each(Object.entries(asked))('names exactly the scripts that stand in %s', async (_what, request) => {
    const { body, headers } = await test.site.inject(request());
    expect(headers['content-type']).toContain('text/html');
    const scripts = [...body.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
      .filter(([, attributes = '', code]) => code && !/\bsrc=|application\/(ld\+)?json/.test(attributes))
      .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    expect(scripts.length).toBeGreaterThan(0);
    const policy = String(headers['content-security-policy']);
    const named = /script-src ([^;]*)/.exec(policy)![1]!.split(' ');
    expect(named.toSorted()).toEqual(["'self'", ...new Set(scripts)].toSorted());
    expect(body).not.toMatch(/ nonce="/);
    expect(body).not.toContain('<script>alert(1)');
  });
});
