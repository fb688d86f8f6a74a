import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeStamp } from '#server/bot-check/stamp.ts';
import { LIMITS } from '#server/limits/limits.ts';
import { writePerson } from '#tests/factories/person.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { PASSWORD } from './support/mails.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { LIMITS: '1', TRUST_PROXY: '0' } });
});
afterAll(() => test.stop());

/** Signs in over a connection from an address, with what the header says. */
const signIn = async (remoteAddress: string, said: string, email?: string, password?: string) =>
  (
    await test.app.inject({
      method: 'POST',
      url: '/public/api/v1/auth/login/',
      remoteAddress,
      headers: { 'x-forwarded-for': said },
      payload: { email, password },
    })
  ).statusCode;

/** How many of so many tries, empty ones to be quick, were looked at at all. */
async function judged(count: number, remoteAddress: string, saidOf: (n: number) => string) {
  let passed = 0;
  for (let n = 0; n < count; n += 1) if ((await signIn(remoteAddress, saidOf(n))) !== 429) passed += 1;
  return passed;
}

/** Asks over a connection from an address, with these headers. */
const ask = async (remoteAddress: string, url: string, headers: Record<string, string>) =>
  (await test.app.inject({ method: 'GET', url, remoteAddress, headers })).statusCode;

/** Writes to the desk, as a stranger with a stamp of the bot check. */
const write = async (remoteAddress: string, said: string) =>
  (
    await test.app.inject({
      method: 'POST',
      url: '/api/v1/contact/',
      remoteAddress,
      headers: { 'x-forwarded-for': said },
      payload: {
        name: 'Dara',
        email: `dara-${crypto.randomUUID()}@example.test`,
        category: 'feedback',
        description: 'Where is the office of the network, please?',
        bot_stamp: makeStamp(test.services.secret, Date.now() - 60_000),
      },
    })
  ).statusCode;

const PROXIES = [
  ['of this machine', '127.0.0.1'],
  ['of this house', '172.18.0.2'],
] as const;

describe('doing too much of anything through a proxy that TRUST_PROXY=0 does not believe', () => {
  it.each(PROXIES)('keeps nobody else from reading, behind one %s', async (_, proxy) => {
    const tried = async (said: string) => ask(proxy, '/files/none/original', { 'x-forwarded-for': said });
    const { points } = LIMITS.missing;
    const codes = [];
    for (let n = 0; n < points + 3; n += 1) codes.push(await tried(`198.51.100.${n % 200}, 203.0.113.11`));
    expect([codes[0], codes.at(-1)]).toEqual([404, 429]);
    expect(await tried('203.0.113.12')).toBe(404);
  });

  it.each(PROXIES)('keeps nobody else from writing to the desk, behind one %s', async (_, proxy) => {
    const { points } = LIMITS['mail:contact'];
    const codes = [];
    for (let n = 0; n < points + 2; n += 1) codes.push(await write(proxy, '203.0.113.13'));
    expect([codes[0], codes.at(-1)]).toEqual([201, 429]);
    expect(await write(proxy, '203.0.113.14')).toBe(201);
  });

  it.each([
    ['X-Real-IP', (address: string) => ({ 'x-real-ip': address })],
    ['Forwarded', (address: string) => ({ forwarded: `for=192.0.2.1, proto=https;for="${address}:4711"` })],
    ['an address with a port', (address: string) => ({ 'x-forwarded-for': `${address}:4711` })],
  ])('is told from others by %s as well', async (_, headersOf) => {
    const tried = (address: string) => ask('127.0.0.1', '/files/none/original', headersOf(address));
    const address = `203.0.113.${100 + _.length}`;
    for (let n = 0; n < LIMITS.missing.points; n += 1) await tried(address);
    expect([await tried(address), await tried('203.0.113.99')]).toEqual([429, 404]);
  });

  it('has an end for who makes addresses up within the house, or says two of them', async () => {
    const most = LIMITS['write-behind'].points;
    const wide = (n: number) => `10.${n >> 8}.${n & 255}.1`;
    for (const [proxy, more] of [
      ['10.0.0.67', {}],
      ['127.0.0.1', { 'x-real-ip': '203.0.113.15' }],
    ] as const) {
      const send = async (n: number) =>
        (
          await test.app.inject({
            method: 'POST',
            url: '/none',
            remoteAddress: proxy,
            headers: { 'x-forwarded-for': wide(n), ...more },
          })
        ).statusCode;
      const codes = await Promise.all(Array.from({ length: most + 5 }, (_, n) => send(n)));
      expect(codes.filter((code) => code === 429)).toHaveLength(5);
    }
  });
});

describe('with two proxies in a row', () => {
  let behind: TestApp;
  beforeAll(async () => {
    behind = await startTestApp({ env: { LIMITS: '1', TRUST_PROXY: '2' } });
  });
  afterAll(() => behind.stop());

  it('the address counts that the outer one wrote, whatever callers write before it', async () => {
    const tried = async (said: string) =>
      (
        await behind.app.inject({
          url: '/files/none/original',
          remoteAddress: '10.0.0.2',
          headers: { 'x-forwarded-for': said },
        })
      ).statusCode;
    const codes = [];
    for (let n = 0; n < LIMITS.missing.points + 2; n += 1)
      codes.push(await tried(`192.0.2.${n % 200}, 203.0.113.16, 10.0.0.1`));
    expect([codes[0], codes.at(-1)]).toEqual([404, 429]);
    expect(await tried('203.0.113.16, 203.0.113.17, 10.0.0.1')).toBe(404);
  });
});

describe('guessing through a proxy that TRUST_PROXY=0 does not believe', () => {
  const { points } = LIMITS.auth;

  it.each(PROXIES)('locks nobody else out, behind one %s', async (_, proxy) => {
    const { email } = await writePerson(test.services, { password: PASSWORD });
    expect(await judged(points + 5, proxy, (n) => `198.51.100.${n}, 203.0.113.1`)).toBe(points);
    expect(await signIn(proxy, '203.0.113.2', email!, PASSWORD)).toBe(200);
  });

  it('keeps the lock of the account, from however many addresses', async () => {
    const { email } = await writePerson(test.services, { password: PASSWORD });
    for (let n = 0; n < 8; n += 1) await signIn('127.0.0.1', `192.0.2.${n}`, email!, `Wrong-${n}-guess`);
    expect(await signIn('127.0.0.1', '192.0.2.99', email!, PASSWORD)).toBe(422);
  });

  it('helps nobody who comes straight and writes the header', async () => {
    expect(await judged(points + 5, '203.0.113.40', (n) => `192.0.2.${n}`)).toBe(points);
  });

  it('has an end for who makes addresses up within the house', async () => {
    const most = LIMITS['auth-behind'].points;
    expect(await judged(most + 5, '10.0.0.66', (n) => `10.${n >> 8}.${n & 255}.1`)).toBe(most);
  });
});
