import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { writeEvent, writeProgram } from '#tests/factories/publication.ts';
import { writeResource } from '#tests/factories/resource.ts';
import { seedMasterLists, writeStakeholder } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';

const test = setUpApp({ env: { PUBLIC_URL: 'http://localhost:3000' } });

describe('what search engines read', () => {
  it('is every public page, once a language, each naming the other', async () => {
    const id = await writeStakeholder(test.services, { kind: 'startup', name: 'Loom & Lab' });
    const hidden = await writeStakeholder(test.services, { kind: 'startup', status: 'returned' });
    const index = await test.call(null, 'GET', '/sitemap.xml');
    expect(index.headers['content-type']).toContain('application/xml');
    const parts = [...index.body.matchAll(/<loc>http:\/\/localhost:3000(.+?)<\/loc>/g)].map(
      ([, path]) => path!,
    );
    expect(parts).toEqual(['/sitemap-pages.xml', '/sitemap-directory-1.xml']);
    const bodies = await Promise.all(parts.map(async (path) => (await test.call(null, 'GET', path)).body));
    const all = bodies.join('');
    const page = `http://localhost:3000/ecosystem/discover/category/startup/${id}-loom-lab`;
    expect(all).toContain(`<loc>${page}</loc>`);
    expect(all).toContain(`<loc>${page}?lang=km</loc>`);
    expect(all).toContain(`hreflang="km" href="${page}?lang=km"`);
    expect(all).toContain('<loc>http://localhost:3000/</loc>');
    expect(all).not.toContain(hidden);
    expect(all).not.toContain('/user/');
  });

  it('keeps to the rules of the protocol, as another parser reads it', async () => {
    const { services } = test;
    await seedMasterLists(services);
    const shown = [
      `/program/${await writeProgram(services, { title: 'One' })}-one`,
      `/event/${await writeEvent(services, { title: 'Two' })}-two`,
      `/resource/category/blog/${await writeResource(services, { title: 'Three' })}-three`,
      `/resource/file/${await writeResource(services, { section: 'file', title: 'Four' })}-four`,
    ];
    const xml = new XMLParser({
      ignoreAttributes: false,
      isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
    });
    const read = async (path: string) => {
      const { body } = await test.call(null, 'GET', path);
      expect(XMLValidator.validate(body)).toBe(true);
      expect(Buffer.byteLength(body)).toBeLessThan(50 * 1024 * 1024);
      return xml.parse(body);
    };
    const { sitemapindex } = await read('/sitemap.xml');
    expect(sitemapindex['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const found = new Set<string>();
    for (const { loc } of sitemapindex.sitemap as { loc: string }[]) {
      const { urlset } = await read(new URL(loc).pathname);
      expect(urlset.url.length).toBeLessThanOrEqual(50_000);
      for (const url of urlset.url) {
        expect(new URL(url.loc).origin).toBe('http://localhost:3000');
        expect(found.has(url.loc), url.loc).toBe(false);
        found.add(url.loc);
        if (url.lastmod) expect(String(url.lastmod)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        // Each version names all versions, itself too.
        const links = url['xhtml:link'] as Record<string, string>[];
        expect(links.map((link) => link['@_hreflang'])).toEqual(['en', 'km', 'x-default']);
        expect(links.map((link) => link['@_href'])).toContain(url.loc);
      }
    }
    for (const path of shown) expect(found).toContain(`http://localhost:3000${path}?lang=km`);
    for (const path of ['/about', '/resource/category/blog', '/resource/category/file'])
      expect(found).toContain(`http://localhost:3000${path}`);
  });

  it('has no part that is not in its list', async () => {
    for (const part of ['nothing', 'directory-0', 'directory-x', 'directory-99', 'events-9', 'toString-1'])
      expect((await test.call(null, 'GET', `/sitemap-${part}.xml`)).statusCode).toBe(404);
  });

  it('leaves out what is private', async () => {
    const { body } = await test.call(null, 'GET', '/robots.txt');
    expect(body).toContain('Disallow: /user/profile');
    expect(body).not.toMatch(/Disallow: \/$/m);
    expect(body).toContain('Sitemap: http://localhost:3000/sitemap.xml');
  });
});
