import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

describe('guessing through a proxy that TRUST_PROXY=0 does not believe', () => {
  const { points } = LIMITS.auth;

  it.each([
    ['of this machine', '127.0.0.1'],
    ['of this house', '172.18.0.2'],
  ])('locks nobody else out, behind one %s', async (_, proxy) => {
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
