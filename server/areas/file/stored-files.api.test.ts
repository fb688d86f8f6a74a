import sharp from 'sharp';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { file } from '#server/database/schema/file.ts';
import { picture } from '#tests/factories/picture.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { signedFileAddress } from './file-address.ts';
import { sweepStore } from './sweep-store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const stored = async (bytes: Uint8Array, about: Partial<typeof file.$inferInsert> = {}) => {
  const key = `test/${crypto.randomUUID()}`;
  await test.services.files.put(key, bytes, 'application/octet-stream');
  const [row] = await test.services.database.db
    .insert(file)
    .values({
      purpose: 'test',
      key,
      name: 'ឡូហ្គោ "1".png',
      media_type: 'image/png',
      bytes: bytes.byteLength,
      sha256: crypto.randomUUID().replaceAll('-', ''),
      is_public: true,
      ...about,
    })
    .returning();
  return row!;
};
const get = (url: string, headers: Record<string, string> = {}) => test.call({ headers }, 'GET', url);

describe('a public picture', () => {
  it.each([64, 128, 256, 512])(
    'is served %i pixels wide as WebP that caches may keep for ever',
    async (width) => {
      const { id } = await stored(await picture('png', { width: 600, height: 300 }));
      const response = await get(`/files/${id}/${width}`);
      expect(response.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      expect(await sharp(response.rawPayload).metadata()).toMatchObject({
        format: 'webp',
        width,
        height: width / 2,
      });
    },
  );

  it('is never made larger than it is', async () => {
    const { id } = await stored(await picture('png', { width: 100, height: 50 }));
    expect(await sharp((await get(`/files/${id}/512`)).rawPayload).metadata()).toMatchObject({ width: 100 });
  });

  it('is made once for many, and kept', async () => {
    const { id, key } = await stored(await picture('png'));
    const answers = await Promise.all([1, 2, 3, 4].map(() => get(`/files/${id}/128`)));
    expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
    await test.services.files.remove(key);
    expect((await get(`/files/${id}/128`)).statusCode).toBe(200);
  });

  it('is answered with 304 to whoever has it', async () => {
    const { id } = await stored(await picture('png'));
    const { etag } = (await get(`/files/${id}/64`)).headers;
    const again = await get(`/files/${id}/64`, { 'if-none-match': String(etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(`/files/${id}/128`, { 'if-none-match': String(etag) })).statusCode).toBe(200);
  });

  it('comes as it is stored under its own name', async () => {
    const bytes = await picture('png');
    const { id } = await stored(bytes);
    const response = await get(`/files/${id}/original`);
    expect(response.rawPayload.equals(bytes)).toBe(true);
    expect(response.headers['content-disposition']).toMatch(
      /^inline; filename="[\x20-\x7e]+"; filename\*=UTF-8''%E1/,
    );
  });
});

describe('a document', () => {
  it('is downloaded, never shown inside the site', async () => {
    const { id } = await stored(Buffer.from('<script>alert(1)</script>'), {
      media_type: 'text/html',
      name: 'a.html',
    });
    const response = await get(`/files/${id}/original`);
    expect(response.headers['content-disposition']).toContain('attachment; filename="a.html"');
    expect(response.headers['content-security-policy']).toContain('sandbox');
    expect((await get(`/files/${id}/256`)).statusCode).toBe(404);
  });
});

describe('a download', () => {
  const bytes = Buffer.from(Array.from({ length: 5_000 }, (_, n) => n % 251));
  const pdf = () => stored(bytes, { media_type: 'application/pdf', name: 'a.pdf' });

  it('that broke off goes on from there (RFC 9110, 14)', async () => {
    const url = `/files/${(await pdf()).id}/original`;
    const whole = await get(url);
    expect([whole.headers['accept-ranges'], whole.rawPayload.equals(bytes)]).toEqual(['bytes', true]);
    const rest = await get(url, { range: 'bytes=1000-', 'if-range': String(whole.headers.etag) });
    expect([rest.statusCode, rest.headers['content-range'], rest.headers['content-length']]).toEqual([
      206,
      'bytes 1000-4999/5000',
      '4000',
    ]);
    expect(rest.rawPayload.equals(bytes.subarray(1_000))).toBe(true);
    expect((await get(url, { range: 'bytes=1000-', 'if-range': '"older"' })).statusCode).toBe(200);
    expect((await get(url, { range: 'bytes=0-1,5-6' })).statusCode).toBe(200);
  });

  it('has no part behind its end', async () => {
    const url = `/files/${(await pdf()).id}/original`;
    const answer = await get(url, { range: 'bytes=5000-' });
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */5000']);
    expect(answer.json()).toMatchObject({ status: 416, code: 'range_not_satisfiable' });
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' });
    expect([answer.headers.etag, answer.headers['content-disposition']]).toEqual([undefined, undefined]);
  });

  it('is not made for a client that has it', async () => {
    const url = `/files/${(await pdf()).id}/original`;
    const { etag } = (await get(url)).headers;
    for (const says of [`W/${etag}`, `"other", ${etag}`, '*'])
      expect((await get(url, { 'if-none-match': says })).statusCode).toBe(304);
  });
});

describe('a public PDF', () => {
  it('also opens in the viewer of the browser, and nothing else does', async () => {
    const pdf = await stored(Buffer.from('%PDF-1.7'), { media_type: 'application/pdf', name: 'a.pdf' });
    const view = await get(`/files/${pdf.id}/view`);
    expect(view.headers['content-disposition']).toContain('inline; filename="a.pdf"');
    expect(view.headers['content-security-policy']).toBe("frame-ancestors 'none'");
    const original = await get(`/files/${pdf.id}/original`);
    expect(original.headers['content-disposition']).toContain('attachment');
    const page = await stored(Buffer.from('<b>'), { media_type: 'text/html', name: 'a.html' });
    expect((await get(`/files/${page.id}/view`)).statusCode).toBe(404);
    const secret = await stored(Buffer.from('%PDF'), { media_type: 'application/pdf', is_public: false });
    expect((await get(`/files/${secret.id}/view`)).statusCode).toBe(404);
  });
});

describe('a private file', () => {
  it('is answered like one that does not exist', async () => {
    const { id } = await stored(await picture('png'), { is_public: false });
    const [secret, missing] = [await get(`/files/${id}/256`), await get(`/files/${crypto.randomUUID()}/256`)];
    expect([secret.statusCode, secret.body]).toEqual([404, missing.body]);
  });

  it('is for whoever holds its key, and for no shared cache', async () => {
    const { id } = await stored(await picture('png'), { is_public: false });
    const response = await get(signedFileAddress(test.services, id, '64'));
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'private, max-age=300']);
    const other = await stored(await picture('png'), { is_public: false });
    const query = signedFileAddress(test.services, id, '64').split('?')[1];
    expect((await get(`/files/${other.id}/64?${query}`)).statusCode).toBe(404);
  });
});

