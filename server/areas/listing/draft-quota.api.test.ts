import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { networkHashOf } from '#server/http/caller.ts';
import { LIMITS } from '#server/limits/limits.ts';
import { DRAFT_MAX_BYTES } from '#shared/domain/listing/paths.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { picture } from '#tests/factories/picture.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { LIMITS: '1', TRUST_PROXY: '1' } });
});
afterAll(() => test.stop());

const base = '/public/api/v1/listing-draft/';
const from = (address: string) => ({ 'x-forwarded-for': address });
const begin = async (address: string, values: object = {}, app = test) =>
  app.app.inject({ method: 'POST', url: base, payload: { kind: 'startup', values }, headers: from(address) });

describe('forms begun by nobody in particular', () => {
  it('are bounded in a day by address and by the network around it', async () => {
    const { draft, 'draft-network': network } = LIMITS;
    const codes: number[] = [];
    for (let n = 0; n <= draft.points; n += 1) codes.push((await begin('203.0.113.5')).statusCode);
    expect([codes.filter((code) => code === 201).length, codes.at(-1)]).toEqual([draft.points, 429]);
    // Neighbours are served until the network has had its share; another network is not touched by that.
    for (let n = draft.points; n < network.points; n += 1)
      await test.services.limits.spend('draft-network', networkHashOf(test.services, '203.0.113.6'));
    expect((await begin('203.0.113.7')).statusCode).toBe(429);
    expect((await begin('198.51.100.7')).statusCode).toBe(201);
  });

  it('hold 64 KB of text, also piece by piece, and say so', async () => {
    const text = 'ក'.repeat(DRAFT_MAX_BYTES / 6);
    const begun = await begin('192.0.2.1', { description: text });
    expect(begun.statusCode).toBe(201);
    const more = await test.app.inject({
      method: 'PATCH',
      url: `${base}${begun.json().secret}/`,
      payload: { values: { description_kh: text } },
      headers: from('192.0.2.1'),
    });
    expect([more.statusCode, more.json().message]).toEqual([413, expect.stringContaining('64 KB')]);
    expect((await begin('192.0.2.1', { description: text + text })).statusCode).toBe(413);
  });

  it('and uploads are refused with 507 when the disk is down to its reserve; the rest goes on', async () => {
    const full = await startTestApp({ env: { DISK_RESERVE_MB: '1000000000' }, url: test.url });
    try {
      const { secret } = (await begin('192.0.2.9')).json();
      const refused = await begin('192.0.2.9', {}, full);
      expect([refused.statusCode, refused.json().code]).toEqual([507, 'no_room']);
      const body = await multipart({
        logo: { name: 'a.png', type: 'image/png', bytes: await picture('png') },
      });
      const upload = await full.app.inject({ method: 'POST', url: `${base}${secret}/file/`, ...body });
      expect(upload.statusCode).toBe(507);
      expect((await full.app.inject({ url: `${base}${secret}/` })).statusCode).toBe(200);
      const login = { method: 'POST', url: '/public/api/v1/auth/login/' } as const;
      expect(
        (await full.app.inject({ ...login, payload: { email: 'a@example.test', password: 'x' } })).statusCode,
      ).toBe(422);
    } finally {
      await full.stop();
    }
  });
});
