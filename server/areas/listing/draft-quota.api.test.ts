import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStamp } from '#server/bot-check/stamp.ts';
import { listing_draft } from '#server/database/schema/submission.ts';
import { aroundHashOf, networkHashOf } from '#server/http/caller.ts';
import { LIMITS } from '#server/limits/limits.ts';
import { DRAFT_MAX_BYTES } from '#shared/domain/listing/listing-paths.ts';
import { multipart } from '#tests/factories/multipart.ts';
import { picture } from '#tests/factories/picture.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { LIMITS: '1', TRUST_PROXY: '1' } });
});
afterAll(() => test.stop());

const MESSAGE = {
  name: 'Dara',
  email: 'dara@example.test',
  category: 'feedback',
  description: 'Where is the office of the network, please?',
};
const base = '/public/api/v1/listing-draft/';
const from = (address: string) => ({ 'x-forwarded-for': address });
const shown = () => ({ bot_stamp: makeStamp(test.services.secret, Date.now() - 60_000) });
const shownTo = ({ services }: TestApp) => ({ bot_stamp: makeStamp(services.secret, Date.now() - 60_000) });
const begin = async (address: string, values: object = {}, app = test, bot: object = shown()) =>
  app.call({ headers: from(address) }, 'POST', base, { kind: 'startup', values, ...bot });

async function spendAll(limit: 'file-network' | 'file-around' | 'file-whole' | 'draft-around', key: string) {
  for (let n = 0; n < LIMITS[limit].points; n += 1)
    await test.services.limits.spend(limit, key).catch(() => {});
}

describe('what strangers send in', () => {
  it('is bounded in a day by the network around them', async () => {
    const { 'sent-network': network } = LIMITS;
    for (let n = 0; n < network.points; n += 1)
      await test.services.limits.spend('sent-network', networkHashOf(test.services, '100.64.9.1'));
    const send = (address: string) =>
      test.call({ headers: from(address) }, 'POST', '/api/v1/contact/', { ...MESSAGE, ...shown() });
    expect((await send('100.64.9.2')).statusCode).toBe(429);
    expect((await send('100.64.10.2')).statusCode).toBe(201);
  });
});

