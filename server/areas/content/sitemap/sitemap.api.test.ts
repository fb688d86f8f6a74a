import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeStakeholder } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { PUBLIC_URL: 'http://localhost:3000' } });
});
afterAll(() => test.stop());

describe('what search engines read', () => {
  it('is every public page, once a language, each naming the other', async () => {
    const id = await writeStakeholder(test.services, { kind: 'startup', name: 'Loom & Lab' });
    const hidden = await writeStakeholder(test.services, { kind: 'startup', status: 'returned' });
    const index = await test.app.inject('/sitemap.xml');
    expect(index.headers['content-type']).toContain('application/xml');
    const parts = [...index.body.matchAll(/<loc>http:\/\/localhost:3000(.+?)<\/loc>/g)].map(
      ([, path]) => path!,
    );
    expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-publications.xml', '/sitemap-directory-1.xml']);
    const bodies = await Promise.all(parts.map(async (path) => (await test.app.inject(path)).body));
    const all = bodies.join('');
    const page = `http://localhost:3000/ecosystem/discover/category/startup/${id}`;
    expect(all).toContain(`<loc>${page}</loc>`);
    expect(all).toContain(`<loc>${page}?lang=km</loc>`);
    expect(all).toContain(`hreflang="km" href="${page}?lang=km"`);
    expect(all).toContain('<loc>http://localhost:3000/</loc>');
    expect(all).not.toContain(hidden);
    expect(all).not.toContain('/user/');
  });

  it('has no part that is not in its list', async () => {
    for (const part of ['nothing', 'directory-0', 'directory-x'])
      expect((await test.app.inject(`/sitemap-${part}.xml`)).statusCode).toBe(404);
  });

  it('leaves out what is private', async () => {
    const { body } = await test.app.inject('/robots.txt');
    expect(body).toContain('Disallow: /user/profile');
    expect(body).not.toMatch(/Disallow: \/$/m);
    expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });
});