describe('an address that cannot be', () => {
  it.each([
    '/files/not-an-id/64',
    '/files/0190a000-0000-7000-8000-00000000dead/9999',
    '/files/..%2f..%2fsession-secret/original',
    '/files/%00/64',
  ])('%s is 404', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('a file whose bytes are gone is 404', async () => {
    const { id, key } = await stored(await picture('png'));
    await test.services.files.remove(key);
    expect((await get(`/files/${id}/original`)).statusCode).toBe(404);
  });
});

describe('files that no row knows', () => {
  it('are taken out of the store after a day; known, young and foreign ones stay', async () => {
    const { files } = test.services;
    const idOf = (days: number) => v7({ msecs: Date.now() - days * 86_400_000 });
    const known = idOf(3);
    const key = `test/${known}.png`;
    await stored(await picture('png'), { id: known, key });
    const [lost, variant, young, foreign] = [
      `test/${idOf(2)}.png`,
      `variants/${idOf(2)}/64.webp`,
      `test/${idOf(0.5)}.png`,
      'test/readme.txt',
    ] as const;
    for (const one of [key, `variants/${known}/64.webp`, lost, variant, young, foreign])
      await files.put(one, new Uint8Array([1]), 'image/png');
    expect(await sweepStore(test.services)).toBe(2);
    const there = [];
    for await (const keys of files.list()) there.push(...keys);
    expect(there).toEqual(expect.arrayContaining([key, `variants/${known}/64.webp`, young, foreign]));
    expect(there).not.toContain(lost);
    expect(there).not.toContain(variant);
    expect(await sweepStore(test.services)).toBe(0);
  });

  it('are none in a store that nothing was ever put into', async () => {
    const empty = await startTestApp({ url: test.url });
    expect(await sweepStore(empty.services)).toBe(0);
    await empty.stop();
  });
});