describe('pictures of strangers', () => {
  it('are bounded in a day by the network around them and by what one provider hands out', async () => {
    const { services } = test;
    const { secret } = (await begin('100.65.1.1')).json();
    const body = await multipart({ logo: { name: 'a.png', type: 'image/png', bytes: await picture('png') } });
    const send = async (address: string) => {
      const headers = { ...body.headers, ...from(address) };
      return (await test.app.inject({ ...body, method: 'POST', url: `${base}${secret}/file/`, headers }))
        .statusCode;
    };
    expect(await send('100.65.1.1')).toBe(200);
    await spendAll('file-network', networkHashOf(services, '100.65.1.1'));
    expect([await send('100.65.1.2'), await send('100.65.2.2')]).toEqual([429, 200]);
    await spendAll('file-around', aroundHashOf(services, '100.65.1.1'));
    expect([await send('100.65.3.2'), await send('100.66.3.2')]).toEqual([429, 200]);
    await spendAll('file-whole', 'site');
    expect(await send('100.67.3.2')).toBe(429);
  });
});

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

  it('show from the second of a day on that a browser is at work; one show is good for one form', async () => {
    expect((await begin('192.0.2.50', {}, test, {})).statusCode).toBe(201);
    const refused = await begin('192.0.2.50', {}, test, {});
    expect([refused.statusCode, refused.json().message]).toEqual([422, 'No key provided']);
    const once = shown();
    expect((await begin('192.0.2.50', {}, test, once)).statusCode).toBe(201);
    expect((await begin('192.0.2.50', {}, test, once)).statusCode).toBe(422);
    expect((await begin('192.0.2.50')).statusCode).toBe(201);
  });

  it('are so many on the whole site and no more, whoever begins them', async () => {
    const small = await startTestApp({ env: { DRAFTS_KEPT_MOST: '2' } });
    try {
      const codes = [];
      for (const address of ['192.0.2.1', '198.51.100.1', '203.0.113.1'])
        codes.push((await begin(address, {}, small)).statusCode);
      expect(codes).toEqual([201, 201, 507]);
    } finally {
      await small.stop();
    }
  });

  it('find room while somebody fills it from many networks, who pushes out their own', async () => {
    const [most, networks] = [30, 10];
    const small = await startTestApp({
      env: { DRAFTS_KEPT_MOST: String(most), TRUST_PROXY: '1' },
      worker: false,
    });
    try {
      const honest = await begin('192.0.2.1', { name: 'Rice mill' }, small);
      const { secret } = honest.json();
      const flood = async (times: number) => {
        const codes: number[] = [];
        for (let n = 0; n < times; n += 1)
          codes.push((await begin(`100.${n % networks}.7.${n}`, {}, small, shownTo(small))).statusCode);
        return codes;
      };
      await flood(most - 1);
      const refused = await flood(networks);
      expect(new Set(refused), 'no network gets more than the others').toEqual(new Set([507]));
      for (const address of ['198.51.100.1', '203.0.113.1'])
        expect((await begin(address, {}, small, shownTo(small))).statusCode).toBe(201);
      const person = await small.signIn();
      const mine = await small.call(person, 'POST', base, { kind: 'startup', values: {} });
      expect(mine.statusCode).toBe(201);
      const kept = await small.call(null, 'GET', `${base}${secret}/`);
      expect([kept.statusCode, await small.services.database.db.$count(listing_draft)]).toEqual([200, most]);
    } finally {
      await small.stop();
    }
  });

  it('find room while one provider fills it from as many networks as it has', async () => {
    const most = 12;
    const small = await startTestApp({ env: { DRAFTS_KEPT_MOST: String(most), TRUST_PROXY: '1' } });
    try {
      const { secret } = (await begin('192.0.2.1', { name: 'Rice mill' }, small)).json();
      for (let n = 0; n < most + 4; n += 1) await begin(`2001:db8:${n.toString(16)}::1`, {}, small);
      for (const address of ['198.51.100.1', '203.0.113.1', '2001:dead:1::1'])
        expect([address, (await begin(address, {}, small)).statusCode]).toEqual([address, 201]);
      expect((await small.call(null, 'GET', `${base}${secret}/`)).statusCode).toBe(200);
    } finally {
      await small.stop();
    }
  });

  it('are bounded in a day by what one provider hands out', async () => {
    await spendAll('draft-around', aroundHashOf(test.services, '2001:db8::1'));
    expect((await begin('2001:db8:7777::1')).statusCode).toBe(429);
    expect((await begin('2001:db9:7777::1')).statusCode).toBe(201);
  });

  it('are kept without the answers to each saving, whatever key comes along', async () => {
    const { secret } = (await begin('100.68.1.1')).json();
    const save = (n: number) =>
      test.call(
        { headers: { ...from('100.68.1.1'), 'idempotency-key': `save-number-${n}` } },
        'PATCH',
        `${base}${secret}/`,
        { values: { description: 'x'.repeat(1_000 + n) } },
      );
    for (let n = 0; n < 5; n += 1) expect((await save(n)).statusCode).toBe(200);
    const { rows } = await test.services.database.pool.query(
      "select 1 from idempotency_key where scope like 'listing.save-draft%'",
    );
    expect(rows).toEqual([]);
  });

  it('hold 64 KB of text, also piece by piece, and say so', async () => {
    const text = 'ក'.repeat(DRAFT_MAX_BYTES / 6);
    const begun = await begin('192.0.2.1', { description: text });
    expect(begun.statusCode).toBe(201);
    const more = await test.call({ headers: from('192.0.2.1') }, 'PATCH', `${base}${begun.json().secret}/`, {
      values: { description_kh: text },
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
      expect((await full.call(null, 'GET', `${base}${secret}/`)).statusCode).toBe(200);
      const writeToUs = await full.call(null, 'POST', '/api/v1/contact/', { ...MESSAGE, ...shown() });
      expect(writeToUs.statusCode).toBe(507);
      const login = { method: 'POST', url: '/public/api/v1/auth/login/' } as const;
      expect(
        (await full.app.inject({ ...login, payload: { email: 'a@example.test', password: 'x' } })).statusCode,
      ).toBe(422);
    } finally {
      await full.stop();
    }
  });
});
