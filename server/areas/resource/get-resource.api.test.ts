import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { picture } from '#tests/factories/picture.ts';
import { writeFile, writeResource } from '#tests/factories/resource.ts';
import { idsOf, type Library, only, startLibrary } from './testing/start-library.ts';

let test: Library['test'];
let ask: Library['ask'];
let get: Library['get'];
let list: Library['list'];
beforeAll(async () => {
  ({ test, ask, get, list } = await startLibrary());
});
afterAll(() => test.stop());

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
