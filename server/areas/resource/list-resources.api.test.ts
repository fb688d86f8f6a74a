import { eq } from 'drizzle-orm';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resource_page } from '#server/database/schema/publication.ts';
import { writeResource } from '#tests/factories/resource.ts';
import { idsOf, type Library, only, startLibrary } from './testing/start-library.ts';

let test: Library['test'];
let ask: Library['ask'];
let get: Library['get'];
let list: Library['list'];
beforeAll(async () => {
  ({ test, ask, get, list } = await startLibrary());
});
afterAll(() => test.stop());

const facet = (
  answer: { facets: { key: string; values: { value: string; count: number }[] }[] },
  key: string,
) =>
  Object.fromEntries(
    answer.facets.find((one) => one.key === key)!.values.map((one) => [one.value, one.count]),
  );

describe('sections of the library (7.052, 3.004)', () => {
  it('are listed with what they hold now', async () => {
    const before = (await get('/public/api/v1/resource-category/')).body;
    expect(before.data.map(({ slug }: { slug: string }) => slug)).toEqual(['blog', 'file']);
    await writeResource(test.services);
    await writeResource(test.services, { status: 'draft' });
    const after = (await get('/public/api/v1/resource-category')).body;
    expect(after.data[0].count).toBe(before.data[0].count + 1);
    expect((await get('/public/api/v1/resource-category/?per_page=1&page=2')).body.data).toHaveLength(1);
    expect((await get('/public/api/v1/resource-category/?page=x')).status).toBe(422);
  });

  it('that are in the bin take what they hold with them', async () => {
    const { db } = test.services.database;
    const slug = only().toLowerCase();
    const [page] = await db
      .insert(resource_page)
      .values({ slug, kind: 'blog', name: 'Notes', name_kh: 'កំណត់ចំណាំ' })
      .returning();
    const id = await writeResource(test.services, { section: slug });
    expect(idsOf(await list(`resource=${slug}`))).toEqual([id]);
    await db.update(resource_page).set({ deleted_at: new Date() }).where(eq(resource_page.id, page!.id));
    await test.services.changes.apply(['resource', 'content', `resource:${id}`]);
    expect(idsOf(await list(`resource=${slug}`))).toEqual([]);
    expect((await get(`/public/api/v1/resource/${id}/`)).status).toBe(404);
    expect((await ask(`/resource/category/${slug}.atom`)).statusCode).toBe(410);
  });
});

