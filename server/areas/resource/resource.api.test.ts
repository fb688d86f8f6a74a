import { eq } from 'drizzle-orm';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { file } from '#server/database/schema/file.ts';
import { resource, resource_page } from '#server/database/schema/publication.ts';
import { picture } from '#tests/factories/picture.ts';
import { writeFile, writeResource } from '#tests/factories/resource.ts';
import { seedMasterLists } from '#tests/factories/stakeholder.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { PUBLIC_URL: 'https://phum.example' } });
  await seedMasterLists(test.services);
});
afterAll(() => test.stop());

const ask = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });
const get = async (url: string, headers: Record<string, string> = {}) => {
  const response = await ask(url, headers);
  return { status: response.statusCode, body: response.json() };
};
const list = async (query = '', headers: Record<string, string> = {}) =>
  (await get(`/public/api/v1/resource/?${query}`, headers)).body;
const idsOf = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
const facet = (
  answer: { facets: { key: string; values: { value: string; count: number }[] }[] },
  key: string,
) =>
  Object.fromEntries(
    answer.facets.find((one) => one.key === key)!.values.map((one) => [one.value, one.count]),
  );
/** For what comes by itself, but not at once: nobody waits longer than it takes. */
const AT_LAST = { timeout: 20_000 };
/** A word that only the records of one test have. */
const only = () => `W${crypto.randomUUID().slice(0, 8)}`;

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
      body_kh: `<p>${'ភ្នំពេញ'.repeat(1_000)}</p>`,
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
    await test.app.inject({
      method: 'POST',
      url: '/base-api/me/save/',
      headers,
      payload: { kind: 'resource', object_id: id },
    });
    expect((await list(`search=${word}`, headers)).data[0].is_saved).toBe(true);
    expect((await list(`search=${word}`)).data[0].is_saved).toBe(false);
    expect((await get(`/public/api/v1/resource/${id}/`, headers)).body.is_saved).toBe(true);
  });
});

describe('one post or file', () => {
  it('has its body, its headings, its film and what is near it', async () => {
    const [near] = [await writeResource(test.services, { tags: ['rice', 'money'] })];
    const image = await writeFile(test.services, {
      name: 'map.png',
      media_type: 'image/png',
      bytes: await picture('png'),
      width: 640,
      height: 480,
    });
    const hidden = await writeFile(test.services, {
      name: 'x.png',
      media_type: 'image/png',
      is_public: false,
    });
    const id = await writeResource(test.services, {
      tags: ['rice', 'money'],
      body: `<h2>First</h2><p onclick="a()">Text</p><img src="/files/${image}/original" alt="A map"><img src="/files/${hidden}/512" alt=""><script>a()</script><h2>Second</h2><figure data-video="https://vimeo.com/76979871"></figure>`,
      video_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    });
    const { body } = await get(`/public/api/v1/resource/${id}/`);
    expect(body.body).toContain('<h2 id="part-1">First</h2><p>Text</p>');
    expect(body.body).toContain(`<img src="/files/${image}/1024"`);
    expect(body.body).toContain('width="640" height="480" loading="lazy"');
    expect(body.body).not.toMatch(/onclick|script/);
    // Named, for the preview of the desk; without its key nobody can open it.
    expect((await ask(`/files/${hidden}/1024`)).statusCode).toBe(404);
    expect(body.contents).toEqual([
      { id: 'part-1', text: 'First' },
      { id: 'part-2', text: 'Second' },
    ]);
    expect(body.video).toMatchObject({ provider: 'youtube', id: 'dQw4w9WgXcQ' });
    expect(body.related[0].id).toBe(near);
    expect(body.section).toMatchObject({ slug: 'blog' });
  });

  it('shows no film of a site that is not recognised (5.031)', async () => {
    const id = await writeResource(test.services, { video_url: 'https://evil.example/watch?v=1' });
    expect((await get(`/public/api/v1/resource/${id}/`)).body).toMatchObject({
      video: null,
      has_video: false,
    });
  });

  it('that was never public is unknown, one that was taken down is gone (410)', async () => {
    const status = async (input: Parameters<typeof writeResource>[1]) =>
      (await get(`/public/api/v1/resource/${await writeResource(test.services, input)}/`)).status;
    const tomorrow = new Date(Date.now() + 86_400_000);
    expect(await status({})).toBe(200);
    expect(await status({ status: 'draft' })).toBe(404);
    expect(await status({ published_at: tomorrow })).toBe(404);
    expect(await status({ status: 'archived' })).toBe(410);
    expect(await status({ deleted_at: new Date() })).toBe(410);
    expect(await status({ status: 'draft', deleted_at: new Date() })).toBe(404);
    expect(await status({ status: 'archived', published_at: tomorrow })).toBe(404);
    expect((await get('/public/api/v1/resource/0190a000-0000-7000-8000-00000000dead/')).status).toBe(404);
    expect((await get('/public/api/v1/resource/nonsense/')).status).toBe(404);
  });

  it('appears at its moment, in lists that were kept before as well', async () => {
    const word = only();
    const id = await writeResource(test.services, {
      title: word,
      published_at: new Date(Date.now() + 3_000),
    });
    expect(idsOf(await list(`search=${word}`))).toEqual([]);
    expect((await ask('/resource.atom')).body).not.toContain(word);
    await vi.waitFor(async () => expect(idsOf(await list(`search=${word}`))).toEqual([id]), {
      timeout: 6_500,
      interval: 100,
    });
    expect((await ask('/resource.atom')).body).toContain(word);
  });
});

