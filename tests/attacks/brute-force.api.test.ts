import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '#server/limits/limits.ts';
import { allContracts } from '#tests/api/all-contracts.ts';
import { writePerson } from '#tests/factories/person.ts';
import { startTestApp, type TestApp } from '#tests/setup/test-app.ts';
import { aBrowser } from './support/browser.ts';
import { botStamp, mailsTo, PASSWORD } from './support/mails.ts';

let test: TestApp;
let limited: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  limited = await startTestApp({ env: { LIMITS: '1', TRUST_PROXY: '1' } });
});
afterAll(() => Promise.all([test.stop(), limited.stop()]));

const failuresOf = async (id: string) =>
  (
    await test.services.database.pool.query(
      'select failed_sign_ins, locked_until > now() as locked from person where id = $1',
      [id],
    )
  ).rows[0] as { failed_sign_ins: number; locked: boolean | null };

describe('guessing the password of an account', () => {
  it('stops after eight tries, the right one included, and begins anew when the lock is over', async () => {
    const { email, id } = await writePerson(test.services, { password: PASSWORD });
    const browser = aBrowser(test);
    for (let n = 0; n < 8; n += 1) await browser.signIn(email!, `Wrong-${n}-guess`);
    expect(await failuresOf(id)).toEqual({ failed_sign_ins: 8, locked: true });
    const refused = await browser.signIn(email!, PASSWORD);
    expect([refused.statusCode, refused.cookies]).toEqual([422, []]);
    await test.services.database.pool.query('update person set locked_until = now() where id = $1', [id]);
    expect((await browser.signIn(email!, PASSWORD)).statusCode).toBe(200);
    expect(await failuresOf(id)).toEqual({ failed_sign_ins: 0, locked: null });
  });

  it('is no easier with many tries at once', async () => {
    const { email, id } = await writePerson(test.services, { password: PASSWORD });
    const guesses = Array.from({ length: 40 }, (_, n) => `Wrong-${n}-guess`);
    const answers = await Promise.all(guesses.map((guess) => aBrowser(test).signIn(email!, guess)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await failuresOf(id), 'what came after the lock was not even counted').toEqual({
      failed_sign_ins: 8,
      locked: true,
    });
    expect((await aBrowser(test).signIn(email!, PASSWORD)).statusCode).toBe(422);
  });

  it('is written down, for who has an account and for who has none', async () => {
    const { email, id } = await writePerson(test.services, { password: PASSWORD });
    const count = async () =>
      (
        await test.services.database.pool.query(
          `select entity_id, count(*)::int from audit_entry where action = 'person.sign-in-failed'
           and (entity_id is null or entity_id = $1) group by 1 order by 1 nulls last`,
          [id],
        )
      ).rows.map((row) => row.count as number);
    await aBrowser(test).signIn('nobody@example.test', 'x');
    const [before] = await count();
    await aBrowser(test).signIn(email!, 'x');
    await aBrowser(test).signIn('nobody@example.test', 'x');
    expect(await count()).toEqual([1, before! + 1]);
  });
});

describe('calls of the account', () => {
  it('each have a limit of their own kind (B.80)', async () => {
    const strict = (await allContracts()).filter(({ id }) =>
      /^account\..*(sign-in|login|register|password|verif|factor)/.test(id),
    );
    const loose = strict.filter(({ limit }) => limit !== 'auth' && !limit.startsWith('mail:'));
    expect(loose.map(({ id }) => id).sort()).toEqual(['account.second-factor', 'account.sign-in-options']);
  });

  const tries = async (count: number, headersOf: (n: number) => Record<string, string>, url: string) => {
    const codes = [];
    for (let n = 0; n < count; n += 1) {
      const headers = headersOf(n);
      codes.push((await limited.call({ headers }, 'POST', url, {})).statusCode);
    }
    return codes;
  };
  const passed = (codes: number[]) => codes.filter((code) => code !== 429).length;

  it('are counted together, so that another call is no way round', async () => {
    const { points } = LIMITS.auth;
    const from = () => ({ 'x-forwarded-for': '203.0.113.10' });
    await tries(points, from, '/public/api/v1/auth/login/');
    for (const path of ['login', 'password/reset/confirm', 'registration/verify-email'])
      expect(await tries(1, from, `/public/api/v1/auth/${path}/`)).toEqual([429]);
    expect(await tries(1, from, '/api/v1/camdigikey/login/')).toEqual([429]);
  });

  it('are counted by the address a proxy saw, not by what the caller says of itself', async () => {
    const { points } = LIMITS.auth;
    const lies = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}, 203.0.113.20` });
    expect(passed(await tries(points + 5, lies, '/public/api/v1/auth/login/'))).toBe(points);
  });

  it('are counted by the network of an IPv6 address, of which everybody has 2^64', async () => {
    const { points } = LIMITS.auth;
    const many = (n: number) => ({ 'x-forwarded-for': `2001:db8:7:7:${n.toString(16)}::${n}` });
    expect(passed(await tries(points + 5, many, '/public/api/v1/auth/login/'))).toBe(points);
    const neighbour = () => ({ 'x-forwarded-for': '2001:db8:7:8::1' });
    expect(passed(await tries(1, neighbour, '/public/api/v1/auth/login/'))).toBe(1);
  });

  it('fill nobody’s mailbox, from however many addresses they come', async () => {
    const { email } = await writePerson(limited.services, { password: PASSWORD });
    for (let n = 0; n < LIMITS['mail:account'].points + 5; n += 1) {
      const answer = await aBrowser(limited, { 'x-forwarded-for': `192.0.2.${n}` }).post(
        '/public/api/v1/auth/password/reset/',
        { email, bot_stamp: botStamp(limited) },
      );
      expect(answer.statusCode).toBe(202);
    }
    expect(await mailsTo(limited, email!)).toHaveLength(LIMITS['mail:account'].points);
  });
});
