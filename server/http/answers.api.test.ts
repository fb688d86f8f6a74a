import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeStakeholders } from '#tests/factories/stakeholder.ts';
import { setUpApp } from '#tests/setup/set-up-app.ts';

const LIST = '/api/v1/startup/';
const test = setUpApp({ masterLists: true });

beforeAll(async () => {
  await writeStakeholders(test.services, [{}, {}, {}, {}]);
});

const get = (url: string, headers: Record<string, string> = {}) => test.call({ headers }, 'GET', url);

describe('the headers of every answer', () => {
  it.each([
    ['a list', LIST, 200],
    ['the same list from the cache', LIST, 200],
    ['a refusal', `${LIST}?page=none`, 422],
    ['what needs signing in', '/desk-api/v1/submissions/', 401],
    ['what does not exist', '/api/v1/nothing/', 404],
    ['an address that cannot be decoded', '/api/v1/stakeholder/%ff/', 400],
    ['the sign of life', '/healthz', 200],
  ])('%s is numbered and locked down', async (_what, url, status) => {
    const [first, second] = [await get(url), await get(url)];
    expect(first.statusCode).toBe(status);
    expect(first.headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  });
});

describe('answers that are kept', () => {
  it('say the same with every encoding, again and again', async () => {
    const plain = await get(LIST);
    for (let round = 0; round < 2; round += 1) {
      const br = await get(LIST, { 'accept-encoding': 'gzip, deflate, br' });
      expect(br.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
      const gzip = await get(LIST, { 'accept-encoding': 'gzip' });
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
      const zstd = await get(LIST, { 'accept-encoding': 'gzip, zstd' });
      expect(zstd.headers['content-encoding']).toBe('zstd');
      expect(zstdDecompressSync(zstd.rawPayload).toString()).toBe(plain.body);
      // Other bytes, other tag: a strong one may stand for nothing else.
      const tags = [plain, br, gzip, zstd].map(({ headers }) => headers.etag);
      expect(new Set(tags).size).toBe(4);
    }
  });

  it('come as they are to a client that wants no encoding we have', async () => {
    for (const accept of ['gzip;q=0, br;q=0', 'deflate', 'identity'])
      expect((await get(LIST, { 'accept-encoding': accept })).headers['content-encoding']).toBeUndefined();
    expect((await get(LIST, { 'accept-encoding': 'br;q=0.2, gzip;q=0.8' })).headers['content-encoding']).toBe(
      'gzip',
    );
  });

  it.each(['/api/openapi.json', '/sitemap.xml'])('%s comes compressed, and once', async (url) => {
    const answer = await get(url, { 'accept-encoding': 'gzip, br' });
    if (answer.rawPayload.byteLength > 1_000) expect(answer.headers['content-encoding']).toBe('br');
    const again = await get(url, {
      'accept-encoding': 'gzip, br',
      'if-none-match': `W/${answer.headers.etag}`,
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('are not sent to a client that has them', async () => {
    const { etag } = (await get(LIST)).headers;
    const again = await get(LIST, { 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get(LIST, { 'if-none-match': `W/${etag}` })).statusCode).toBe(304);
    expect((await get(LIST, { 'if-none-match': '*' })).statusCode).toBe(304);
    expect((await get(LIST, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    const br = { 'accept-encoding': 'br' };
    expect((await get(LIST, { ...br, 'if-none-match': String(etag) })).statusCode).toBe(200);
    const packed = String((await get(LIST, br)).headers.etag);
    expect((await get(LIST, { ...br, 'if-none-match': packed })).statusCode).toBe(304);
  });

  it('take what links carry for others for nothing and known parameters for what they say', async () => {
    const before = test.services.answers.size;
    await get(`${LIST}?page=2`);
    await get(`${LIST}?utm_source=x&page=2&fbclid=1`);
    expect(test.services.answers.size).toBe(before + 1);
    expect((await get(`${LIST}?page=2`)).json().current_page).toBe(2);
  });

  it('belong to one language', async () => {
    const [km, en] = [await get(LIST, { 'accept-language': 'km' }), await get(LIST)];
    expect([km.headers['content-language'], en.headers['content-language']]).toEqual(['km', 'en']);
  });

  it('are nobody else’s when somebody is signed in', async () => {
    const { headers } = await test.signIn();
    const before = test.services.answers.size;
    const mine = await get(`${LIST}?page=3`, headers);
    expect(mine.headers['cache-control']).toBe('private, no-store');
    expect(mine.headers.etag).toBeUndefined();
    expect(test.services.answers.size).toBe(before);
  });

  it('are made anew once something they show has changed', async () => {
    const count = async () => (await get(LIST)).json().item_count as number;
    const before = await count();
    await writeStakeholders(test.services, [{}]);
    expect(await count()).toBe(before + 1);
  });
});