describe('posts and files (7.053, B.31)', () => {
  it('come newest first, paged, in other orders when asked', async () => {
    const word = only();
    const [old, middle, young] = [
      await writeResource(test.services, { title: `${word} b`, published_at: new Date('2024-05-01') }),
      await writeResource(test.services, { title: `${word} c`, published_at: new Date('2025-05-01') }),
      await writeResource(test.services, { title: `${word} a`, published_at: new Date('2026-05-01') }),
    ];
    expect(idsOf(await list(`search=${word}`))).toEqual([young, middle, old]);
    expect(idsOf(await list(`search=${word}&ordering=oldest`))).toEqual([old, middle, young]);
    expect(idsOf(await list(`search=${word}&ordering=title`))).toEqual([young, old, middle]);
    const second = await list(`search=${word}&per_page=2&page=2`);
    expect([idsOf(second), second.item_count, second.total_page]).toEqual([[old], 3, 2]);
    expect(idsOf(await list(`search=${only()}`))).toEqual([]);
    for (const bad of ['page=0', 'per_page=101', 'ordering=x'])
      expect((await get(`/public/api/v1/resource/?${bad}`)).status, bad).toBe(422);
  });

  it('are narrowed by every filter, each with its counts', async () => {
    const word = only();
    const pdf = await writeResource(test.services, {
      title: `${word} one`,
      category: 'guide',
      tags: ['money', 'law'],
      file_language: 'en',
      published_at: new Date('2025-12-31T18:00:00Z'),
      file: { name: 'a.PDF', media_type: 'application/pdf' },
    });
    const csv = await writeResource(test.services, {
      title: `${word} two`,
      category: 'data',
      tags: ['money'],
      file_language: 'both',
      published_at: new Date('2025-06-01'),
      file: { name: 'b.csv', media_type: 'text/csv' },
    });
    const all = await list(`search=${word}`);
    expect(facet(all, 'type')).toEqual({ pdf: 1, csv: 1 });
    expect(facet(all, 'language')).toEqual({ en: 2, km: 1 });
    expect(facet(all, 'tag')).toEqual({ money: 2, law: 1 });
    // The year is that of Phnom Penh, seven hours ahead.
    expect(facet(all, 'year')).toEqual({ 2026: 1, 2025: 1 });
    expect(facet(all, 'category')).toEqual({ guide: 1, data: 1 });
    const narrowed = (query: string) => list(`search=${word}&${query}`).then(idsOf);
    expect(await narrowed('type=pdf')).toEqual([pdf]);
    expect(await narrowed('language=km')).toEqual([csv]);
    expect(await narrowed('tag=law')).toEqual([pdf]);
    expect(await narrowed('tag=law&tag=money')).toEqual([pdf, csv]);
    expect(await narrowed('year=2025')).toEqual([csv]);
    expect(await narrowed('category=guide&type=csv')).toEqual([]);
    expect(await narrowed('tag=%27;drop table resource;--')).toEqual([]);
    expect(await narrowed('resource=blog')).toEqual([]);
    // A filter does not narrow its own counts.
    expect(facet(await list(`search=${word}&type=pdf`), 'type')).toEqual({ pdf: 1, csv: 1 });
    expect(facet(await list(`search=${word}&type=pdf`), 'category')).toEqual({ guide: 1 });
  });

  it('are found by topic and by words of either script, never by patterns', async () => {
    const word = only();
    const id = await writeResource(test.services, { title_kh: `ច្បាប់ ${word}`, tags: [`x${word}`] });
    expect(idsOf(await list(`search=${encodeURIComponent(`ច្បាប់ ${word}`)}`))).toEqual([id]);
    expect(idsOf(await list(`search=x${word}`))).toEqual([id]);
    expect(idsOf(await list(`search=${encodeURIComponent(`${word.slice(0, 4)}%${word.slice(5)}`)}`))).toEqual(
      [],
    );
  });

  it('say what they are: type, size, language, reading time of either script', async () => {
    const word = only();
    await writeResource(test.services, {
      title: word,
      body: `<p>${'word '.repeat(1_000)}</p>`,
      body_kh: `<p>${'ភ្នំពេញ'.repeat(613)}</p>`,
      video_url: 'https://youtu.be/dQw4w9WgXcQ',
      file_language: 'km',
      file: { name: 'guide.pdf', media_type: 'application/pdf' },
    });
    expect((await list(`search=${word}`)).data[0]).toMatchObject({
      kind: 'file',
      reading_minutes: 5,
      reading_minutes_kh: 4,
      has_video: true,
      file: { name: 'guide.pdf', bytes: 10, language: 'km', downloads: 0 },
      is_saved: false,
    });
  });

  it('know what the caller keeps for later, and nothing of it for visitors', async () => {
    const word = only();
    const id = await writeResource(test.services, { title: word });
    const { headers } = await test.signIn();
    await test.call({ headers }, 'POST', '/base-api/me/save/', { kind: 'resource', object_id: id });
    expect((await list(`search=${word}`, headers)).data[0].is_saved).toBe(true);
    expect((await list(`search=${word}`)).data[0].is_saved).toBe(false);
    expect((await get(`/public/api/v1/resource/${id}/`, headers)).body.is_saved).toBe(true);
  });
});

describe('feeds of the library (UX 51)', () => {
  const parser = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'entry' });
  const feed = async (path: string) => {
    const answer = await ask(path);
    expect(answer.headers['content-type']).toContain('application/atom+xml');
    expect(XMLValidator.validate(answer.body)).toBe(true);
    return parser.parse(answer.body).feed;
  };

  it('say everything and each section, in either language', async () => {
    const word = only();
    const post = await writeResource(test.services, {
      title: `${word} & <b>`,
      title_kh: `${word} ខ្មែរ`,
      body: '<p>Body <a href="https://a.example">x</a></p>',
    });
    const file = await writeResource(test.services, {
      title: word,
      title_kh: '',
      file: { name: 'a.csv', media_type: 'text/csv' },
    });
    const whole = await feed('/resource.atom');
    expect(whole['@_xml:lang']).toBe('en');
    const links = (one: { entry: { link: { '@_href': string } }[] }) =>
      one.entry.map(({ link }) => link['@_href']);
    expect(links(whole)).toEqual(
      expect.arrayContaining([
        `https://phum.example/resource/category/blog/${post}-${word.toLowerCase()}-b?lang=en`,
        `https://phum.example/resource/file/${file}-${word.toLowerCase()}?lang=en`,
      ]),
    );
    const khmer = await feed(`/resource.atom?lang=km&search=${word}`);
    expect(khmer['@_xml:lang']).toBe('km');
    expect(khmer.entry.map((one: { title: string }) => one.title)).toEqual(
      expect.arrayContaining([`${word} ខ្មែរ`, word]),
    );
    const fallback = khmer.entry.find((one: { title: string }) => one.title === word);
    expect(fallback['@_xml:lang']).toBe('en');
    const ids = (one: { entry: { id: string }[] }) => one.entry.map(({ id }) => id).sort();
    expect(ids(await feed(`/resource.atom?search=${word}`))).toEqual(ids(khmer));
    const section = await feed(`/resource/category/file.atom?search=${word}`);
    expect(links(section)).toEqual([
      `https://phum.example/resource/file/${file}-${word.toLowerCase()}?lang=en`,
    ]);
    expect((await ask('/resource/category/none.atom')).statusCode).toBe(404);
    expect((await ask('/resource.atom?year=a&year=b')).statusCode).toBe(422);
  });
});
