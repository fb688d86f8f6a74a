import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { file } from '#server/database/schema/file.ts';
import { resource } from '#server/database/schema/publication.ts';
import { writeResource } from '#tests/factories/resource.ts';
import { type Library, startLibrary } from './testing/start-library.ts';

let test: Library['test'];
let ask: Library['ask'];
let get: Library['get'];
beforeAll(async () => {
  ({ test, ask, get } = await startLibrary());
});
afterAll(() => test.stop());

/** For what comes by itself, but not at once: nobody waits longer than it takes. */
const AT_LAST = { timeout: 20_000 };

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