describe('downloads (B.08)', () => {
  const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36' };
  const downloads = async (id: string) => {
    const { db } = test.services.database;
    return (await db.select().from(resource).where(eq(resource.id, id)))[0]!.downloads;
  };
  const download = (id: string, headers: Record<string, string> = BROWSER) =>
    ask(`/resource/file/${id}/download`, headers);
  const aFile = (more: Parameters<typeof writeResource>[1] = {}) =>
    writeResource(test.services, { file: { name: 'a.csv', media_type: 'text/csv' }, ...more });

  it('lead to the file at once and count once a person and a day', async () => {
    const id = await aFile();
    const answer = await download(id);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([302, 'no-store']);
    const file = await ask(String(answer.headers.location));
    expect([file.statusCode, file.body]).toEqual([200, 'a,b\r\n1,2\r\n']);
    await Promise.all([download(id), download(id)]);
    await vi.waitFor(async () => expect(await downloads(id)).toBe(1), AT_LAST);
    await download(id, { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' });
    await vi.waitFor(async () => expect(await downloads(id)).toBe(2), AT_LAST);
  });

  it.each([
    ['a robot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['a program', { 'user-agent': 'curl/8' }],
    ['somebody who says nothing', { 'user-agent': '' }],
    ['a browser that fetches in advance', { ...BROWSER, 'sec-purpose': 'prefetch' }],
  ])('by %s do not count', async (_who, headers) => {
    const [id, control] = [await aFile(), await aFile()];
    expect((await download(id, headers)).statusCode).toBe(302);
    await download(control);
    await vi.waitFor(async () => expect(await downloads(control)).toBe(1), AT_LAST);
    expect(await downloads(id)).toBe(0);
  });

  it('of what is not there are 404, of what was taken down 410', async () => {
    expect((await download(await writeResource(test.services))).statusCode).toBe(404);
    expect((await download('0190a000-0000-7000-8000-00000000dead')).statusCode).toBe(404);
    expect((await download('nonsense')).statusCode).toBe(404);
    expect((await download(await aFile({ status: 'draft' }))).statusCode).toBe(404);
    expect((await download(await aFile({ status: 'archived' }))).statusCode).toBe(410);
    const secret = { name: 'a.csv', media_type: 'text/csv', is_public: false };
    expect((await download(await aFile({ file: secret }))).statusCode).toBe(404);
  });
});

describe('what is in a file, before it is downloaded (B.60)', () => {
  const previewOf = async (more: Parameters<typeof writeResource>[1]) =>
    (await get(`/public/api/v1/resource/${await writeResource(test.services, more)}/`)).body.preview;
  const bytes = (text: string) => new TextEncoder().encode(text);

  it('is its first lines: of a table its cells, of a text the text', async () => {
    expect(await previewOf({ file: { name: 'a.csv', media_type: 'text/csv' } })).toEqual({
      kind: 'table',
      columns: ['a', 'b'],
      rows: [['1', '2']],
      is_whole: true,
    });
    const text = { name: 'a.txt', media_type: 'text/plain', bytes: bytes('<b>One</b>\nពីរ') };
    expect(await previewOf({ file: text })).toEqual({
      kind: 'text',
      text: '<b>One</b>\nពីរ',
      is_whole: true,
    });
  });

  it('is nothing of a post, of another kind of file, and of one that is not public', async () => {
    const hidden = { name: 'a.csv', media_type: 'text/csv', is_public: false };
    expect(await previewOf({})).toBeNull();
    expect(await previewOf({ file: { name: 'a.zip', media_type: 'application/zip' } })).toBeNull();
    expect(await previewOf({ file: hidden })).toBeNull();
  });

  it('is left out when the file cannot be read', async () => {
    const id = await writeResource(test.services, { file: { name: 'b.csv', media_type: 'text/csv' } });
    const { db } = test.services.database;
    const [row] = await db.select().from(resource).where(eq(resource.id, id));
    await db.update(file).set({ key: 'test/nothing-there' }).where(eq(file.id, row!.file_id!));
    const { status, body } = await get(`/public/api/v1/resource/${id}/`);
    expect([status, body.preview]).toEqual([200, null]);
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
        `https://phum.example/resource/category/blog/${post}`,
        `https://phum.example/resource/file/${file}`,
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
    expect(links(section)).toEqual([`https://phum.example/resource/file/${file}`]);
    expect((await ask('/resource/category/none.atom')).statusCode).toBe(404);
    expect((await ask('/resource.atom?year=a&year=b')).statusCode).toBe(200);
  });
});
